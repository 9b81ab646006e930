#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Documents that carry the packs whose options they use: written, judged where nobody has the packs, and installed from there.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"
MUSTER_PACKS=$tmp/house
XDG_CACHE_HOME=$tmp/cache
export MUSTER_PACKS XDG_CACHE_HOME

house_pack ()
{
  cat <<END
<?xml version='1.0'?>
<!-- ours -->
<pack xmlns='urn:muster:pack:1' game='collision' name='$1' version='$2'>
  <!-- hooks -->
  <universal><weapon name='Boat Hook' ec='1' type='mundane' reach='1' hands='1' points='$3'/></universal>
</pack>
END
}
house_pack Harbour 1.0 5 >"$tmp/harbour.xml"
cat >"$tmp/raid.muster" <<'END'
<muster xmlns="urn:muster:1">
  <character name="Vex" race="human" tarot="4-of-swords"><weapon ref="boat-hook"/></character>
</muster>
END
# The points of the one character, and whether it is legal.
verdict ()
{
  "$muster" check --format=xml "$@" 2>"$tmp/err" | sed -n 's/.*<character name="Vex" points="\([0-9]*\)" legal="\([a-z]*\)".*/\1 \2/p'
}

run "$muster" check "$tmp/raid.muster"
is 'without the pack: illegal' "$status" 1
"$muster" pack install "$tmp/harbour.xml" >"$tmp/out"
with=$(verdict "$tmp/raid.muster")
has 'with the pack: legal' "$with" yes
run "$muster" repair -o "$tmp/out.muster" "$tmp/raid.muster"
is 'written' "$status" 0
is 'written: carries the pack' "$(grep -c '<house-content>' "$tmp/out.muster") $(grep -c hooks "$tmp/out.muster")" '1 1'
run "$muster" repair -o "$tmp/again.muster" "$tmp/out.muster"
run cmp "$tmp/out.muster" "$tmp/again.muster"
is 'written again: the same bytes' "$status$out" 0

receipt=$("$muster" verify --format=tsv "$tmp/out.muster" | sed -n 2p | cut -f 8)
"$muster" pack remove harbour
is 'elsewhere: judged with what it carries' "$(verdict "$tmp/out.muster")" "$with"
run "$muster" check --format=xml "$tmp/out.muster"
has 'elsewhere: no verdict hides it' "$out" 'house-options="1"'
run "$muster" check "$tmp/out.muster"
has 'elsewhere: in words' "$out" 'with 1 house option'
run "$muster" repair -o "$tmp/kept.muster" "$tmp/raid.muster"
run "$muster" check "$tmp/raid.muster" "$tmp/out.muster"
is 'elsewhere: for that document alone' "$status" 1

# Every command that is given the document counts with what it carries, for that document alone.
run "$muster" show "$tmp/out.muster"
is 'shown' "$status$err" 0
has 'shown: the name of its weapon' "$out" 'Boat Hook'
has 'shown: its points' "$out" "${with%% *}"
{
  echo '<muster xmlns="urn:muster:1"><battle-group name="Crew" points="500">'
  sed -n '/<character/,/<\/character>/p' "$tmp/out.muster"
  echo '</battle-group>'
  sed -n '/<house-content>/,/<\/house-content>/p' "$tmp/out.muster"
  echo '</muster>'
} >"$tmp/crew.muster"
run "$muster" show "$tmp/crew.muster"
has 'the list says so' "$out" 'With 1 house option: Boat Hook'
run "$muster" export --to=text -o "$tmp/crew.txt" "$tmp/raid.muster" "$tmp/crew.muster"
is 'exported' "$status$err" 0
has 'exported: the list says so' "$(cat "$tmp/crew.txt")" 'With 1 house option: Boat Hook'
is 'exported: not the file beside it' "$(grep -c 'With 1 house option' "$tmp/crew.txt")" 1
run "$muster" verify "$tmp/out.muster"
is 'verified' "$status$err" 0
printf 'nothing' >"$tmp/broken.muster"
is 'a table with one of them counts them in all rows' \
  "$("$muster" check --format=tsv "$tmp/broken.muster" "$tmp/out.muster" "$MUSTER_SOURCE/data/samples/kingdom.muster" 2>/dev/null | awk -F '\t' '{ print NF, $8 }' | sort -u)" '8 
