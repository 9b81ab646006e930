#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `muster show`: the worked example and a group, the width of the terminal, colour, and files that can't be shown.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"

cat >"$tmp/elf.muster" <<END
<muster xmlns="urn:muster:1">
  <character name="Robed Elf Warrior" race="red-elf" tarot="6-of-cups" armor="scale-armor" accessory="shield">
    <weapon ref="sabre" enchantment="shadow"/>
    <skill ref="check"/>
    <skill ref="majesty"/>
  </character>
</muster>
END
cat >"$tmp/raid.muster" <<END
<muster xmlns="urn:muster:1">
  <battle-group name="Deadholm raid" points="100">
    <character name="Black Knight" count="2" race="human" tarot="4-of-swords" values="brutality"/>
    <character name="Draft" tarot="4-of-swords"/>
    <fixed-character name="The Tower" points="80" values="conquest"/>
  </battle-group>
</muster>
END

run "$muster" show "$tmp/elf.muster"
is 'exit status' "$status" 0
is 'no complaint' "$err" ''
is 'the worked example' "$(sed -n 1,14p "$tmp/out")" 'Robed Elf Warrior  75 points  Legal
  Values     Conquest, Diplomacy and Sorcery
  Tarot      6 of Cups
  Race       Red Elf
  Armor      Scale Armor
  Accessory  Shield

  Def  Arm  Tuf  End  Mana  Comm  Move  Att  Str  S-Pow
    7    7    2    4     4     5     5    2    2      0

  Weapon          Type  EC  W-Att  W-Pow  Reach  Crit      Special
  Sabre · Shadow  Dark   2      4      3      1  Injury+2  Sharp, On Hit: Hex 1
  Shield                                                   Block 2 (RE) 1E'
has 'an ability with its cost' "$out" '
  Majesty (RE) 1E  Reaction · Fear
    '
has 'which content' "$(tail -n 1 "$tmp/out")" 'Collision 1.0 · '
is 'no colour in a pipe' "$(tr -dc '\033' <"$tmp/out" | wc -c | tr -d ' ')" 0

run "$muster" show "$tmp/raid.muster"
is 'an illegal group is shown all the same' "$status" 0
is 'totals' "$(head -n 1 "$tmp/out")" 'Deadholm raid  Battle group  141 of 100 points, 41 over  Not legal'
has 'what is wrong' "$out" '[group.points]'
has 'members' "$out" '
      Characters    Points        Choices
  2×  Black Knight  54 (27 each)  Human · 4 of Swords
  1×  ✗ Draft       7             4 of Swords
  1×  The Tower     80            Major Arcana
'
has 'each copy has its card' "$out" '
Black Knight (2)  27 points  Legal
'

run "$muster" show - <"$tmp/elf.muster"
"$muster" show - <"$tmp/elf.muster" >"$tmp/piped"
is 'standard input' "$(head -n 1 "$tmp/piped")" 'Robed Elf Warrior  75 points  Legal'

for file in "$MUSTER_SOURCE"/data/samples/*.muster; do
  run "$muster" show "$file"
  is "${file##*/}: exit status" "$status" 0
done

# A terminal

if command -v script >/dev/null; then
  for columns in 40 60 80 100; do
    run script -q -e -c "stty cols $columns && '$muster' show '$tmp/elf.muster' '$tmp/raid.muster'" /dev/null
    is "terminal of $columns: exit status" "$status" 0
    sed 's/\x1b\[[0-9]*m//g' "$tmp/out" | tr -d '\r' >"$tmp/screen"
    wide=$(wc -L <"$tmp/screen")
    [ "$wide" -le $columns ]
    tell "terminal of $columns: fits" $? "$wide columns"
    # A terminal too narrow for the tables gets sentences.
    [ $columns -lt 80 ] || is "terminal of $columns: no word is lost" "$(tr -s ' \n' '\n\n' <"$tmp/screen" | sort | uniq -c)" \
       "$("$muster" show "$tmp/elf.muster" "$tmp/raid.muster" | tr -s ' \n' '\n\n' | sort | uniq -c)"
  done
  run env TERM=xterm script -q -e -c "'$muster' show '$tmp/elf.muster'" /dev/null
  has 'colour on a terminal' "$out" "$(printf '\033[32mLegal\033[0m')"
  run env TERM=xterm NO_COLOR=1 script -q -e -c "'$muster' show '$tmp/elf.muster'" /dev/null
  is 'NO_COLOR' "$(tr -dc '\033' <"$tmp/out" | wc -c | tr -d ' ')" 0
