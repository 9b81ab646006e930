#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `muster list`: every row against the lists that were copied from the rulebook by hand, the columns that it
# promises, searching, the text for a terminal, and calls that can't work.
muster=$1
golden=$MUSTER_SOURCE/tests/golden/list
. "$MUSTER_SOURCE/tests/support/tap.sh"

tab=$(printf '\t')

# A tsv with each cell under its heading, as the lists have it: "pike | name: Pike | values:  | ec: 2 …"
label ()
{
  awk -F '\t' '
    NR == 1 { for (i = 1; i <= NF; i++) header[i] = $i; next }
    { line = $1; for (i = 2; i <= NF; i++) line = line " | " header[i] ": " $i; print line }' "$1"
}

# KIND COLUMNS: the columns after id, name and values
rows_of ()
{
  run "$muster" list "$1" --format=tsv
  is "$1: exit status" "$status" 0
  is "$1: no complaint" "$err" ''
  is "$1: columns" "$(head -n 1 "$tmp/out" | tr '\t' ' ')" "id name values $2"
  label "$tmp/out" >"$tmp/labelled"
  run diff "$golden/$1.txt" "$tmp/labelled"
  is "$1: rows as in the book" "$out" ''
}

rows_of race 'def arm tuf end mana comm move att str s-pow reach effects points'
rows_of tarot 'rank suit def tuf end mana comm move att str s-pow skills restrict points'
rows_of weapon 'ec type w-att w-pow reach ranged crit special hands points'
rows_of weapon-enchantment 'rank type special points'
rows_of armor 'type def arm points'
rows_of armor-enchantment 'rank effect points'
rows_of accessory 'hands effect points'
rows_of skill 'suit rank points'

for kind in ability value puppet castle-card stuffed-card aim; do
  run "$muster" list $kind --format=tsv
  is "$kind: exit status" "$status" 0
  is "$kind: the same number of cells in every row" "$(awk -F '\t' '{ print NF }' "$tmp/out" | sort -u | wc -l | tr -d ' ')" 1
  is "$kind: the first columns" "$(head -n 1 "$tmp/out" | cut -f 1-3)" "id${tab}name${tab}values"
done

# Searching

ids ()
{
  run "$muster" list "$@" --format=tsv
  is "list $*: exit status" "$status" 0
  ids=$(sed 1d "$tmp/out" | cut -f 1 | tr '\n' ' ')
}

ids ability shadow-hop
is 'one option by its id' "$ids" 'shadow-hop '
ids skill check
is 'an id is that option, though it is a part of another' "$ids" 'check '
ids skill Check
is 'a word that is no id' "$ids" 'check checkmate '
ids skill CHECKM
is 'large and small letters are alike' "$ids" 'checkmate '
ids weapon ranged liberty
is 'several words' "$ids" 'pistol rifle '
ids puppet 'BÊTE'
is 'a word with an accent' "$ids" 'bete-noire '
ids castle-card attack
is "a column's word means that column" "$ids" 'attack-peasants attack-archers attack-spearmen attack-swordsmen attack-knights attack-ballistas attack-trebuchet '
ids castle-card Defense 10
is "a column's word with another" "$ids" 'defense-trebuchet '
run "$muster" list castle-card alliance --format=tsv
is 'a card without a worth shows none' "$(sed 1d "$tmp/out" | cut -f 4-5)" "special$tab"
ids weapon no-such-thing
is 'no match' "$ids" ''

run "$muster" list weapon no-such-thing
is 'no match as text: exit status' "$status" 0
is 'no match as text' "$out" 'Nothing matches.'

# The text

run "$muster" list weapon
is 'text is what is printed by itself' "$(head -n 1 "$tmp/out" | awk '{ print $1, $2, $3, $NF }')" 'id name values points'
is 'text: lines up' "$(awk '{ print length ($0) }' "$tmp/out" | sort -u | wc -l | tr -d ' ')" 1
is 'text: a row a weapon, and the headings' "$(wc -l <"$tmp/out" | tr -d ' ')" 30
run "$muster" list weapon --format=text
is 'text: the same when asked for' "$out" "$("$muster" list weapon)"