8 0
8 1
8 house'
has 'verified: in words' "$out" 'legal, with 1 house option'
has 'verified: the content that was counted with' "$out" 'Harbour 1.0'
is 'verified: the receipt that it has where the pack is installed' \
  "$("$muster" verify --format=tsv "$tmp/out.muster" | sed -n 2p | cut -f 8)" "$receipt"
is 'the last column of a table counts them' "$("$muster" check --format=tsv "$tmp/out.muster" | cut -f 8 | tr '\n' ' ')" 'house 1 '
is 'that of receipts, too' "$("$muster" verify --format=tsv "$tmp/out.muster" | cut -f 9 | tr '\n' ' ')" 'house 1 '
for format in text markdown html xml; do
  "$muster" export --to=$format -o "$tmp/card.$format" "$tmp/out.muster" 2>/dev/null
  "$muster" export --to=$format -o "$tmp/list.$format" "$tmp/crew.muster" 2>/dev/null
  is "a card as $format says so" "$(grep -c 'House options' "$tmp/card.$format" | sed 's/^[1-9].*/some/')" some
  is "a list as $format says so" "$(grep -c 'With 1 house option: Boat Hook' "$tmp/list.$format" | sed 's/^[1-9].*/some/')" some
done
if command -v pdftotext >/dev/null; then
  "$muster" export --to=pdf -o "$tmp/both.pdf" "$tmp/crew.muster"
  pdftotext "$tmp/both.pdf" "$tmp/both.txt"
  is 'on paper, a list and a card' "$(tr '\n' ' ' <"$tmp/both.txt" | grep -o 'With 1 house option: Boat Hook\|House options' | sort -u | wc -l)" 2
else
  skip 'on paper' 'there is no pdftotext here'
fi
run "$muster" verify "$tmp/out.muster" "$tmp/raid.muster"
is 'verified: for that document alone' "$status" 1
run "$muster" repair --format=tsv "$tmp/out.muster"
is 'repaired: nothing to repair' "$(printf '%s\n' "$out" | sed -n 2p)" "Vex	0	${with%% *}	${with%% *}"
run "$muster" repair -o "$tmp/both.muster" "$tmp/kept.muster" "$tmp/out.muster"
is 'repaired together: still carried, once' "$(grep -c '<house-content>' "$tmp/both.muster") $(grep -c hooks "$tmp/both.muster")" '1 1'
run "$muster" repair -o "$tmp/third.muster" "$tmp/out.muster"
run cmp "$tmp/out.muster" "$tmp/third.muster"
is 'repaired elsewhere: the same bytes' "$status$out" 0
run "$muster" count "$tmp/out.muster"
is 'counted' "$status$err" 0
has 'counted: completions with its weapon' "$out" 'Vex: '
all=$("$muster" count)
run "$muster" count
is 'counted: the others without it' "$out" "$all"
run "$muster" best --aim=def:1 -o "$tmp/best.muster" "$tmp/out.muster"
is 'best' "$status$err" 0
has 'best: with its weapon' "$out" 'Boat Hook'
is 'best: written with the pack' "$(grep -c hooks "$tmp/best.muster") $(grep -c boat-hook "$tmp/best.muster")" '1 1'
run "$muster" check "$tmp/best.muster"
is 'best: legal where it is read' "$status" 0
run "$muster" random -o "$tmp/random.muster" "$tmp/out.muster"
is 'random' "$status$err" 0
run "$muster" check "$tmp/random.muster"
has 'random: with its weapon' "$out" 'with 1 house option'
run "$muster" code "$tmp/out.muster"
is 'code' "$status$err" 0
run "$muster" fill --copies=2 --from="$tmp/out.muster" -o "$tmp/filled.muster" "$tmp/crew.muster"
is 'filled' "$status$err" 0
run "$muster" check "$tmp/filled.muster"
is 'filled: legal' "$status" 0
echo '<muster xmlns="urn:muster:1"><battle-group name="Empty" points="500"/></muster>' >"$tmp/empty.muster"
run "$muster" fill --copies=2 --from="$tmp/out.muster" -o "$tmp/filled.muster" "$tmp/empty.muster"
has 'filled from a file that carries: added' "$out" '2 × Vex'
is 'filled from a file that carries: carried on' "$(grep -c hooks "$tmp/filled.muster")" 1

