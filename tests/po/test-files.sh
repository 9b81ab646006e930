#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Files never depend on the language: what a program will read is the same bytes, whatever the player speaks.
#
#   test-files.sh MUSTER
set -u
. "$MUSTER_SOURCE/tests/support/tap.sh"

muster=$1
"$MUSTER_SOURCE/tests/po/pseudo" "$tmp/pseudo" || exit 1

# NAME COMMAND…: a case: the command prints the same in both languages, and something.
same ()
{
  name=$1
  shift
  run "$@"
  plain=$out
  run env LANGUAGE=qps MUSTER_LOCALEDIR="$tmp/pseudo" LOCPATH="$tmp/pseudo" LC_ALL=en_US.UTF-8 "$@"
  is "$name: the same in another language" "$out" "$plain"
  has "$name: says something" "$plain" ' '
}

for kind in race tarot weapon weapon-enchantment armor armor-enchantment accessory skill ability value puppet castle-card stuffed-card; do
  same "list $kind" "$muster" list --format=tsv "$kind"
done
for sample in "$MUSTER_SOURCE"/data/samples/*.muster; do
  base=$(basename "$sample" .muster)
  same "report of $base" "$muster" check --format=xml "$sample"
  same "cards of $base" "$muster" export --to=xml -o - "$sample"
done

run "$muster" pack compile -o "$tmp/plain.db" "$MUSTER_SOURCE"/data/packs/*.xml
run env LANGUAGE=qps MUSTER_LOCALEDIR="$tmp/pseudo" LOCPATH="$tmp/pseudo" LC_ALL=en_US.UTF-8 "$muster" pack compile -o "$tmp/other.db" "$MUSTER_SOURCE"/data/packs/*.xml
run cmp "$tmp/plain.db" "$tmp/other.db"
is 'the content database is the same in another language' "$out$err" ''

# A library that was filled in one language tells of no change in another, and finds what the player calls things.
library=$tmp/library.db
run env LANGUAGE=qps MUSTER_LOCALEDIR="$tmp/pseudo" LOCPATH="$tmp/pseudo" LC_ALL=en_US.UTF-8 "$muster" library --library="$library" import "$MUSTER_SOURCE/data/samples/worked-example.muster"
is 'a library is filled in another language' "$status" 0
run "$muster" library --library="$library" list --format=tsv sabre
has 'what it holds is found by its English name' "$out" 'Robed Elf Warrior'
run "$muster" library --library="$library" export -o "$tmp/out.muster" 1
run "$muster" check --format=xml "$tmp/out.muster"
has 'and is what it was' "$out" 'points="75"'
done_testing
