#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `muster check` from outside: exit statuses, many files, standard input, colour, and the report to the letter.
muster=$(realpath "$1")
samples=$MUSTER_SOURCE/data/samples
. "$MUSTER_SOURCE/tests/support/tap.sh"

escape=$(printf '\033')

# FILE CONTENT: writes a document
document ()
{
  printf '<muster xmlns="urn:muster:1">%s</muster>' "$2" >"$tmp/$1"
}

# NAME TEXT PART: a case: the text lacks that part
lacks ()
{
  case $2 in
    *"$3"*) tell "$1" 1 "“$3” in:
$2" ;;
    *) tell "$1" 0 ;;
  esac
}

document legal.muster '<character name="Vex" race="human" tarot="2-of-swords"><weapon ref="blade"/><skill ref="parry"/><skill ref="power-attack"/></character>'
document illegal.muster '<character name="Brak" race="human" tarot="2-of-swords" accessory="shield"><weapon ref="pike"/><skill ref="parry"/><skill ref="power-attack"/></character>'
document warned.muster '<character name="Mild" race="human" tarot="2-of-swords"><skill ref="parry"/></character>'
document empty.muster ''
echo 'not XML' >"$tmp/broken.muster"
cd "$tmp" || exit 1

# Exit statuses

run "$muster" check legal.muster
is 'a legal file' "$status$err" 0
has 'its name, points and verdict' "$out" 'Vex                           25 points     legal'
run "$muster" check illegal.muster
is 'an illegal file' "$status$err" 1
has 'its verdict' "$out" 'illegal'
has 'its problem' "$out" '✗ Pike and Shield take three hands; a character has two. [hands.too-many]'
has 'a remedy' "$out" '→ Remove Shield (-3 points)'
run "$muster" check warned.muster
is 'a warning is no error' "$status$err" 0
has 'a warning' "$out" '! There is room for one more skill, and Power Attack costs nothing. [skills.unused]'
run "$muster" check empty.muster
is 'a file with nothing in it' "$status$err$out" '0There is nothing in this file to check.'
run "$muster" check broken.muster
one_line 'a broken file'
has 'a broken file: where and why' "$err" 'muster: broken.muster:1: this is not XML'
run "$muster" check missing.muster
one_line 'a missing file'
is 'a missing file: where and why' "$err" 'muster: missing.muster: No such file or directory'
mkdir folder
run "$muster" check folder
one_line 'an empty folder'
is 'an empty folder: what it is' "$err" 'muster: folder: there is no .muster file in this folder'
run "$muster" check
one_line 'no file'
run "$muster" check --format=csv legal.muster
one_line 'a format that there is not'
run "$muster" check --no-such-option legal.muster
one_line 'an option that there is not'

# Several files

run "$muster" check legal.muster broken.muster illegal.muster folder warned.muster
is 'one bad file among several: exit status' "$status" 2
has 'one bad file among several: it is told of' "$err" 'muster: broken.muster:1: '
has 'one bad file among several: so is the empty folder' "$err" 'muster: folder: there is no'
is 'one bad file among several: nothing else is' "$(printf '%s\n' "$err" | wc -l | tr -d ' ')" 2
has 'one bad file among several: those before it' "$out" 'Vex '
has 'one bad file among several: those between' "$out" 'Brak '
has 'one bad file among several: those after it' "$out" 'Mild '
has 'one bad file among several: the summary' "$out" '2 files legal, 1 illegal, 2 unusable'
run "$muster" check legal.muster illegal.muster
is 'an illegal file among several' "$status$err" 1
run "$muster" check legal.muster legal.muster
is 'the same file twice' "$status$err" 0
run "$muster" check --format=xml legal.muster broken.muster illegal.muster
is 'XML with a bad file: exit status' "$status" 2
is 'XML with a bad file: well-formed' "$(xmllint --noout "$tmp/out" 2>&1)" ''
has 'XML with a bad file: the verdict' "$out" '<report xmlns="urn:muster:report:1" legal="no">'
has 'XML with a bad file: the good one' "$out" '<file path="legal.muster" legal="yes">'
has 'XML with a bad file: the bad one' "$out" '<file path="broken.muster" legal="no">'
has 'XML with a bad file: why' "$out" 'rule="file.unusable" severity="error"'

# Folders: all .muster files below, sorted

mkdir -p league/round-2 league/round-10 league/.hidden
cp legal.muster league/b.muster
cp illegal.muster league/round-2/a.muster
cp warned.muster league/round-10/z.MUSTER
cp legal.muster league/.hidden/h.muster
cp illegal.muster league/notes.txt
ln -s .. league/round-2/up
run "$muster" check --format=tsv league
is 'a folder: exit status' "$status$err" 1
is 'a folder: each file once, sorted by path' "$(sed 1d "$tmp/out" | cut -f 1 | tr '\n' ' ')" \
   'league/.hidden/h.muster league/b.muster league/round-10/z.MUSTER league/round-2/a.muster '