house_pack Harbour 2.0 9 >"$tmp/newer.xml"
"$muster" pack install "$tmp/newer.xml" >"$tmp/out"
run "$muster" check "$tmp/out.muster"
is 'where another one is installed: nobody guesses' "$status" 2
has 'where another one is installed: told' "$err" "differ from the installed pack “Harbour 2.0”"
has 'where another one is installed: and how to say it' "$err" '--house=carried or --house=installed'
run "$muster" show "$tmp/out.muster"
is 'where another one is installed: by no command' "$status" 2
other=$(verdict --house=installed "$tmp/out.muster")
is 'the installed one counts' "$((${other%% *} - ${with%% *}))" 4
has 'the installed one counts: told' "$(cat "$tmp/err")" 'Harbour 2.0'
is 'the carried one counts' "$(verdict --house=carried "$tmp/out.muster")" "$with"
is 'the carried one counts: from standard input' "$(verdict --house=carried - <"$tmp/out.muster")" "$with"
is 'the carried one counts: the same receipt' \
  "$("$muster" verify --house=carried --format=tsv "$tmp/out.muster" | sed -n 2p | cut -f 8)" "$receipt"
run "$muster" check --house=mine "$tmp/out.muster"
is 'neither' "$status" 2
run "$muster" pack install "$tmp/out.muster"
is 'installing asks' "$status" 2
run "$muster" pack install --replace "$tmp/out.muster"
is 'installing in its place' "$status$(verdict "$tmp/raid.muster")" "0$with"
"$muster" pack remove harbour

run "$muster" pack install "$tmp/out.muster"
is 'installed from the document' "$status$err" 0
is 'installed: legal as before' "$(verdict "$tmp/raid.muster")" "$with"

"$muster" pack remove harbour

# Only what is used travels: options and the abilities that explain them, as they stand in the pack.
cat >"$tmp/docks.xml" <<'END'
<pack xmlns='urn:muster:pack:1' game='collision' name='Docks' version='1.0'>
  <about>Ours.</about>
  <universal>
    <!-- The long one. -->
    <weapon name='Pole' ec='1' type='mundane' reach='2' hands='1' points='4'><special see='snag'/></weapon>
    <!-- The heavy one. -->
    <weapon name='Anchor' ec='1' type='mundane' reach='1' hands='2' points='8'><special see='sink'/><special see='snag'/></weapon>
  </universal>
  <glossary>
    <ability name='Snag' kind='effect'>Holds on.</ability>
    <ability name='Sink' kind='effect'>Goes down.</ability>
    <ability name='Unused' kind='effect'>Nothing.</ability>
  </glossary>
</pack>
END
for weapon in pole anchor; do
  echo "<muster xmlns='urn:muster:1'><character name='Vex' race='human' tarot='4-of-swords'><weapon ref='$weapon'/></character></muster>" >"$tmp/$weapon.in"
done
"$muster" pack install "$tmp/docks.xml" >"$tmp/out"
for weapon in pole anchor; do
  run "$muster" repair -o "$tmp/$weapon.muster" "$tmp/$weapon.in"
done
is 'a part: the weapon, its comment and its ability' "$(grep -c "name=.Pole\|long one\|name=.Snag" "$tmp/pole.muster")" 3
is 'a part: nothing else' "$(grep -c 'Anchor\|Sink\|Unused\|heavy one' "$tmp/pole.muster")" 0
is 'a part: what the pack says of itself' "$(grep -c "name=.Docks. version=.1.0.\|<about>Ours" "$tmp/pole.muster")" 2
both=$("$muster" verify --format=tsv "$tmp/pole.muster" "$tmp/anchor.muster" | cut -f 6,8)
run "$muster" check "$tmp/pole.muster"
is 'a part is the installed pack' "$status$err" 0
"$muster" pack remove docks
is 'parts: the receipts of where the pack is installed' "$("$muster" verify --format=tsv "$tmp/pole.muster" "$tmp/anchor.muster" | cut -f 6,8)" "$both"
is 'parts: legal' "$(printf '%s\n' "$both" | grep -c '^legal	')" 2
{
  echo '<muster xmlns="urn:muster:1"><house-content>'
  cat "$tmp/docks.xml"
  echo '</house-content>'
  sed -n 's/.*\(<character.*<\/character>\).*/\1/p' "$tmp/pole.in"
  echo '</muster>'
} >"$tmp/whole.muster"
is 'a whole pack in a document: the same receipt' \
  "$("$muster" verify --format=tsv "$tmp/whole.muster" | sed -n 2p | cut -f 8)" "$(printf '%s\n' "$both" | sed -n 2p | cut -f 2)"
