#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The print options of `muster export`: each value of each one does something of its own to a PDF, values that are none are
# refused in a sentence; pictures of sides; the calibration sheet; what is told before anything is written.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"
SOURCE_DATE_EPOCH=0
export SOURCE_DATE_EPOCH

samples=$MUSTER_SOURCE/data/samples
group=$samples/battle-group.muster

# OPTION…: writes $tmp/made.pdf and gives its sum
made ()
{
  run "$muster" export --to=pdf --paper=a4 "$@" -o "$tmp/made.pdf" "$group"
  [ "$status" -eq 0 ] && sha256sum "$tmp/made.pdf" | cut -c 1-64 || echo "$err"
}

plain=$(made)
is 'the same call, the same bytes' "$(made)" "$plain"
is 'what is asked for where nobody asks' \
   "$(made --card=poker --backs=long-edge --bleed=0 --crop-marks=yes --ink=color --sides=both --list=yes --codes=no --offset-x=0 --offset-y=0)" "$plain"
for option in paper=letter card=tarot card=bridge card=full backs=short-edge backs=fold backs=none bleed=0.1 bleed=3.2 bleed=1e0 \
              crop-marks=no ink=grey ink=saver sides=front sides=back list=no codes=yes offset-x=0.1 offset-x=-10 offset-y=0.1 offset-y=10; do
  sum=$(made --$option)
  is "--$option: written" "${#sum}" 64
  [ "$sum" != "$plain" ]
  tell "--$option: does something" $? "$err"
done
is 'the offset tells tenths apart' "$([ "$(made --offset-x=0.1)" != "$(made --offset-x=0.2)" ]; echo $?)" 0

echo old >"$tmp/kept"
for option in paper=a5 paper= paper=A4 card=mini backs=both bleed=3.3 bleed=-0.1 bleed=wide bleed= bleed=nan bleed=1mm crop-marks=maybe \
              ink=red sides=left list=1 codes=maybe offset-x=10.1 offset-x=-11 offset-x=inf offset-y=x dpi=35 dpi=1201 dpi=many blank=-1 blank=1001; do
  run "$muster" export --to=pdf --$option -o "$tmp/kept" "$group"
  one_line "--$option"
  has "--$option: names the option" "$err" "--${option%%=*}"
done
is 'the old file stays' "$(cat "$tmp/kept")" old
run "$muster" export --to=pdf --ink=red -o "$tmp/kept" "$group"
has 'a value that is none: says which there are' "$err" 'color, grey, saver'
run "$muster" export --help
for option in paper card backs bleed crop-marks ink sides list codes offset-x offset-y dpi blank calibrate; do
  has "--help tells of --$option" "$out" "--$option"
done

# Ink: grey and saver have no colour.
if command -v pdftocairo >/dev/null && command -v pdfinfo >/dev/null; then
  made >/dev/null
  is 'pages: fronts, backs, the list' "$(pdfinfo "$tmp/made.pdf" | sed -n 's/^Pages: *//p')" 3
  is 'title' "$(pdfinfo "$tmp/made.pdf" | sed -n 's/^Title: *//p')" 'The Ninth Tide'
  is 'tagged' "$(pdfinfo "$tmp/made.pdf" | sed -n 's/^Tagged: *//p')" yes
  is 'no complaint from a reader' "$(pdfinfo "$tmp/made.pdf" 2>&1 >/dev/null)" ''
  is 'every font is embedded and a subset' "$(pdffonts "$tmp/made.pdf" | sed 1,2d | grep -vc ' yes yes yes ')" 0
  has 'text can be selected' "$(pdftotext -f 1 -l 1 "$tmp/made.pdf" -)" 'Queen Ysolde'
  has 'on backs too' "$(pdftotext -f 2 -l 2 "$tmp/made.pdf" -)" 'Look Out'
  for ink in color grey saver; do
    made --ink=$ink >/dev/null
    pdftocairo -r 20 -singlefile -png "$tmp/made.pdf" "$tmp/$ink"
    pdftocairo -r 20 -singlefile -gray -png "$tmp/made.pdf" "$tmp/$ink-grey"
    [ "$(wc -c <"$tmp/$ink.png")" -gt 500 ]
    tell "$ink: can be shown" $?
  done
else
  skip 'what a reader of PDFs sees' 'no poppler-utils'
fi

# Pictures: one a side, with the number of the card, its name and the side in the name of the file.

mkdir "$tmp/pictures"
for format in png svg; do
  run "$muster" export --to=$format --dpi=50 -o "$tmp/pictures" "$group"
  is "$format: exit status" "$status" 0
  is "$format: six cards, two sides" "$(ls "$tmp/pictures" | grep -c "\.$format\$")" 12
done
is 'their names' "$(ls "$tmp/pictures" | sed -n 's/\.png$//p' | head -n 4 | tr '\n' ' ')" \
   '001-queen-ysolde-back 001-queen-ysolde-front 002-queen-ysolde-back 002-queen-ysolde-front '