run "$muster" check league/
has 'a folder with a slash' "$out" 'league/b.muster'
has 'a folder as text: the total' "$out" '3 files legal, 1 illegal'
run "$muster" check --format=tsv league legal.muster folder
is 'folders and files: exit status' "$status" 2
is 'folders and files: in the order they are named' "$(sed 1d "$tmp/out" | cut -f 1 | tail -n 2 | tr '\n' ' ')" 'legal.muster folder '

# Rows for a spreadsheet

document group.muster '<battle-group name="Raid&#9;one" points="40"><character name="Brak" race="human" tarot="2-of-swords" accessory="shield"><weapon ref="pike"/></character></battle-group><kingdom name="North"><castle/></kingdom>'
run "$muster" check --format=tsv group.muster broken.muster
is 'tsv: exit status' "$status" 2
is 'tsv: to the letter' "$out" "$(printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\n' file name kind points limit verdict problems \
  group.muster 'Raid one' battle-group 29 40 illegal 'group.member hands.too-many skills.unused' \
  group.muster North kingdom '' '' legal '' \
  broken.muster '' file '' '' unusable file.unusable)"
run "$muster" check --format=tsv --only=illegal legal.muster group.muster
is 'tsv, only what is illegal' "$(sed 1d "$tmp/out" | cut -f 2)" 'Raid one'
run "$muster" check --format=tsv empty.muster
is 'tsv of nothing' "$status$(wc -l <"$tmp/out" | tr -d ' ')" 01

# A line a file

run "$muster" check --summary legal.muster illegal.muster broken.muster
is 'summary: exit status' "$status" 2
is 'summary: a line a file and the total' "$out" 'legal.muster    legal
illegal.muster  illegal   1 of 1: Brak
broken.muster   unusable

1 file legal, 1 illegal, 1 unusable'
run "$muster" check --summary --only=illegal legal.muster illegal.muster
is 'summary, only what is illegal' "$out" 'illegal.muster  illegal  1 of 1: Brak

1 file legal, 1 illegal'
document many.muster "$(for i in 1 2 3 4 5; do printf '<character name="C%s"/>' $i; done)"
run "$muster" check --summary many.muster
has 'summary: names the first few' "$out" 'many.muster  illegal  5 of 5: C1, C2, C3 and 2 more'
run "$muster" check --summary --format=xml legal.muster
one_line 'a summary is text'

# Only what is illegal

run "$muster" check --only=illegal legal.muster group.muster warned.muster
is 'only illegal: exit status' "$status$err" 1
lacks 'only illegal: no legal file' "$out" legal.muster
lacks 'only illegal: no legal thing' "$out" North
has 'only illegal: the illegal one' "$out" 'Raid one'
has 'only illegal: the total counts all' "$out" '2 files legal, 1 illegal'
run "$muster" check --only=illegal --format=xml legal.muster illegal.muster
is 'only illegal, XML: well-formed' "$(xmllint --noout "$tmp/out" 2>&1)" ''
lacks 'only illegal, XML: no legal file' "$out" '<file path="legal.muster"'
has 'only illegal, XML: the illegal one' "$out" '<file path="illegal.muster" legal="no">'
run "$muster" check --only=legal legal.muster
one_line 'only something else'

# Standard input

run sh -c '"$1" check - <legal.muster' sh "$muster"
is 'standard input' "$status$err" 0
has 'standard input: what it holds' "$out" 'Vex '
run sh -c 'cat illegal.muster | "$1" check --format=xml -' sh "$muster"
is 'a pipe' "$status$err" 1
has 'a pipe: its path' "$out" '<file path="-" legal="no">'
run "$muster" check -
one_line 'empty standard input'
run sh -c '"$1" check - <&-' sh "$muster"
one_line 'closed standard input'
run sh -c '"$1" check - <broken.muster' sh "$muster"
has 'a broken standard input' "$err" 'muster: -:1: '

# Colour

run "$muster" check illegal.muster
lacks 'a pipe gets no colour' "$out" "$escape"
if command -v script >/dev/null; then
  unset NO_COLOR
  run env TERM=xterm script -qec "'$muster' check illegal.muster" /dev/null
  has 'a terminal gets colour' "$out" "$escape[31m"
  has 'a terminal gets the same words' "$out" 'Pike and Shield take three hands; a character has two.'
  run env TERM=xterm NO_COLOR=1 script -qec "'$muster' check illegal.muster" /dev/null
  lacks 'NO_COLOR on a terminal' "$out" "$escape"
  run env TERM=dumb script -qec "'$muster' check illegal.muster" /dev/null
  lacks 'a dumb terminal' "$out" "$escape"
  run env TERM=xterm script -qec "'$muster' check legal.muster illegal.muster" /dev/null
  has 'progress on a terminal' "$out" 'Checking file 1 of 2 …'
  run env TERM=xterm script -qec "'$muster' check --format=xml illegal.muster 2>/dev/null" /dev/null
  lacks 'XML has no colour, whoever reads it' "$out" "$escape"
