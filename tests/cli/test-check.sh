#!/bin/sh
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
one_line 'a folder'
is 'a folder: what it is' "$err" 'muster: folder: this is a folder; name the files in it'
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
has 'one bad file among several: so is the folder' "$err" 'muster: folder: this is a folder'
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

done_testing
