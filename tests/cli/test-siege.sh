#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `muster siege`: plans worked out by hand, card by card, alone and with an ally, and calls that can't work.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"
muster=$(realpath "$muster")
cd "$tmp" || exit 1

# NAME CONTENT: a file NAME.muster with a kingdom of that name
kingdom ()
{
  echo "<muster xmlns=\"urn:muster:1\"><kingdom name=\"$1\">$2</kingdom></muster>" >"$1.muster"
}

kingdom North '<castle/><hand><card ref="attack-trebuchet"/><card ref="attack-peasants"/><card ref="alliance"/><card ref="defense-knights"/></hand>'
kingdom West '<castle/><hand><card ref="attack-knights"/></hand>'
kingdom South '<castle upgrade="gate"><defense ref="knights"/><defense ref="archers"/></castle><castle/><castle upgrade="moat"/>'

# 10 + 4 against 21, 5 and 10: both bare castles would take 15, so one falls; 14 is reached as the castle of 5 with 9 more
# (5 + 8 = 13, 5 + 5 = 10) or the Moat of 10 with 4 more (none): most is 13.
run "$muster" siege North.muster South.muster
is 'alone: exit status' "$status" 0
is 'alone' "$out" 'North attacks South.
At best: 1 castle razed, 13 health removed.
  Trebuchet (10): 8 on Knights of castle 1 (Gate) and 2 on castle 2
  Peasants (4): 3 on castle 2 and 1 to spare

The fewest cards for each castle:
  castle 1 (Gate), health 21: out of reach by 7
  castle 2, health 5: 1 card, Trebuchet (10)
  castle 3 (Moat), health 10: 1 card, Trebuchet (10)

A Block would stop all of it.'

# 10 + 4 + 8 = 22: 15 for the two bare castles and 5 more for the Archers.
run "$muster" siege North.muster South.muster --ally West.muster
is 'with an ally: exit status' "$status" 0
has 'with an ally: the gain' "$out" 'At best: 2 castles razed, 20 health removed.'
has 'with an ally: whose cards' "$out" 'Knights of West (8): '
has 'with an ally: fewest cards' "$out" 'castle 1 (Gate), health 21: 3 cards, Trebuchet of North (10), Peasants of North (4) and Knights of West (8)'
# Without North 8 is left: the bare castle of 5, and nothing for 3.
has 'with an ally: a Block' "$out" 'A Block against North would leave this: 1 castle razed, 5 health removed.
  Knights of West (8): 5 on castle 2 and 3 to spare'

run "$muster" siege West.muster South.muster --ally North.muster
has 'an ally without an Alliance' "$out" 'West holds no Alliance, which it takes to ask an ally.'

kingdom East '<castle upgrade="moat"/>'
kingdom Five '<castle/><hand><card ref="attack-archers"/><card ref="alliance"/></hand>'
kingdom Fifth '<castle/><hand><card ref="attack-archers"/></hand>'
run "$muster" siege Five.muster East.muster --ally Fifth.muster
has 'what takes both is blocked for both' "$out" 'A Block would stop both attackers: what falls takes the cards of both.'

kingdom Idle '<castle/>'
run "$muster" siege Idle.muster South.muster
is 'no attack card: exit status' "$status" 0
has 'no attack card' "$out" 'There is no attack card in hand.'
kingdom Weak '<castle/><hand><card ref="attack-peasants"/></hand>'
run "$muster" siege Weak.muster East.muster
has 'an attack that is too weak' "$out" 'The attack cards in hand can remove nothing.'
kingdom Ruin ''
run "$muster" siege North.muster Ruin.muster
has 'no castle to attack' "$out" 'There is no castle to attack.'

sample=$MUSTER_SOURCE/data/samples/kingdom.muster
run "$muster" siege North.muster "$sample" --defender='Duchy of Lost Causes'
has 'a puppet state by name' "$out" 'North attacks Duchy of Lost Causes.
At best: 1 castle razed, 9 health removed.'

complains ()
{
  name=$1
  sentence=$2
  shift 2
  run "$muster" siege "$@"
  one_line "$name"
  has "$name: why" "$err" "$sentence"
}

sed 's/<\/kingdom>/&<kingdom name="Other"\/>/' South.muster >Two.muster
complains 'one file' 'name two files' North.muster
complains 'no such file' 'nowhere.muster' North.muster nowhere.muster
complains 'no such ally' 'nowhere.muster' North.muster South.muster --ally nowhere.muster
complains 'no kingdom' 'there is no kingdom in this file' North.muster "$MUSTER_SOURCE/data/samples/team.muster"
complains 'two kingdoms' 'there are 2 kingdoms it could be' North.muster Two.muster
complains 'no kingdom of that name' 'called “Nobody”' North.muster South.muster --defender=Nobody
kingdom Horde '<castle/><hand><card ref="attack-trebuchet" count="999"/><card ref="attack-trebuchet" count="999"/></hand>'
complains 'more cards than can be worked out' 'too many cards in this siege' Horde.muster South.muster

done_testing
