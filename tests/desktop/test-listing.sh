#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What software centres ask of a program beyond the syntax of its files: docs/listing.md has the points.
#
#   test-listing.sh METAINFO VERSION
set -u
metainfo=$1
version=$2
manifest=$MUSTER_SOURCE/data/org.muster.Muster.yml
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
case_ok "the newest release is this version" test "$(find_text '/component/releases/release[1]/@version')" = "$version"
case_ok "and has notes" test -n "$(find_text '/component/releases/release[1]/description')"

captions=$(xmllint --xpath '/component/screenshots/screenshot/caption[not(@*)]/text()' "$metainfo")
case_ok "each screenshot has a caption" \
  test "$(printf '%s\n' "$captions" | wc -l)" -eq "$(xmllint --xpath 'count(/component/screenshots/screenshot)' "$metainfo")"
case_ok "of at most 100 characters, without a full stop" \
  test -z "$(printf '%s\n' "$captions" | grep -E '.{101}|[.]$')"

case_ok "the manifest names one runtime" test "$(grep -cE "^runtime-version: '[0-9]+'$" "$manifest")" -eq 1
case_ok "it asks for no network and for none of the host's files" \
  test -z "$(grep -E -- '--share=network|--filesystem|--socket=(session|system)-bus|--device=all' "$manifest")"

# Short words stay small.
small='a|an|and|as|at|by|for|from|in|into|of|on|or|the|to|with'
plain=$(grep -rhoE '<attribute name="label" translatable="yes">[^<]*' "$MUSTER_SOURCE/ui" | sed 's/.*>//; s/_//g' |
  grep -E ' [a-z]' | grep -vE "^[A-Z][^ ]*( ($small)| [^a-z][^ ]*)*$")
case_ok "menu items are in header capitalisation${plain:+: $plain}" test -z "$plain"
echo "1..$n"
exit $failed
