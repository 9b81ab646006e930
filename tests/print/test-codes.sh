#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# QR codes on paper: a reader of such codes finds on the back of each legal character, and on a list, the link that opens it, at the
# resolution of a plain printer.
muster=$(realpath "$1")
. "$MUSTER_SOURCE/tests/support/tap.sh"
samples=$MUSTER_SOURCE/data/samples
cd "$tmp" || exit 1

if ! command -v zbarimg >/dev/null; then
  skip 'codes on paper' 'no zbar-tools'
  done_testing
fi

# PICTURE…: what a reader finds in them, a line each
scan ()
{
  zbarimg --quiet --raw "$@" 2>/dev/null
}

# FILE OPTION…: what is found on all backs of its cards
backs ()
{
  file=$1
  shift
  rm -f card-*.png
  "$muster" export --to=png --dpi=200 "$@" -o card.png "$file" 2>/dev/null
  for picture in card-*-back.png; do
    scan "$picture"
  done
}

example=$samples/worked-example.muster
code=$("$muster" code "$example" | cut -f 1)
link=MUSTER:$(echo "$code" | tr -d -)
is 'none where nobody asks' "$(backs "$example")" ''
for options in '--card=poker' '--card=bridge' '--card=tarot' '--ink=grey' '--ink=saver' '--bleed=3'; do
  is "$options: the back has the link" "$(backs "$example" --codes=yes $options)" "$link"
done
is 'fronts have none' "$(scan card-*-front.png)" ''
run "$muster" check "$link"
is 'the link is that character' "$status,$(echo "$out" | grep -c '75 points')" 0,1

# Of a group each member has its own, and so has each copy.
cat >group.muster <<'END'
<muster xmlns="urn:muster:1"><battle-group name="Few" points="250">
  <character name="Vex" count="2" race="human" tarot="2-of-swords"><weapon ref="blade"/><skill ref="parry"/><skill ref="power-attack"/></character>
  <character name="Brak" race="human" tarot="2-of-swords" accessory="shield"><weapon ref="pike"/><skill ref="parry"/><skill ref="power-attack"/></character>
  <fixed-character name="The Tower" points="80" values="conquest"><stats def="9" arm="8" tuf="5" end="4" mana="4" comm="4" move="4" att="3" str="3" s-pow="2"/></fixed-character>
  <character name="Rill" race="human" tarot="2-of-swords"><weapon ref="dagger"/><skill ref="parry"/><skill ref="power-attack"/></character>
</battle-group></muster>
END
for name in Vex Rill; do
  { echo '<muster xmlns="urn:muster:1">'; grep "\"$name\"" group.muster | sed 's/ count="2"//'; echo '</muster>'; } >$name.muster
done
vex=$("$muster" code Vex.muster | cut -f 1 | tr -d -) rill=$("$muster" code Rill.muster | cut -f 1 | tr -d -)
is 'members and copies have theirs; what is illegal or fixed has none' "$(backs group.muster --codes=yes | sort | uniq -c | sed 's/^ *//')" \
   "$(printf '2 MUSTER:%s\n1 MUSTER:%s\n' "$vex" "$rill" | sort -k 2)"

# Sheets and lists: the nine cards of a sheet, and the page behind them.
{ echo '<muster xmlns="urn:muster:1"><battle-group name="Same" points="250">'; grep '"Vex"' Vex.muster | sed 's/name=/count="9" name=/'
  echo '</battle-group></muster>'; } >same.muster
"$muster" export --to=pdf --paper=a4 --codes=yes -o same.pdf same.muster
pdftoppm -r 200 -png same.pdf page
list=$("$muster" code same.muster | cut -f 1)
is 'a sheet of backs has one a card, and the list the code of the group' "$(scan page-*.png | sort | uniq -c | sed 's/^ *//')" \
   "$(printf '9 MUSTER:%s\n1 MUSTER:%s\n' "$vex" "$list" | sort -k 2)"
run "$muster" check "MUSTER:$list"
has 'which opens it' "$out" '225'
done_testing