else
  skip 'colour on a terminal' 'there is no script(1)'
fi
run "$muster" check legal.muster illegal.muster
lacks 'no progress in a pipe' "$err" 'Checking'

# What a stranger wrote doesn't reach the terminal as commands.
document sly.muster "$(printf '<character name="a&#x9b;31mb&#10;c&#9;d&#x202e;e" race="\302\233x"/>')"
run "$muster" check sly.muster
is 'a sly name: exit status' "$status" 1
lacks 'a sly name: no control characters' "$out" "$(printf '\302\233')"
has 'a sly name: on one line' "$out" '31mb c d'

# The report

run "$muster" check --format=xml "$samples/worked-example.muster"
is 'the worked example: exit status' "$status$err" 0
is 'the worked example: the whole report' "$out" "<?xml version=\"1.0\" encoding=\"UTF-8\"?>
<report xmlns=\"urn:muster:report:1\" legal=\"yes\">
  <file path=\"$samples/worked-example.muster\" legal=\"yes\">
    <character name=\"Robed Elf Warrior\" points=\"75\" legal=\"yes\" values=\"conquest diplomacy sorcery\">
      <stats def=\"7\" arm=\"7\" tuf=\"2\" end=\"4\" mana=\"4\" comm=\"5\" move=\"5\" att=\"2\" str=\"2\" s-pow=\"0\"/>
      <weapon name=\"Sabre\" enchantment=\"Shadow\" ec=\"2\" type=\"dark\" w-att=\"4\" w-pow=\"3\" reach=\"1\" ranged=\"no\" crit=\"Injury+2\" special=\"Sharp, On Hit: Hex 1\"/>
      <use hands=\"2\" hands-limit=\"2\" skills=\"2\" skills-limit=\"2\"/>
    </character>
  </file>
</report>"
first=$out
run "$muster" check --format=xml "$samples/worked-example.muster"
is 'the same report twice' "$out" "$first"

run "$muster" check --format=xml "$samples/battle-group.muster"
is 'the battle group: exit status' "$status$err" 0
is 'the battle group: well-formed' "$(xmllint --noout "$tmp/out" 2>&1)" ''
has 'the battle group: its head' "$out" '<battle-group name="The Ninth Tide" points="250" limit="250" legal="yes" values="conquest diplomacy sorcery">'
lacks 'the battle group: no problems' "$out" '<problem'
run "$muster" check "$samples/battle-group.muster"
has 'the battle group as text' "$out" 'The Ninth Tide                250 of 250    legal    Conquest, Diplomacy and Sorcery'
has 'the battle group as text: copies' "$out" 'Lantern Guard ×2 '
has 'the battle group as text: open values' "$out" 'Conquest / Diplomacy'

document markup.muster '<character name="&lt;&amp;&quot;&#9;&gt;" race="&lt;x&gt;"/>'
run "$muster" check --format=xml markup.muster
is 'markup in names: well-formed' "$(xmllint --noout "$tmp/out" 2>&1)" ''
has 'markup in names' "$out" '<character name="&lt;&amp;&quot;&#9;&gt;" points="0" legal="no"'

# A name that is no text

odd=$(printf 'k\344se.muster')
cp legal.muster "$odd"
run "$muster" check --format=xml "$odd" "$(printf 'no-k\344se.muster')"
is 'a file name that is not UTF-8: exit status' "$status" 2
is 'a file name that is not UTF-8: well-formed' "$(xmllint --noout "$tmp/out" 2>&1)" ''
has 'a file name that is not UTF-8: it was read' "$out" '<character name="Vex"'

# A full disk

for format in text xml; do
  run sh -c '"$1" check --format="$2" legal.muster >/dev/full' sh "$muster" $format
  is "a full disk, $format: exit status" "$status" 2
  is "a full disk, $format: one line" "$err" "muster: the output can't be written"
  run sh -c '"$1" check --format="$2" legal.muster >&-' sh "$muster" $format
  is "no standard output, $format: exit status" "$status" 2
done

# Cost in proportion: thousands of kinds, and thousands of problems. What takes the square of them doesn't end in time.
{
  printf '<muster xmlns="urn:muster:1"><toy-box name="Many">'
  awk 'BEGIN { for (i = 0; i < 40000; i++) printf "<puppet name=\"P%d\" rank=\"pawn\"/>", i }'
  printf '</toy-box><toy-box name="Strange">'
  awk 'BEGIN { for (i = 0; i < 40000; i++) printf "<x/>" }'
  printf '</toy-box></muster>'
} >"$tmp/many.muster"
run "$muster" check --format=xml "$tmp/many.muster"
has '40000 kinds of puppets' "$out" 'pawns="40000"'
run "$muster" check "$tmp/many.muster"
is '40000 kinds of puppets, 40000 unknown elements: exit status' "$status" 1

done_testing
