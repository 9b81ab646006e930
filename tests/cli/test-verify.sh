#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `muster verify`: receipts that say the same for the same list and something else for any other; links with codes.
muster=$(realpath "$1")
. "$MUSTER_SOURCE/tests/support/tap.sh"

# FILE CONTENT: writes a document
document ()
{
  printf '<muster xmlns="urn:muster:1">%s</muster>' "$2" >"$tmp/$1"
}

# FILE: its first receipt
receipt ()
{
  "$muster" verify --format=tsv "$1" | sed -n 2p | cut -f 8
}

a='race="human" tarot="2-of-swords"><weapon ref="blade"/><skill ref="parry"/><skill ref="power-attack"/></character>'
document one.muster "<character name=\"Vex\" $a"
document renamed.muster "<!-- mine --><character name=\"Other\" race=\"human\" tarot=\"2-of-swords\"><skill ref=\"power-attack\"/><skill ref=\"parry\"/><weapon ref=\"blade\"/><notes>Bold.</notes></character>"
document changed.muster '<character name="Vex" race="human" tarot="2-of-swords"><weapon ref="dagger"/><skill ref="parry"/><skill ref="power-attack"/></character>'
document illegal.muster '<character name="Brak" race="human" tarot="2-of-swords" accessory="shield"><weapon ref="pike"/><skill ref="parry"/><skill ref="power-attack"/></character>'
document twice.muster "<battle-group name=\"G\" points=\"100\"><character name=\"V\" $a<character name=\"W\" $a</battle-group>"
document counted.muster "<battle-group name=\"H\" points=\"100\"><character name=\"V\" count=\"2\" $a</battle-group>"
document larger.muster "<battle-group name=\"G\" points=\"150\"><character name=\"V\" count=\"2\" $a</battle-group>"
document lower.muster '<kingdom name="N"><castle><defense ref="knights"/><defense ref="archers"/></castle></kingdom>'
document upper.muster '<kingdom name="N"><castle><defense ref="archers"/><defense ref="knights"/></castle></kingdom>'
cd "$tmp" || exit 1

run "$muster" verify one.muster
is 'a legal list: exit status' "$status$err" 0
has 'its name' "$out" 'Vex'
has 'its content' "$out" '  Content: Collision '
has 'its points' "$out" '  Points: 25'
has 'its verdict' "$out" '  Verdict: legal'
first=$(receipt one.muster)
has 'its receipt' "$out" "  Receipt: $first"
is 'five groups of four' "$(echo "$first" | sed 's/[0-9A-Z]/x/g')" 'xxxx-xxxx-xxxx-xxxx-xxxx'
is 'names, notes and order do not matter' "$(receipt renamed.muster)" "$first"
tell 'another weapon does' "$([ "$(receipt changed.muster)" != "$first" ]; echo $?)"
is 'two members, or one counted twice' "$(receipt twice.muster)" "$(receipt counted.muster)"
tell 'another limit' "$([ "$(receipt larger.muster)" != "$(receipt counted.muster)" ]; echo $?)"
tell 'the order of defenses matters' "$([ "$(receipt lower.muster)" != "$(receipt upper.muster)" ]; echo $?)"
is 'in any language' "$(LANGUAGE=de LC_ALL=C.UTF-8 receipt one.muster)" "$first"

code=$("$muster" code one.muster | cut -f 1)
is 'a code has the receipt of its file' "$(receipt "$code")" "$first"
is 'a link too' "$(receipt "muster:$code")" "$first"
low=$(echo "$code" | tr 'A-Z' 'a-z')
is 'in small letters, with spaces' "$(receipt " $low ")" "$first"
is 'without dashes' "$(receipt "$(echo "$code" | tr -d -)")" "$first"
is 'on two lines' "$(receipt "$(echo "$code" | sed 's/-/\n/')")" "$first"
run "$muster" verify "${code%?}"
one_line 'a letter too few'
is 'which is told as it was typed' "$err" "muster: “${code%?}” has a wrong letter, or one too many or too few"
run "$muster" verify "${code}4"
one_line 'a letter too many'
run "$muster" verify "$(printf '\374')"
one_line 'no text'
run "$muster" verify 'muster:'
one_line 'a link to nothing'
# A pack of one's own makes other characters, and so other codes.
printf '<pack xmlns="urn:muster:pack:1" name="Mine" version="1" game="collision"><universal><weapon name="Stick" ec="1" type="mundane" w-att="1" w-pow="1" reach="1" hands="1" points="1"/></universal></pack>' >mine.xml
run "$muster" pack compile -o mine.db "$MUSTER_SOURCE"/data/packs/collision.xml mine.xml
is 'a pack of one'\''s own' "$status$err" 0
run "$muster" verify --content=mine.db "$code"
one_line 'a code of other content'
has 'why' "$err" 'was made with content that isn'
run "$muster" verify --receipt="$(echo "$first" | tr 'A-Z' 'a-z' | tr -d -)" changed.muster one.muster
is 'the receipt is found' "$status$err$out" '0The receipt belongs to “Vex”: legal.'
run "$muster" verify --receipt="$first" changed.muster
is 'it is not: exit status' "$status$err" 1
other=$(receipt lower.muster)
run "$muster" verify --receipt="$other" one.muster
is 'a receipt of other content: exit status' "$status" 2
has 'and why' "$err" 'content that isn'
run "$muster" verify --receipt=ABC one.muster
one_line 'no receipt'

run "$muster" verify illegal.muster
is 'an illegal list: exit status' "$status$err" 1
has 'its verdict is told' "$out" '  Verdict: illegal'
mkdir league
cp one.muster illegal.muster league
run "$muster" verify --format=tsv league
is 'a folder: exit status' "$status$err" 1
is 'a row each' "$(echo "$out" | cut -f 1,2,6)" 'file	name	verdict
league/illegal.muster	Brak	illegal
league/one.muster	Vex	legal'
has 'each thing says where it is' "$("$muster" verify league)" 'Vex
  File: league/one.muster'
mkdir league/old empty
cp changed.muster league/old
echo 'To do' >league/notes.txt
echo 'rubbish' >league/rubbish.muster
mkfifo league/pipe.muster
run timeout 20 "$muster" verify --format=tsv league
is 'a folder with more in it: exit status' "$status" 2
is 'what is told' "$err" 'muster: league/rubbish.muster:1: this is not XML'
is 'what is in its table' "$(echo "$out" | cut -f 1,2,6)" 'file	name	verdict
league/illegal.muster	Brak	illegal
league/old/changed.muster	Vex	legal
league/one.muster	Vex	legal
league/rubbish.muster		unusable'
is 'all rows have all columns' "$(echo "$out" | awk -F '\t' '{ print NF }' | sort -u)" 8
run timeout 20 "$muster" check --summary league
is 'check doesn'\''t wait for a pipe either' "$status" 2
run "$muster" verify empty
one_line 'an empty folder'
run "$muster" verify missing.muster
one_line 'a missing file'
run "$muster" verify
one_line 'nothing'

run "$muster" check "muster:$code"
is 'check takes a link' "$status$err" 0
run "$muster" code --decode "MUSTER://$code"
has 'so does code' "$out" 'race="human" tarot="2-of-swords"'
done_testing
