#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# schemas/muster-1.xsd: every sample is valid, and so is what Muster keeps of others; what is misspelled is not.
muster=$1
schema=$MUSTER_SOURCE/schemas/muster-1.xsd
. "$MUSTER_SOURCE/tests/support/tap.sh"

if ! command -v xmllint >/dev/null; then
  skip 'the schema' 'no xmllint'
  done_testing
fi

# NAME CONTENT: a case: a document with this content is valid
valid ()
{
  printf '<muster xmlns="urn:muster:1" xmlns:l="urn:league">%s</muster>' "$2" >"$tmp/x.muster"
  run xmllint --noout --schema "$schema" "$tmp/x.muster"
  is "$1" "$status" 0
}

# NAME CONTENT PART: it is not, and xmllint's complaint has that part
invalid ()
{
  printf '<muster xmlns="urn:muster:1" xmlns:l="urn:league">%s</muster>' "$2" >"$tmp/x.muster"
  run xmllint --noout --schema "$schema" "$tmp/x.muster"
  is "$1: refused" "$status" 3
  has "$1: why" "$err" "$3"
}

for sample in "$MUSTER_SOURCE"/data/samples/*.muster; do
  # A game that is not in the schema yet has nothing to be measured by.
  thing=$(sed -n 's/^  <\([a-z][a-z-]*\).*/\1/p' "$sample" | head -n 1)
  if grep -q "<xs:element name=\"$thing\"" "$schema"; then
    run xmllint --noout --schema "$schema" "$sample"
    is "${sample##*/} is valid" "$status$out" 0
  else
    skip "${sample##*/} is valid" "the schema has no $thing yet"
  fi
  # What is there to go wrong on purpose is left out of what must be right.
  if [ "${sample##*/}" = torture.muster ]; then
    continue
  fi
  run "$muster" check "$sample"
  is "${sample##*/} is legal" "$status$err" 0
  case $out in
    *'! '*) tell "${sample##*/} has no warnings" 1 "$out" ;;
    *) tell "${sample##*/} has no warnings" 0 ;;
  esac
done

valid 'an empty document' ''
valid 'a draft' '<character/><battle-group/>'
valid 'an id that nobody has' '<character race="Mörk Elf"><weapon ref="x y" enchantment=""/><skill ref="z"/></character>'
valid 'more than is legal' '<character><weapon ref="a"/><skill ref="b"/><weapon ref="c"/><weapon ref="d"/></character>'
valid 'no values, and several' '<character values=""/><character values="a  b c d e"/>'
valid 'numbers at their edges' '<battle-group points="0"><character count="999"/><fixed-character count="1" points="100000" restrict="0"><stats def="-999" s-pow="999"/></fixed-character></battle-group>'
valid 'notes and a portrait' '<character><notes>a<l:b/>c</notes><portrait media-type="image/png">iVBORw0KGgo=</portrait></character>'
valid 'an enchantment that waits for its weapon' '<character budget="75"><weapon enchantment="flame"/></character>'
valid 'house content' '<house-content><pack xmlns="urn:muster:pack:1" game="collision" name="N" version="1"/></house-content><character/>'
valid 'elements of others' '<l:a/><character><l:b><x/></l:b><weapon ref="a"><l:c/></weapon></character><battle-group><l:d/></battle-group>'
valid 'attributes of others' '<character l:a="1" xml:lang="de"><skill ref="a" l:b="2"/></character>'

invalid 'an element that is none of ours' '<charakter/>' 'charakter'
invalid 'an attribute that is none of ours' '<character hat="bowler"/>' 'hat'
invalid 'a skill of nothing' '<character><skill/></character>' 'ref'
invalid 'a group in a group' '<battle-group><battle-group/></battle-group>' 'battle-group'
invalid 'no copies' '<character count="0"/>' "'1'"
invalid 'too many copies' '<character count="1000"/>' "'999'"
invalid 'points below none' '<battle-group points="-1"/>' "'0'"
invalid 'points beyond all' '<battle-group points="100001"/>' "'100000'"
invalid 'a budget below none' '<character budget="-1"/>' "'0'"
invalid 'no number' '<fixed-character points="1e3"/>' '1e3'
invalid 'a stat that is none' '<fixed-character><stats luck="1"/></fixed-character>' 'luck'

# The other games

valid 'lists of nothing' '<toy-box/><draft/><kingdom/><team/>'
valid 'both sides of a puppet' '<toy-box size="bathtub"><master name="Bear" ar="0" ar-suit="rams rams"/><puppet name="Teddy" rank="boss" count="3" owned="0" mv="99"><ability>a<l:b/></ability><action>c</action><upgrade nc="Pawn" ad="9" ad-suit="tomes" stitches="1"><text>d</text></upgrade></puppet><l:e/></toy-box>'
valid 'a draft that goes on' '<draft size="chest" seed="2147483647"><player name="Ann"/><puppet ref="seamus" count="2"/><pick ref="seamus"/></draft>'
valid 'a kingdom with a puppet state' '<kingdom name="North"><hand><card ref="attack-knights" count="2"/></hand><castle upgrade="tent"><defense ref="knights"/></castle><puppet-state><castle/><hand/></puppet-state></kingdom>'
valid 'a team' '<team hero="Any" coins="0"><dice faces="a b c d e e"/><loyal ref="grunt"/><mercenary name="Needle" combination="charisma" attribute="essence"><ability>a</ability></mercenary><sacrifice/><advantage ref="scouting"/><mission name="Escape" teammates="3" mercenaries="1" combination="essence essence"/></team>'

invalid 'a puppet that is none of ours' '<toy-box><pupet ref="ronin"/></toy-box>' 'pupet'
invalid 'no puppets' '<toy-box><puppet ref="ronin" count="0"/></toy-box>' "'1'"
invalid 'a number that no card has' '<toy-box><puppet ref="ronin" ar="100"/></toy-box>' "'99'"
invalid 'a player without a name' '<draft><player/></draft>' 'name'
invalid 'a seed below zero' '<draft seed="-1"/>' "'0'"
invalid 'a defense of nothing' '<kingdom><castle><defense/></castle></kingdom>' 'ref'
invalid 'a puppet state of a puppet state' '<kingdom><puppet-state><puppet-state/></puppet-state></kingdom>' 'puppet-state'
invalid 'coins beyond all' '<team coins="1000"/>' "'999'"
invalid 'a mission without a number' '<team><mission teammates="few"/></team>' 'few'

done_testing
