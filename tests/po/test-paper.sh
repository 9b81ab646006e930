#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Cards and lists in each language: they say it in that language, no text falls below 6 points, and numbers and paper are those of
# the place. What other programs read is the same everywhere.
#
#   test-paper.sh MUSTER TRANSLATIONS
set -u
. "$MUSTER_SOURCE/tests/support/tap.sh"

muster=$1
translations=$2
samples=$MUSTER_SOURCE/data/samples

# LANGUAGE TEXT: what the text is in that language.
say ()
{
  LANGUAGE=$1 TEXTDOMAINDIR=$translations gettext muster "$2"
}

export MUSTER_LOCALEDIR="$translations"
for language in $(grep -v '^#' "$MUSTER_SOURCE/po/LINGUAS"); do
  small=$(say "$language" 'has a text too long for its place; it is printed at %.2g points')
  for card in poker bridge; do
    for sample in worked-example battle-group seamus team; do
      run env LANGUAGE="$language" "$muster" export --to=pdf --card="$card" -o "$tmp/cards.pdf" "$samples/$sample.muster"
      is "$language: $sample on $card cards is printed" "$status" 0
      is "$language: no text of $sample on $card cards falls below 6 points" "$(printf '%s\n' "$err" | grep -cF "${small%%%*}")" 0
    done
  done
  run pdftotext "$tmp/cards.pdf" -
  has "$language: the list of a team is in that language" "$out" "$(say "$language" 'Rules used')"
done

# Places with a comma before the decimals and with another paper.
if ! localedef -i de_DE -f UTF-8 "$tmp/de_DE.UTF-8" 2>/dev/null || ! localedef -i en_US -f UTF-8 "$tmp/en_US.UTF-8" 2>/dev/null; then
  skip 'numbers and papers' 'there is no localedef, or it has nothing to make a locale from'
  done_testing
fi
export LOCPATH="$tmp"
in_place ()
{
  place=$1
  shift
  env LC_ALL="$place.UTF-8" "$@" 2>/dev/null
}
has 'a German number has a comma' "$(in_place de_DE "$muster" odds attack --cb 3 --df 9 --suit tomes)" '29,07'
has 'an American number has a point' "$(in_place en_US "$muster" odds attack --cb 3 --df 9 --suit tomes)" '29.07%'
in_place de_DE "$muster" export --to=pdf -o "$tmp/de.pdf" "$samples/worked-example.muster"
in_place en_US "$muster" export --to=pdf -o "$tmp/us.pdf" "$samples/worked-example.muster"
has 'German paper is A4' "$(pdfinfo "$tmp/de.pdf")" A4
has 'American paper is Letter' "$(pdfinfo "$tmp/us.pdf")" letter
for sample in battle-group kingdom team torture; do
  is "the report of $sample is the same in both places" \
    "$(in_place de_DE "$muster" check --format=xml "$samples/$sample.muster" | cksum)" \
    "$(in_place en_US "$muster" check --format=xml "$samples/$sample.muster" | cksum)"
  is "the cards of $sample are the same in both places" \
    "$(in_place de_DE "$muster" export --to=xml -o - "$samples/$sample.muster" | cksum)" \
    "$(in_place en_US "$muster" export --to=xml -o - "$samples/$sample.muster" | cksum)"
done
# A comma in a style or a path would spoil a page or a picture.
in_place de_DE "$muster" export --to=html -o "$tmp/de.html" "$samples/battle-group.muster"
is 'no style has a comma for a point' "$(grep -cE '[:( ][0-9]+,[0-9]+(px|em|rem|mm|%)' "$tmp/de.html")" 0
done_testing
