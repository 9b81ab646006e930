#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Tabletop Simulator: sheets of at most 10 by 7 cards, fronts and backs in the same places, and the saved object that names them,
# as JSON that another program reads.
muster=$(realpath "$1")
. "$MUSTER_SOURCE/tests/support/tap.sh"

# FILE QUERY: what the object says, by SQLite's reader of JSON
ask ()
{
  sqlite3 :memory: "SELECT $2 FROM (SELECT readfile ('$1') AS object)"
}

# FILE: how many pixels a PNG has across and down
size ()
{
  dd if="$1" bs=1 skip=16 count=8 2>/dev/null | od -An -tu1 | awk '{ print $1 * 16777216 + $2 * 65536 + $3 * 256 + $4, $5 * 16777216 + $6 * 65536 + $7 * 256 + $8 }'
}

cat >"$tmp/raid.muster" <<END
<muster xmlns="urn:muster:1">
  <battle-group name="A &quot;raid&quot; \\ more" points="5000">
    <character name="Knight" count="71" race="human" tarot="4-of-swords"/>
    <character name="Tab&#9;bed" race="human" tarot="2-of-cups"/>
  </battle-group>
</muster>
END
mkdir "$tmp/made folder"
cd "$tmp/made folder"
run "$muster" export --to=tts -o raid.json "$tmp/raid.muster"
is 'written' "$status" 0
is 'the files' "$(ls)" 'raid-1-backs.png
raid-1-fronts.png
raid-2-backs.png
raid-2-fronts.png
raid.json'
is 'it is JSON' "$(ask raid.json 'json_valid (object)')" 1
is 'with the title, whatever is in it' "$(ask raid.json "object ->> 'SaveName'")" 'A "raid" \ more'
is 'two decks, of two sheets' "$(ask raid.json "json_array_length (object, '\$.ObjectStates')")" 2
is 'seventy cards in the first' "$(ask raid.json "json_array_length (object, '\$.ObjectStates[0].DeckIDs'), json_array_length (object, '\$.ObjectStates[0].ContainedObjects')")" '70|70'
is 'ten by seven' "$(ask raid.json "object ->> '\$.ObjectStates[0].CustomDeck.1.NumWidth', object ->> '\$.ObjectStates[0].CustomDeck.1.NumHeight'")" '10|7'
is 'and two by two at least' "$(ask raid.json "object ->> '\$.ObjectStates[1].CustomDeck.2.NumWidth', object ->> '\$.ObjectStates[1].CustomDeck.2.NumHeight'")" '2|2'
is 'the last card of the first sheet' "$(ask raid.json "object ->> '\$.ObjectStates[0].ContainedObjects[69].Nickname', object ->> '\$.ObjectStates[0].ContainedObjects[69].CardID'")" 'Knight (70)|169'
is 'the last card of all' "$(ask raid.json "object ->> '\$.ObjectStates[1].ContainedObjects[1].Nickname', object ->> '\$.ObjectStates[1].ContainedObjects[1].CardID'")" "Tab$(printf '\t')bed|201"
is 'each card has a back of its own' "$(ask raid.json "object ->> '\$.ObjectStates[0].CustomDeck.1.UniqueBack'")" 1
is 'where the sheets are' "$(ask raid.json "object ->> '\$.ObjectStates[1].CustomDeck.2.BackURL'")" "file://$tmp/made%20folder/raid-2-backs.png"
is 'fronts and backs are of one size' "$(size raid-1-fronts.png)" "$(size raid-1-backs.png)"
set -- $(size raid-1-fronts.png)
is 'at most 4096 pixels' "$([ "$1" -le 4096 ] && [ "$2" -le 4096 ] && [ "$2" -gt 3900 ]; echo $?)" 0
is 'whole pixels for each card' "$(($1 % 10)),$(($2 % 7))" 0,0

rm -f ./*
run "$muster" export --to=tts --card=full --sides=front --bleed=3 -o one.json "$MUSTER_SOURCE/data/samples/worked-example.muster"
is 'options that have no meaning there' "$status" 0
is 'one card is a card, no deck' "$(ask one.json "object ->> '\$.ObjectStates[0].Name', object ->> '\$.ObjectStates[0].Nickname'")" 'CardCustom|Robed Elf Warrior'
run "$muster" export --to=tts -o - "$tmp/raid.muster"
one_line 'standard output'
echo '<muster xmlns="urn:muster:1"/>' >"$tmp/empty.muster"
run "$muster" export --to=tts -o empty.json "$tmp/empty.muster"
one_line 'nothing to write'
ok_files=$(ls)
is 'and nothing is written' "$ok_files" 'one-1-backs.png
one-1-fronts.png
one.json'

done_testing
