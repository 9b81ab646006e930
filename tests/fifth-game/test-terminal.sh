#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A fifth game in the terminal: check, library and export know it by its table alone.
muster=$(realpath "$1")
. "$MUSTER_SOURCE/tests/support/tap.sh"

MUSTER_LIBRARY=$tmp/library.db
export MUSTER_LIBRARY
cd "$tmp" || exit 1

# FILE CONTENT: writes a document
document ()
{
  printf '<muster xmlns="urn:muster:1">%s</muster>' "$2" >"$1"
}

document full.muster '<marble-bag name="Blue" marbles="10"/>'
document over.muster '<marble-bag name="Torn" marbles="11"/>'

run "$muster" check --format=xml full.muster
is 'ten marbles are legal' "$status" 0
has 'the report has its element' "$out" '<marble-bag name="Blue" legal="yes" marbles="10"/>'
run "$muster" check over.muster
is 'eleven are not' "$status" 1
has 'the rule says why' "$out" '11 marbles are in the bag; it holds 10.'

run "$muster" library import full.muster over.muster
is 'the library takes both' "$status" 0
run "$muster" library list
has 'it lists the one' "$out" 'Blue'
has 'it lists the other' "$out" 'Torn'
run "$muster" library export -o again.muster Blue
is 'the library gives it back' "$status" 0
has 'as it was' "$(cat again.muster)" '<marble-bag name="Blue" marbles="10"/>'

run "$muster" export --to=markdown -o bag.md full.muster
is 'it is exported as words' "$status" 0
has 'the list has its lines' "$(cat bag.md)" 'Marble'
run "$muster" export --to=pdf -o bag.pdf full.muster
is 'it is exported as pages' "$status" 0
run pdftotext bag.pdf -
has 'the page has its name' "$out" 'Blue'
done_testing