else
  skip 'a terminal' 'no script'
fi

# A name can't steer the terminal, nor begin a line of its own.
printf '<muster xmlns="urn:muster:1"><character name="A&#x9b;31m&#10;B" race="human" tarot="2-of-cups"/></muster>' >"$tmp/wicked.muster"
run "$muster" show "$tmp/wicked.muster"
is 'control characters' "$(head -n 1 "$tmp/out" | cut -c 1-8)" 'A 31m B '

# What can't be shown doesn't stop the others.

echo '<muster' >"$tmp/broken.muster"
run "$muster" show "$tmp/broken.muster" "$tmp/elf.muster"
is 'a broken file: exit status' "$status" 2
has 'a broken file: is named' "$err" "$tmp/broken.muster"
has 'a broken file: the other is shown' "$out" 'Robed Elf Warrior  75 points'
echo '<muster xmlns="urn:muster:1"/>' >"$tmp/empty.muster"
run "$muster" show "$tmp/empty.muster"
is 'an empty file: exit status' "$status" 0
is 'an empty file' "$out" 'There is nothing in this file to show.'
run "$muster" show
one_line 'no file'
run "$muster" show --format=xml "$tmp/elf.muster"
one_line 'an unknown option'

# Both sides of a puppet: the upgrade by its name, and the stitches of each.
cat >"$tmp/teddy.muster" <<'END'
<muster xmlns="urn:muster:1"><toy-box name="T" size="shoebox" master="seamus"><puppet name="Teddy" rank="pawn" stitches="3">
  <action name="Hug" value="7" suit="rams" cost="discard a card" range="1" duration="this turn">The target is stuck.</action>
  <upgrade name="Stuffing" ad="9" stitches="1"/></puppet></toy-box></muster>
END
run "$muster" show "$tmp/teddy.muster"
has 'the upgrade by its name' "$out" 'Upgrade           Stuffing'
has 'the stitches of the upgrade' "$out" 'Upgrade stitches  1'
has 'the stitches of the puppet' "$out" '  Stitches
         3'
has 'an action with all it asks for' "$out" 'Hug: value 7 rams · cost: discard a card · range 1 · duration: this turn · The target is stuck.'

# The hand is secret: its cards, what they do, and those of the puppet state.
run "$muster" show "$MUSTER_SOURCE/data/samples/kingdom.muster"
hides ()
{
  case $2 in *"$3"*) tell "$1" 1 "found: $3" ;; *) tell "$1" 0 ;; esac
}
hides 'a hand is secret' "$out" 'Alliance'
hides 'the hand of a puppet state is secret' "$out" 'Thick Walls'
run "$muster" show --hand=yes "$MUSTER_SOURCE/data/samples/kingdom.muster"
has 'a hand on request' "$out" 'Hand          Knights attack 8 · Archers attack 5 · Spearmen 6 · Alliance · Block'
run "$muster" show --hand=maybe "$MUSTER_SOURCE/data/samples/kingdom.muster"
is 'a hand: yes or no: exit status' "$status" 2
for format in text markdown html xml
do
  run "$muster" export --to=$format -o - "$MUSTER_SOURCE/data/samples/kingdom.muster"
  hides "$format: a hand is secret" "$out" 'Alliance'
  run "$muster" export --to=$format --hand=yes -o - "$MUSTER_SOURCE/data/samples/kingdom.muster"
  has "$format: a hand on request" "$out" 'Alliance'
done

# A kingdom has no cards of its own: its list is the picture.
run "$muster" export --to=png --dpi=36 -o "$tmp/kingdom.png" "$MUSTER_SOURCE/data/samples/kingdom.muster"
is 'a kingdom as a picture: exit status' "$status" 0
is 'a kingdom as a picture' "$(head -c 8 "$tmp/kingdom.png" | od -An -c | tr -d ' ')" '211PNG\r\n032\n'

done_testing
