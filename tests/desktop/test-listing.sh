#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What software centres ask of the metainfo file beyond its syntax.
#
#   test-listing.sh METAINFO
set -u
metainfo=$1
n=0
failed=0

# Prints one TAP line: ok where the rest of the arguments is a true test.
case_ok ()
{
  name=$1
  shift
  n=$((n + 1))
  if "$@"; then
    echo "ok $n - $name"
  else
    echo "not ok $n - $name"
    failed=1
  fi
}

# The text of the first element that an XPath finds.
find_text ()
{
  xmllint --xpath "string($1)" "$metainfo"
}

summary=$(find_text '/component/summary[not(@*)]')
description=$(find_text '/component/description[not(@*)]')

case_ok "there is a summary" test -n "$summary"
case_ok "the summary has at most 35 characters" test "${#summary}" -le 35
case_ok "the summary doesn't end with a full stop" test "${summary%.}" = "$summary"
for scheme in light dark; do
  case_ok "there is a brand colour for the $scheme style" \
    test -n "$(find_text "/component/branding/color[@type='primary'][@scheme_preference='$scheme']")"
done
case_ok "the maker of Collision is named" test "${description#*New World Gaming Co.}" != "$description"
echo "1..$n"
exit $failed
