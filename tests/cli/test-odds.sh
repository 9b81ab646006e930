#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `muster odds`: chances worked out by hand, as a percentage and exactly, and calls that can't work.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"

# NAME WANTED ARGUMENT…
tells ()
{
  name=$1
  wanted=$2
  shift 2
  run "$muster" odds "$@"
  is "$name: exit status" "$status" 0
  is "$name" "$out" "$wanted"
}

# The 9 to 13 of tomes and the Red Joker are good, 6 of 53 that aren't the Black Joker: of the C(54, 3) = 24804 flips
# C(53, 3) = 23426 have no Black Joker, C(47, 3) = 16215 of them no good card.
tells 'an attack' '29.07% (7211/24804)' attack --cb 3 --df 9 --suit tomes
# An ace is double its suit, so that of the cards of 1 or more the aces and the Red Joker are good: 2 of 54.
tells 'two of a suit' '3.70% (1/27)' action --value 1 --suit tomes,tomes
# 13 of each of four suits from 7 up: 7 each and the Red Joker, 29 of 54.
tells 'an action' '53.70% (29/54)' action --value 7
# The number is in hand, any of 12 other tomes or the Red Joker brings the suit: 13 of 53.
tells 'an action with a card in hand' '24.53% (13/53)' action --value 10 --suit tomes,tomes --hand 10-tomes
# A hand that does it alone fails only with the Black Joker, 1 of 52.
tells 'an action with two cards in hand' '98.08% (51/52)' action --value 5 --suit rams --hand 10-tomes,red-joker
# 7 of masks asks for masks from 7 up: 7 and the Red Joker. C(53, 2) = 1378, C(45, 2) = 990, of C(54, 2) = 1431.
tells 'an attack that is dodged' '27.11% (388/1431)' attack --cb 2 --df 3 --dodge 7-masks
# The Black Joker and the 13 of masks are seen: 28 of 52 are good. With the Red Joker seen, two of a suit come of aces alone.
tells 'cards that were seen' '53.85% (7/13)' action --value 7 --seen black-joker,13-masks
tells 'the Red Joker was seen' '1.89% (1/53)' action --value 1 --suit tomes,tomes --seen red-joker
tells 'no card to flip and none in hand' '0.00% (0/1)' attack --cb 0 --df 1
tells 'nothing to meet' '100.00% (1/1)' attack --cb 0 --df 0
tells 'the whole deck has the Black Joker in it' '0.00% (0/1)' attack --cb 54 --df 1

tells 'dice with faces that are known' 'In one roll: 96.10%
With one reroll, a die spent on the Hero and seven kept or rolled again: 99.77%' \
  dice --combination charisma --faces 'charisma charisma resource intelligence essence birden'
tells 'dice with faces that are not' 'In one roll: between 76.74% (1288991/1679616) and 96.10% (6305/6561)
With one reroll, a die spent on the Hero and seven kept or rolled again: between 93.51% (439667406451/470184984576) and 99.77% (14316139/14348907)
A die has six faces for five attributes, and the rulebook doesn'"'"'t say which is there twice; name the six faces to have one number.' \
  dice --combination charisma --fractions
tells 'more dice than there are' 'In one roll: 0.00%
With one reroll, a die spent on the Hero and seven kept or rolled again: 0.00%
A die has six faces for five attributes, and the rulebook doesn'"'"'t say which is there twice; name the six faces to have one number.' \
  dice --combination 'birden,birden,birden,birden,birden,birden,birden,birden,birden'

complains ()
{
  name=$1
  sentence=$2
  shift 2
  run "$muster" odds "$@"
  one_line "$name"
  has "$name: why" "$err" "$sentence"
}

complains 'nothing said' 'action, attack or dice'
complains 'something else' 'action, attack or dice' luck
complains 'two subjects' 'action, attack or dice' action attack
complains 'an action that asks for nothing' 'say what the action requires' action
complains 'an attack without Cb' 'say how many cards' attack --df 9
complains 'an attack on nothing' 'say what the attack must reach' attack --cb 3
complains 'no number' '--cb' attack --cb many --df 9
complains 'no suit' '“hearts” is not a suit' attack --cb 3 --df 9 --suit hearts
complains 'no card' '“14-tomes” is not a card' action --value 3 --hand 14-tomes
complains 'no card to dodge with' '“duck” is not a card' attack --cb 3 --dodge duck
complains 'a card twice' 'can'"'"'t hold 10-tomes twice' action --value 3 --hand 10-tomes,10-tomes
complains 'a card seen twice' 'no other 10-tomes' action --value 3 --seen 10-tomes,10-tomes
complains 'a card seen and held' 'The deck has no 10-tomes to hold' action --value 3 --seen 10-tomes --hand 10-tomes
complains 'more than what is left' 'the deck has only 53' attack --cb 54 --df 3 --seen red-joker
complains 'more than the deck' 'the deck has only 54' attack --cb 55 --df 3
complains 'an option of another subject' '--cb doesn'"'"'t go with action' action --value 3 --cb 3
complains 'dice without a combination' 'say what the dice are to show' dice
complains 'dice with an empty combination' 'names no dice' dice --combination ' '
complains 'dice that nobody knows' 'no die shows “luck”' dice --combination luck
complains 'five faces' 'a die has 6 faces, and --faces names 5' dice --combination charisma --faces 'charisma resource intelligence essence birden'

done_testing
