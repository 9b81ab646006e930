#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The starter collection: all of it is legal without a hint, each race has a character and each has a picture and a sentence; eight
# battle groups of 100 to 500 points use what they have.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"
starter=$MUSTER_SOURCE/data/samples/starter.muster

run "$muster" check --format=tsv "$starter"
printf '%s\n' "$out" | tail -n +2 >"$tmp/all"
is 'legal, and nothing to say of any of it' "$status,$(cut -f 6- "$tmp/all" | sort -u)" "0,legal	"
is 'no name twice' "$(cut -f 2 "$tmp/all" | sort | uniq -d)" ''
is 'eight battle groups' "$(grep -c '	battle-group	' "$tmp/all")" 8
is 'of 100 to 500 points, with little left over' \
   "$(awk -F '\t' '$3 == "battle-group" && ($5 < 100 || $5 > 500 || $4 > $5 || $4 < .97 * $5)' "$tmp/all")" ''
is 'the smallest and the largest' "$(awk -F '\t' '$3 == "battle-group" { print $5 }' "$tmp/all" | sort -n | sed -n '1p;$p' | tr '\n' ' ')" '100 500 '

# What stands by itself, and not in a group
sed -n '/^  <character /,$p' "$starter" >"$tmp/characters"
"$muster" list race --format=tsv | tail -n +2 | cut -f 1 | sort >"$tmp/races"
grep -o ' race="[^"]*"' "$tmp/characters" | cut -d '"' -f 2 | sort -u >"$tmp/shown"
is 'a character for each race' "$(cat "$tmp/shown")" "$(cat "$tmp/races")"
n=$(grep -c '<character ' "$starter")
is 'a sentence for each' "$(grep -c '<notes>[A-Z].*[.]</notes>' "$starter")" "$n"
is 'a picture for each' "$(grep -c '<portrait type="image/png">' "$starter")" "$n"
is 'a theme for each group' "$(grep -c '<battle-group .* s:about="[A-Z][^"]*[.]"' "$starter")" 8
is 'in all suits' "$(grep -o ' tarot="[^"]*"' "$tmp/characters" | sed 's/.*-of-//' | sort -u | tr -d '"' | tr '\n' ' ')" 'coins cups rods swords '
run "$muster" export --to=pdf -o "$tmp/starter.pdf" "$starter"
is 'it can be printed' "$status" 0
is 'every character of a group is one of those that stand by themselves' \
   "$(grep -o '<character name="[^"]*"' "$starter" | sort -u | wc -l)" "$(grep -c '<character ' "$tmp/characters")"

done_testing
