#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `muster export` to html, xml, text and markdown: the worked example of the rulebook, the schema, the same bytes every
# time, and an old file that stays where a new one can't be written.
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
  <battle-group name="Deadholm raid" points="250">
    <character name="Black Knight" count="3" race="human" tarot="4-of-swords" values="brutality"/>
    <fixed-character name="The Tower" points="80" values="conquest" restrict="250">
      <stats def="9" arm="8" tuf="5" end="4" mana="4" comm="4" move="4" att="3" str="3" s-pow="2"/>
    </fixed-character>
  </battle-group>
  <character name="&lt;script&gt;&amp;&quot;'" race="no-such-race" tarot="4-of-swords"><weapon ref="pike"/><notes>a
b</notes></character>
</muster>
END

hash=$(sha256sum "$MUSTER_SOURCE/data/packs/collision.xml" | cut -c 1-12)

# Every format: to a file and to standard output, twice, in any locale.
for format in html xml text markdown; do
  run "$muster" export --to=$format -o "$tmp/raid.$format" "$tmp/raid.muster"
  is "$format: exit status" "$status" 0
  is "$format: no complaint" "$err" ''
  is "$format: nothing on standard output" "$out" ''
  "$muster" export --to=$format -o - "$tmp/raid.muster" >"$tmp/again"
  cmp -s "$tmp/raid.$format" "$tmp/again"
  tell "$format: the same on standard output" $?
  LC_ALL=C "$muster" export --to=$format -o - - <"$tmp/raid.muster" >"$tmp/again"
  cmp -s "$tmp/raid.$format" "$tmp/again"
  tell "$format: the same from standard input, in another locale" $?
  has "$format: which content" "$(cat "$tmp/raid.$format")" "Collision 1.0 · $hash"
done

# Text

run "$muster" export --to=text -o - "$tmp/elf.muster"
is 'text: the worked example' "$(head -n 1 "$tmp/out")" 'Robed Elf Warrior: 75 points, legal'
has 'text: its stats' "$out" 'Def 7 · Arm 7 · Tuf 2 · End 4 · Mana 4 · Comm 5 · Move 5 · Att 2 · Str 2 · S-Pow 0'
has 'text: its weapon' "$out" 'Sabre · Shadow: EC 2, W-Att 4, W-Pow 3, Reach 1; Dark; Crit Injury+2; Special Sharp, On Hit: Hex 1'
is 'text: the last line' "$(tail -n 1 "$tmp/out")" "Collision 1.0 · $hash"
is 'text: a group' "$(head -n 1 "$tmp/raid.text")" 'Deadholm raid: 161 of 250 points, 89 left, legal'
has 'text: a line a member' "$(cat "$tmp/raid.text")" '
3× Black Knight 81 (27 each): Human · 4 of Swords
1× The Tower 80: Major Arcana
'
run "$muster" export --to=text --list=no -o - "$tmp/raid.muster"
is 'text: without the list' "$(head -n 1 "$tmp/out")" 'Black Knight (1): 27 points, legal'

# XML

# FILE XPATH
ask ()
{
  sed 's/ xmlns="urn:muster:cards:1"//' "$1" | xmllint --xpath "$2" - 2>&1
}