run "$muster" repair -o "$tmp/joined.muster" "$tmp/pole.muster" "$tmp/anchor.muster"
run "$muster" check "$tmp/joined.muster"
is 'parts in one document' "$status$err" 0
run "$muster" pack install "$tmp/pole.muster"
run "$muster" pack install "$tmp/anchor.muster"
is 'parts are put together where they are installed' "$status$err" 0
is 'parts put together: one pack' "$("$muster" pack list --format=tsv | sed 1d | cut -f 1,5,6 | tr '\t' ' ')" 'docks on 4'
is 'parts put together: legal' "$("$muster" check "$tmp/pole.in" "$tmp/anchor.in" >"$tmp/out" 2>&1; echo $?)" 0
run "$muster" pack install "$tmp/whole.muster"
is 'the rest of it' "$status$("$muster" pack list --format=tsv | sed 1d | cut -f 6)" 05
"$muster" pack remove docks

run "$muster" library import --library="$tmp/library.db" "$tmp/pole.muster"
is 'imported' "$status" 0
has 'imported: what is missing is told' "$err" 'muster pack install'

run "$muster" library export --library="$tmp/library.db" -o "$tmp/exported.muster"
is 'imported: exported with what it came with' "$status$("$muster" check "$tmp/exported.muster" >"$tmp/out" 2>&1; echo $?)" 00
is 'imported: the same receipt' "$("$muster" verify --format=tsv "$tmp/exported.muster" | sed -n 2p | cut -f 8)" \
  "$(printf '%s\n' "$both" | sed -n 2p | cut -f 2)"

# Strangers: each is refused or left out in a sentence that can be read, and soon.
hostile ()
{
  name=$1
  shift
  { printf '<muster xmlns="urn:muster:1"><house-content>'; awk "$@"; printf '</house-content><character/></muster>'; } >"$tmp/hostile.muster"
  run timeout 20 "$muster" check "$tmp/hostile.muster"
  is "$name: exit status" "$([ "$status" -eq 1 ] || [ "$status" -eq 2 ]; echo $?)" 0
  is "$name: a short sentence" "$([ "$(printf '%s' "$err" | wc -c)" -lt 1000 ]; echo $?)" 0
  has "$name: told" "$err" 'hostile.muster'
}
pack="<pack xmlns='urn:muster:pack:1' game='collision' version='1' name='"
hostile 'many packs' "BEGIN { for (i = 0; i < 20000; i++) print \"$pack\" i \"'/>\" }"
hostile 'many options' "BEGIN { print \"$pack\" \"M'><universal>\"; for (i = 0; i < 100000; i++) print \"<armor name='\" i \"'/>\"; print \"</universal></pack>\" }"
hostile 'a long name' "BEGIN { n = \"x\"; for (i = 0; i < 20; i++) n = n n; print \"$pack\" n \"'/>\" }"
hostile 'a long id' "BEGIN { n = \"x\"; for (i = 0; i < 20; i++) n = n n; print \"$pack\" \"L'><universal><armor name='\" n \"' points='1'/></universal></pack>\" }"
hostile 'deep' "BEGIN { print \"$pack\" \"D'>\"; for (i = 0; i < 100000; i++) printf \"<a>\"; for (i = 0; i < 100000; i++) printf \"</a>\"; print \"</pack>\" }"

printf '<muster xmlns="urn:muster:1"><house-content><!-- c --><l:x xmlns:l="urn:l"/></house-content><character/></muster>' >"$tmp/odd.muster"
run "$muster" check "$tmp/odd.muster"
is 'what is no pack stops nothing' "$status" 1

done_testing
