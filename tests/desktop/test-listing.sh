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

# Header capitalisation: what stands on a button, in a menu, over a window, a page or a group of rows. Of menus that list steps, the
# steps are sentences, the same that Undo names.
button='//*[contains(@class, "Button")]/property[@name="label"]'
title='//*[contains(concat(@class, @parent), "Window") or contains(@class, "StatusPage")]/property[@name="title"]'
in_ui="//attribute[@name='label']/text() | $button/text() | $title/text() | //*[@class='MusterRowGroup']/property[@name='heading']/text()"
in_source='button_(new_with|set)_(label|mnemonic) \(|g_menu_append \(|add_item \(|window_set_title \(|file_chooser|= ask \(|start_label ='

# Prints all of them, a line each; mnemonics and what isn't a letter before the first are left out.
list_headers ()
{
  {
    find "$MUSTER_SOURCE/ui" -name '*.ui' -exec xmllint --xpath "$in_ui" {} ';' 2>/dev/null
    grep -rhE "$in_source" "$MUSTER_SOURCE/src" --include='*.c' | grep -oE '\<N?_ \("[^"]*"' | sed 's/.*("//; s/"$//'
  } | sed 's/_//g; s/^[^[:alpha:]]*//; s/&amp;/and/g' | grep .
}

# Prints those of its input that aren't capitalised so. Short words stay small, unless they come first.
find_plain ()
{
  grep -vE "^[[:upper:]][^ ]*( (a|an|and|as|at|by|for|from|in|into|of|on|or|the|to|with)| [^[:lower:]][^ ]*)*$"
}

is_plain ()
{
  test -n "$(echo "$1" | find_plain)"
}

headers=$(list_headers)
plain=$(printf '%s\n' "$headers" | find_plain | tr '\n' ';')
case_ok "buttons, menus and titles are found" test "$(printf '%s\n' "$headers" | sort -u | wc -l)" -ge 100
case_ok "one of a window's file and one of a source among them" \
  test "$(printf '%s\n' "$headers" | grep -cxE 'Copy to Library|Add a Puppet State')" -eq 2
case_ok "they are in header capitalisation${plain:+: $plain}" test -z "$plain"
case_ok "“Add a player” wouldn't be" is_plain 'Add a player'
case_ok "“new Character” wouldn't be" is_plain 'new Character'
echo "1..$n"
exit $failed