if command -v xmllint >/dev/null; then
  schema=$MUSTER_SOURCE/schemas/muster-cards-1.xsd
  for file in "$tmp/elf.muster" "$tmp/raid.muster" "$MUSTER_SOURCE"/data/samples/*.muster; do
    "$muster" export --to=xml --blank=1 -o "$tmp/cards.xml" "$file"
    run xmllint --noout --schema "$schema" "$tmp/cards.xml"
    tell "xml: ${file##*/} is valid" "$status" "$err"
  done
  "$muster" export --to=xml -o "$tmp/elf.xml" "$tmp/elf.muster"
  is 'xml: points' "$(ask "$tmp/elf.xml" 'string(/cards/card/@points)')" 75
  is 'xml: values' "$(ask "$tmp/elf.xml" 'string(/cards/card/@values)')" 'conquest diplomacy sorcery'
  is 'xml: suit and rank' "$(ask "$tmp/elf.xml" 'concat(/cards/card/@suit, " ", /cards/card/@rank)')" 'cups 6'
  for stat in def=7 arm=7 tuf=2 end=4 mana=4 comm=5 move=5 att=2 str=2 s-pow=0; do
    is "xml: ${stat%=*}" "$(ask "$tmp/elf.xml" "string(/cards/card/stat[@id='${stat%=*}']/@value)")" "${stat#*=}"
  done
  has 'xml: how a stat came about' "$(ask "$tmp/elf.xml" 'string(//stat[@id="def"])')" 'Def 7 = '
  is 'xml: weapon' "$(ask "$tmp/elf.xml" 'concat(//weapon/@name, " ", //weapon/@enchantment, " ", //weapon/@type)')" 'Sabre Shadow dark'
  for number in ec=2 w-att=4 w-pow=3 reach=1; do
    is "xml: ${number%=*}" "$(ask "$tmp/elf.xml" "string(//weapon/number[@id='${number%=*}']/@value)")" "${number#*=}"
  done
  is 'xml: crit' "$(ask "$tmp/elf.xml" 'string(//weapon/crit)')" 'Injury+2'
  is 'xml: special' "$(ask "$tmp/elf.xml" 'string(//weapon/special)')" 'Sharp, On Hit: Hex 1'
  is 'xml: race' "$(ask "$tmp/elf.xml" 'string(//card/fact[@id="race"])')" 'Red Elf'
  is 'xml: tarot' "$(ask "$tmp/elf.xml" 'string(//card/fact[@id="tarot"])')" '6 of Cups'
  is 'xml: a reaction and its cost' \
     "$(ask "$tmp/elf.xml" 'concat(//ability[@id="majesty"]/@kind, " ", //ability[@id="majesty"]/@cost, " ", //ability[@id="majesty"]/@endurance, " ", //ability[@id="majesty"]/@mana, " ", //ability[@id="majesty"]/@reaction)')" \
     'reaction 1E 1 0 yes'
  is 'xml: each copy is a card' "$(ask "$tmp/raid.xml" 'count(//card)')" 5
  is 'xml: copies are numbered' "$(ask "$tmp/raid.xml" 'string(//card[3]/@name)')" 'Black Knight (3)'
  is 'xml: a list a group' "$(ask "$tmp/raid.xml" 'concat(count(//list), " ", //list/@kind, " ", //list/@points, " of ", //list/@limit, " ", //list/@legal)')" \
     '1 battle-group 161 of 250 yes'
  is 'xml: its lines' "$(ask "$tmp/raid.xml" 'concat(count(//line), " ", //line[1]/@count, " ", //line[1]/@points, " ", //line[1])')" \
     '2 3 27 Human · 4 of Swords'
  is 'xml: its warning' "$(ask "$tmp/raid.xml" 'concat(//list/problem/@rule, " ", //list/problem/@severity)')" 'skills.unused warning'
  is 'xml: restriction' "$(ask "$tmp/raid.xml" 'string(//card[@name="The Tower"]/fact[@id="restriction"])')" '250+ points'
  is 'xml: a name of marks' "$(ask "$tmp/raid.xml" 'string(//card[5]/@name)')" "<script>&\"'"
  is 'xml: no portrait' "$(ask "$tmp/raid.xml" 'count(//portrait)')" 0
  "$muster" export --to=xml -o "$tmp/group.xml" "$MUSTER_SOURCE/data/samples/battle-group.muster"
  is 'xml: a portrait, and whose' "$(ask "$tmp/group.xml" 'concat(count(//portrait), " ", //portrait/@type, " of ", //card[portrait]/@name)')" \
     '1 image/png of Whisper in the Reeds'
  xmllint --xpath 'string(//*[local-name()="portrait"])' "$MUSTER_SOURCE/data/samples/battle-group.muster" | base64 -d -i >"$tmp/given.png"
  ask "$tmp/group.xml" 'string(//portrait)' | base64 -d -i >"$tmp/portrait.png"
  # It is made anew on its way, and so not the same bytes; what it is, how wide and how high stands at its beginning.
  is 'xml: the portrait is a picture as the one that was given' "$(od -An -tx1 -N24 "$tmp/portrait.png")" "$(od -An -tx1 -N24 "$tmp/given.png")"
  "$muster" export --to=xml -o "$tmp/torture.xml" "$MUSTER_SOURCE/data/samples/torture.muster"
  is 'xml: a portrait that is none is left off' "$(ask "$tmp/torture.xml" 'count(//card[starts-with(@name, "A Portrait that Is None")]/portrait)')" 0
  is 'xml: an illegal card' "$(ask "$tmp/raid.xml" 'concat(//card[5]/@legal, " ", count(//card[5]/problem) > 0)')" 'no true'
  is 'xml: notes' "$(ask "$tmp/raid.xml" 'string(//card[5]/ability[@kind="notes"])')" 'a
b'
else
  skip xml 'no xmllint'
fi

# HTML and Markdown hold what is tested in tests/print; here, that nothing a player wrote gets out of its place.

is 'html: one script' "$(grep -c '<script' "$tmp/raid.html")" 1
has 'markdown: a name of marks' "$(cat "$tmp/raid.markdown")" "# \\<script\\>\\&\"'"

# What can't work leaves an old file as it was.

# NAME COMMAND…
keeps ()
{
  name=$1
  shift
  echo old >"$tmp/kept"
  run "$@"
  is "$name: exit status" "$status" 2
  is "$name: one line on standard error" "$(wc -l <"$tmp/err" | tr -d ' ')" 1
  is "$name: the old file stays" "$(cat "$tmp/kept")" old
}

echo '<muster xmlns="urn:muster:1"><character' >"$tmp/broken.muster"
echo '<muster xmlns="urn:muster:1"/>' >"$tmp/empty.muster"
# A disk that takes nothing more
cat >"$tmp/full" <<END
#!/bin/sh
trap '' XFSZ
ulimit -f 0
exec "\$@"
END
chmod +x "$tmp/full"
for format in html xml text markdown; do
  keeps "$format of a broken file" "$muster" export --to=$format -o "$tmp/kept" "$tmp/elf.muster" "$tmp/broken.muster"
  keeps "$format of nothing" "$muster" export --to=$format -o "$tmp/kept" "$tmp/empty.muster"
  # What complains into a file is a file too: only the status tells.
  echo old >"$tmp/kept"
  "$tmp/full" "$muster" export --to=$format -o "$tmp/kept" "$tmp/elf.muster" 2>/dev/null && status=0 || status=$?
  is "$format on a full disk: exit status" "$status" 2
  is "$format on a full disk: the old file stays" "$(cat "$tmp/kept")" old
  if [ -c /dev/full ]; then
    run "$muster" export --to=$format -o /dev/full "$tmp/elf.muster"
    one_line "$format into a full device"
  fi
  run "$muster" export --to=$format -o "$tmp" "$tmp/elf.muster"
  one_line "$format into a folder"
done
is 'nothing is left beside the file' "$(ls "$tmp" | grep -c '^kept')" 1

mkfifo "$tmp/waiting"
echo old >"$tmp/kept"
timeout -s INT 1 "$muster" export --to=text -o "$tmp/kept" "$tmp/waiting" 2>/dev/null && status=0 || status=$?
is 'Ctrl+C: the old file stays' "$(cat "$tmp/kept")" old
[ "$status" -ne 0 ]
tell 'Ctrl+C: not fine' $? "$status"

run "$muster" export --to=docx -o "$tmp/kept" "$tmp/elf.muster"
one_line 'an unknown format'
has 'an unknown format: says which there are' "$err" 'pdf, svg, png, tts, html, xml, text, markdown'
run "$muster" export --to=text "$tmp/elf.muster"
one_line 'no place'
run "$muster" export --to=text --blank=3 -o "$tmp/blank"
one_line 'blank cards as text'

# Thousands of cards from a few bytes: asked for twice.
horde ()
{
  printf '<muster xmlns="urn:muster:1"><battle-group name="Horde" points="10"><character name="A" count="999" race="human" tarot="4-of-swords"/>'
  printf '<character name="B" count="999" race="human" tarot="4-of-swords"/><character name="C" count="%s" race="human" tarot="4-of-swords"/>' "$1"
  printf '</battle-group></muster>'
}
horde 2 >"$tmp/2000.muster"
horde 3 >"$tmp/2001.muster"
for format in pdf html xml text markdown; do
  rm -f "$tmp/many"
  run "$muster" export --to=$format -o "$tmp/many" "$tmp/2001.muster"
  one_line "$format of 2001 cards"
  has "$format of 2001 cards: says how many, and what to do" "$err" 'this would make 2001 cards; add --force to make more than 2000'
  [ ! -e "$tmp/many" ]
  tell "$format of 2001 cards: nothing is written" $?
done
run "$muster" export --to=xml -o "$tmp/many" "$tmp/2000.muster"
is '2000 cards: exit status' "$status" 0
is '2000 cards: all of them' "$(grep -c '<card ' "$tmp/many")" 2000
run "$muster" export --to=xml --force -o "$tmp/many" "$tmp/2001.muster"
is '2001 cards with --force: exit status' "$status" 0
is '2001 cards with --force: all of them' "$(grep -c '<card ' "$tmp/many")" 2001
has '2001 cards with --force: the last one' "$(tail -n 400 "$tmp/many")" 'name="C (3)"'
run "$muster" export --to=xml -o "$tmp/many" "$tmp/2000.muster" "$tmp/elf.muster"
one_line '2001 cards in two files'

# Controls that would make a reader see other words than there are: in no format, in no report, but still in the document.
turned='&#x202e;A&#x2066;B&#x2069;C&#x202c;&#x200e;&#x200f;&#x61c;&#x9b;D&#x85;E'
cat >"$tmp/turned.muster" <<END
<muster xmlns="urn:muster:1">
  <battle-group name="G $turned" points="10"><character name="$turned" race="x$turned" tarot="4-of-swords"><notes>$turned</notes></character></battle-group>
  <character name="$turned" race="human" tarot="4-of-swords"><weapon ref="y$turned"/><notes>$turned</notes></character>
</muster>
END
controls=$(printf '\302[\200-\237]|\330\234|\342\200[\216\217\252-\256]|\342\201[\246-\251]|&#x')

# NAME COMMAND…
without_controls ()
{
  name=$1
  shift
  run "$@"
  has "$name: the name is there" "$out$err" 'D E'
  is "$name: no controls" "$(LC_ALL=C grep -c -a -E "$controls" "$tmp/out" "$tmp/err" | cut -d : -f 2 | tr '\n' ' ')" '0 0 '
}

for format in html xml text markdown; do
  without_controls "$format" "$muster" export --to=$format -o - "$tmp/turned.muster"
done
without_controls 'check' "$muster" check "$tmp/turned.muster"
without_controls 'check, xml' "$muster" check --format=xml "$tmp/turned.muster"
without_controls 'check, tsv' "$muster" check --format=tsv "$tmp/turned.muster"
without_controls 'show' "$muster" show "$tmp/turned.muster"
export MUSTER_LIBRARY="$tmp/turned.db"
run "$muster" library import "$tmp/turned.muster"
without_controls 'library list' "$muster" library list
without_controls 'library history' "$muster" library history
run "$muster" library export -o "$tmp/kept.muster"
LC_ALL=C grep -a -q "$(printf '\342\200\256A\342\201\246B')" "$tmp/kept.muster"
tell 'the document keeps what the player wrote' $?

# What players agreed on is never shown as a plain fault, nor as plainly legal; what they wrote of it stands with it.
cat >"$tmp/agreed.muster" <<'END'
<muster xmlns="urn:muster:1">
  <character name="Arms" race="red-elf" tarot="6-of-cups" accessory="shield"><agreed rule="hands.too-many" note="Four arms"/><weapon ref="pike"/></character>
  <character name="Claw" race="red-elf" tarot="6-of-cups" accessory="shield"><agreed rule="hands.too-many"/><weapon ref="pike"/><skill ref="nothing"/></character>
</muster>
END
for format in text markdown html; do
  "$muster" export --to=$format -o "$tmp/agreed.$format" "$tmp/agreed.muster"
  sed 's/<[^>]*>//g' "$tmp/agreed.$format" >"$tmp/agreed.words"
  is "agreed, as $format: each" "$(grep -c '! Agreed: Pike and Shield take three hands' "$tmp/agreed.words")" 2
  is "agreed, as $format: with the note" "$(grep -c '(Four arms)' "$tmp/agreed.words")" 1
  is "agreed, as $format: what wasn't is a fault" "$(grep -c '✗.*three hands' "$tmp/agreed.words") $(grep -c '✗.*nothing' "$tmp/agreed.words")" '0 1'
done

done_testing