run "$muster" list value
is 'text: no heading over nothing' "$(head -n 1 "$tmp/out" | awk '{ print $1, $2, $3, NF }')" 'id name about 3'
run "$muster" list value --format=tsv
is 'tsv: each heading, always' "$(head -n 1 "$tmp/out" | tr '\t' ' ')" 'id name values about'

# A pipe has no width; a terminal does.
run "$muster" list ability
wide=$(wc -L <"$tmp/out")
[ "$wide" -gt 200 ]
tell 'pipe: as wide as it gets' $? "$wide columns"
for columns in 180 200; do
  if command -v script >/dev/null; then
    run script -q -e -c "stty cols $columns && '$muster' list ability" /dev/null
    is "terminal of $columns: exit status" "$status" 0
    tr -d '\r' <"$tmp/out" >"$tmp/screen"
    narrow=$(wc -L <"$tmp/screen")
    [ "$narrow" -le $columns ]
    tell "terminal of $columns: fits" $? "$narrow columns"
    is "terminal of $columns: no word is lost" "$(tr -s ' \n' '\n\n' <"$tmp/screen" | sort | uniq -c)" \
       "$("$muster" list ability | tr -s ' \n' '\n\n' | sort | uniq -c)"
  else
    skip "terminal of $columns" 'no script'
  fi
done

# In a locale that knows no accents they are the same bytes.
run env LC_ALL=C "$muster" list puppet bete-noire --format=tsv
is 'C locale: tsv' "$(sed 1d "$tmp/out")" "bete-noire${tab}Bête Noire${tab}${tab}sidekick${tab}seamus"
run env LC_ALL=C "$muster" list puppet bete-noire
has 'C locale: text' "$out" 'Bête Noire'
run env LC_ALL=C "$muster" list puppet Bête --format=tsv
has 'C locale: searching' "$out" 'Bête Noire'

# What can't work

run "$muster" list
one_line 'no kind'
has 'no kind: says which there are' "$err" weapon-enchantment

run "$muster" list weapons
one_line 'an unknown kind'
has 'an unknown kind: names it' "$err" '“weapons”'
has 'an unknown kind: says which there are' "$err" weapon-enchantment
has 'an unknown kind: what was meant' "$err" 'did you mean “weapon”?'
run "$muster" list castle
has 'the beginning of a kind' "$err" 'did you mean “castle-card”?'
run "$muster" list elephant
has 'a kind like no other' "$err" 'there is no kind “elephant”; there are value'

run "$muster" list weapon --format=pdf
one_line 'an unknown format'
has 'an unknown format: names it' "$err" '“pdf”'

run "$muster" list weapon --frmat=tsv
one_line 'an unknown option'
has 'an unknown option: names it' "$err" --frmat

run "$muster" list weapon "$(printf 'caf\351')"
one_line 'a word that is not UTF-8'

run "$muster" list weapon --content="$tmp/none.db"
one_line 'no content'
has 'no content: names the file' "$err" "$tmp/none.db"

run env MUSTER_CONTENT="$tmp/none.db" "$muster" list weapon
one_line 'no content, by environment'
has 'no content, by environment: names the file' "$err" "$tmp/none.db"

run "$muster" list weapon --content="$tmp"
one_line 'a folder for content'
has 'a folder for content: says so' "$err" 'this is a folder'

mkfifo "$tmp/pipe"
run timeout 10 "$muster" list weapon --content="$tmp/pipe"
one_line 'a pipe for content'

head -c 10000 "$MUSTER_CONTENT" >"$tmp/short.db"
run "$muster" list weapon --content="$tmp/short.db"
one_line 'half the content'
has 'half the content: names the file' "$err" "$tmp/short.db"

# Accents don't matter, either way round.
run "$muster" list puppet bete --format=tsv
is 'bete finds Bête Noire' "$(echo "$out" | cut -f 1)" "$(printf 'id\nbete-noire')"
run "$muster" list puppet 'BÊTE' --format=tsv
is 'BÊTE finds Bête Noire' "$(echo "$out" | cut -f 1)" "$(printf 'id\nbete-noire')"
run "$muster" list castle-card attack --format=tsv
is 'attack means the kind alone' "$(echo "$out" | sed 1d | cut -f 4 | sort -u)" attack

done_testing