run "$muster" export --to=png --dpi=100 --sides=front -o "$tmp/elf.png" "$samples/worked-example.muster"
is 'one picture has the name that was given' "$(ls "$tmp" | grep -c '^elf')" 1
# The head of a PNG: width and height, then what makes a metre. 63.5 × 88.9 mm at 100 dots per inch is 250 × 350; 3937 dots a metre.
is 'as many dots as asked for' "$(od -An -tx1 -j16 -N8 "$tmp/elf.png" | tr -d ' ')" 000000fa0000015e
is 'it says how many' "$(od -An -tx1 -j37 -N13 "$tmp/elf.png" | tr -d ' \n')" 7048597300000f6100000f6101
run "$muster" export --to=png --dpi=100 --sides=front --bleed=2.54 -o "$tmp/elf.png" "$samples/worked-example.muster"
is 'bleed adds to all sides' "$(od -An -tx1 -j16 -N8 "$tmp/elf.png" | tr -d ' ')" 0000010e00000172
run "$muster" export --to=png --dpi=40 -o "$tmp/elf.png" "$samples/worked-example.muster"
is 'two pictures share the name' "$(ls "$tmp" | grep '^elf-')" 'elf-001-robed-elf-warrior-back.png
elf-001-robed-elf-warrior-front.png'
run "$muster" export --to=svg --sides=front -o - "$samples/worked-example.muster"
has 'svg on standard output' "$out" '<svg '
has 'svg: its size' "$out" 'width="180pt" height="252pt"'
run "$muster" export --to=png -o - "$samples/worked-example.muster"
one_line 'two pictures on standard output'
run "$muster" export --to=png --dpi=36 -o "$tmp/pictures" "$samples/torture.muster"
is 'names of any length' "$status" 0
is 'no name is too long' "$(ls "$tmp/pictures" | awk 'length > 120' | wc -l | tr -d ' ')" 0
run "$muster" export --to=png -o "$tmp/no/such/folder.png" "$samples/worked-example.muster"
one_line 'a folder that is not there'

# The calibration sheet

run "$muster" export --to=pdf --calibrate -o "$tmp/calibration.pdf"
is 'calibration: written' "$status" 0
if command -v pdftotext >/dev/null; then
  has 'calibration: its front' "$(pdftotext -f 1 -l 1 "$tmp/calibration.pdf" -)" 'Calibration, front'
  has 'calibration: its back' "$(pdftotext -f 2 -l 2 "$tmp/calibration.pdf" -)" 'offset-x'
fi
run "$muster" export --to=png --calibrate -o "$tmp/kept"
one_line 'calibration as a picture'
run "$muster" export --to=pdf --calibrate -o "$tmp/kept" "$group"
one_line 'calibration with a file'

# What is told before anything is written

run "$muster" export --to=pdf -o "$tmp/made.pdf" "$samples/torture.muster"
is 'notes stop nothing' "$status" 0
has 'an illegal character' "$err" 'Note: Nobody Knows These is not legal; the card says so.'
has 'abilities that do not fit' "$err" 'needs 2 more cards for all its abilities.'
has 'a portrait that is none' "$err" "Note: A Portrait that Is None has a portrait that isn't a PNG or JPEG"
run "$muster" export --to=svg --sides=front -o "$tmp/pictures" "$group"
is 'told for pictures too, once for all that look alike' "$err" 'Note: Queen Ysolde needs 1 more card for all its abilities.'

# A picture of 16 × 16 pixels, which is about 30 to the inch wherever it goes
pixels=iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAMAAAAoLQ9TAAAAMFBMVEX/AADuABHdACLMADO7AESqAFWZAGaIAHd3AIhmAJlVAKpEALszAMwiAN0RAO4AAP8lworGAAAALElEQVQY013BtQEAIADAsOIO/3/L3gQsCFFIQhaKUIUmdGEIU1jCFo5whScfk+4HgbMLnzwAAAAASUVORK5CYII=
name=$(printf 'Wide%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30)
cat >"$tmp/odd.muster" <<END
<muster xmlns="urn:muster:1">
  <character name="Coarse" race="human" tarot="4-of-swords" values="brutality"><portrait type="image/png">$pixels</portrait></character>
  <character name="$name$name$name" race="human" tarot="4-of-swords" values="brutality"/>
  <character name="Bell &#x9b;2J&#10;Ringer" race="no-such-race" tarot="4-of-swords"/>
</muster>
END
run "$muster" export --to=pdf -o "$tmp/made.pdf" "$tmp/odd.muster"
has 'few pixels' "$err" 'Note: Coarse has a portrait of low resolution; it is printed at '
has 'type below 6 points' "$err" "$name has a text too long for its place; it is printed at "
has 'a name that would move the cursor' "$err" 'Note: Bell 2J Ringer is not legal; the card says so.'

# What is drawn in place of words can be found, copied and read aloud
run "$muster" export --to=pdf --list=no -o "$tmp/made.pdf" "$MUSTER_SOURCE/data/samples/team.muster"
has 'dice have their names' "$(pdftotext -layout "$tmp/made.pdf" - | tr -s ' ')" 'Charisma Charisma Resource Essence'
cat >"$tmp/puppet.muster" <<END
<muster xmlns="urn:muster:1">
  <toy-box name="Suits" size="shoebox"><puppet name="Moth" rank="pawn" ar="4" mv="5" cb="3" df="6" df-suit="tomes tomes" ul="2"/></toy-box>
</muster>
END
run "$muster" export --to=pdf --list=no -o "$tmp/made.pdf" "$tmp/puppet.muster"
has 'and so have suits' "$(pdftotext -layout "$tmp/made.pdf" - | tr -s ' ' | sed 's|6Tomes|6 Tomes|')" '6 Tomes Tomes'

done_testing
