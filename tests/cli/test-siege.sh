#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `muster siege`: plans worked out by hand, step by step, alone and with an ally, with specials, and calls that can't work.
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
  8 of Trebuchet (10): remove Knights of castle 1 (Gate)
  2 of Trebuchet (10) and 3 of Peasants (4): remove castle 2
  Left over: 1 of Peasants (4)

The fewest cards for each castle:
  castle 1 (Gate), health 21: out of reach by 7
  castle 2, health 5: 1 card, Trebuchet (10)
  castle 3 (Moat), health 10: 1 card, Trebuchet (10)

A Block would stop all of it.'

# 10 + 4 + 8 = 22: 15 for the two bare castles and 5 more for the Archers.
run "$muster" siege North.muster South.muster --ally West.muster
is 'with an ally: exit status' "$status" 0
has 'with an ally: the gain' "$out" 'At best: 2 castles razed, 20 health removed.'
has 'with an ally: whose cards' "$out" 'Knights of West (8): remove '
has 'with an ally: fewest cards' "$out" 'castle 1 (Gate), health 21: 3 cards, Trebuchet of North (10), Peasants of North (4) and Knights of West (8)'
# Without North 8 is left: the bare castle of 5, and nothing for 3.
has 'with an ally: a Block' "$out" 'A Block against North would leave this: 1 castle razed, 5 health removed.
  5 of Knights of West (8): remove castle 2
  Left over: 3 of Knights of West (8)'

run "$muster" siege West.muster South.muster --ally North.muster
has 'an ally without an Alliance' "$out" 'West holds no Alliance, which is needed to ask an ally.'

kingdom East '<castle upgrade="moat"/>'
kingdom Five '<castle/><hand><card ref="attack-archers"/><card ref="alliance"/></hand>'
kingdom Fifth '<castle/><hand><card ref="attack-archers"/></hand>'
run "$muster" siege Five.muster East.muster --ally Fifth.muster
has 'what takes both is blocked for both' "$out" 'A Block would stop both attackers: what falls takes the cards of both.'

kingdom Idle '<castle/>'
run "$muster" siege Idle.muster South.muster
is 'no attack card: exit status' "$status" 0
has 'no attack card' "$out" 'There is no card in hand to attack with.'
kingdom Weak '<castle/><hand><card ref="attack-peasants"/></hand>'
run "$muster" siege Weak.muster East.muster
has 'an attack that is too weak' "$out" 'The cards in hand can remove nothing.'
kingdom Ruin ''
run "$muster" siege North.muster Ruin.muster
has 'no castle to attack' "$out" 'There is no castle to attack.'

sample=$MUSTER_SOURCE/data/samples/kingdom.muster
run "$muster" siege North.muster "$sample" --defender='Duchy of Lost Causes'
has 'a puppet state by name' "$out" 'North attacks Duchy of Lost Causes.
At best: 1 castle razed, 9 health removed.'

# Specials. A castle of 5 under a Trebuchet of 10, and a bare one: Sabotage, then Archers (5) on the castle, is 15. With the
# Jester, who takes the other, it is all of 20 and two castles. The attacker's one castle is bare, so that he razes nothing.
kingdom Trap '<castle><defense ref="trebuchet"/></castle><castle/><puppet-state name="Duchy"><castle/></puppet-state>'
kingdom Spy '<castle/><hand><card ref="attack-archers"/><card ref="sabotage"/></hand>'
kingdom Fool '<castle/><hand><card ref="attack-archers"/><card ref="sabotage"/><card ref="cannon-fire"/><card ref="jester"/></hand>'
run "$muster" siege Spy.muster Trap.muster
has 'no castle before its defense' "$out" 'At best: 1 castle razed, 15 health removed.
  Sabotage: remove Trebuchet of castle 1
  Archers (5): remove castle 1'
has 'a Block stops no special' "$out" 'A Block would leave this: 0 castles razed, 10 health removed.
  Sabotage: remove Trebuchet of castle 1'
# Two cards are the fewest: the Jester takes the castle with its Trebuchet, Archers raze the other.
run "$muster" siege Fool.muster Trap.muster
has 'a Jester takes a castle' "$out" 'At best: 2 castles lost (1 razed, 1 taken), 20 health in all.
Trap falls with its last castle, and Duchy with it.
  Jester: take castle 1 with Trebuchet
  Archers (5): remove castle 2'
run "$muster" siege --format=tsv Fool.muster Trap.muster
is 'tsv: one row' "$out" '2	20'
run "$muster" siege --format=tsv Idle.muster Trap.muster
is 'tsv: nothing' "$out" '0	0'
kingdom Jester '<castle/><hand><card ref="jester"/></hand>'
kingdom Guarded '<castle/><castle><defense ref="peasants"/></castle><hand><card ref="jester"/></hand>'
kingdom Bare '<castle/><castle upgrade="gate"/>'
run "$muster" siege --format=tsv Jester.muster Bare.muster
is 'a Jester spares the last castle of its player' "$out" '1	8'
run "$muster" siege Guarded.muster Bare.muster
has 'a Jester razes all that is bare' "$out" 'At best: 2 castles razed, 13 health removed.
Bare falls with its last castle.
  Jester: raze castle 1 and castle 2 (Gate)'
run "$muster" siege --format=tsv --round=2 Guarded.muster Bare.muster
is 'the second round: nobody attacks' "$out" '0	0'
run "$muster" siege --format=tsv --round=3 Guarded.muster Bare.muster
is 'the third round: attacks' "$out" '2	13'
run "$muster" siege --round=1 Guarded.muster Bare.muster
has 'the first round, in words' "$out" 'Nobody may attack in the first two rounds'

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
complains 'no such format' 'use text or tsv' --format=xml North.muster South.muster
complains 'no such round' 'counted from 1' --round=-1 North.muster South.muster
complains 'one file' 'name two files' North.muster
complains 'no such file' 'nowhere.muster' North.muster nowhere.muster
complains 'no such ally' 'nowhere.muster' North.muster South.muster --ally nowhere.muster
complains 'no kingdom' 'there is no kingdom in this file' North.muster "$MUSTER_SOURCE/data/samples/team.muster"
complains 'two kingdoms' 'there are 2 kingdoms to choose from' North.muster Two.muster
complains 'no kingdom of that name' 'called “Nobody”' North.muster South.muster --defender=Nobody
kingdom Horde '<castle/><hand><card ref="attack-trebuchet" count="999"/><card ref="attack-trebuchet" count="999"/></hand>'
complains 'more cards than can be worked out' 'too many cards in this siege' Horde.muster South.muster

done_testing
