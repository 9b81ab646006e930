#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `muster roll`: what dice buy, worked out by hand, and calls that can't work.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"

faces='charisma charisma resource intelligence essence birden'
hero='with a die spent on the Hero and the best of the others rolled again'

# Two Charisma and a Resource are Button; three Essence are a coin. For a card three Essence and two Charisma are kept and two
# dice rolled: either of them on one die is four of a kind or two coins, and (3/6)^2 of the rolls have neither.
run "$muster" roll --dice='charisma,charisma,resource,essence,essence,essence,birden,intelligence' --faces="$faces" \
  --loyal='Button: charisma charisma resource'
is 'a Loyal and a coin: exit status' "$status" 0
is 'a Loyal and a coin' "$out" "Best with these dice:
  Gain a coin for 3 Essence
  Recruit Button for 2 Charisma and 1 Resource

Each by itself:
  Button (Loyal): now
  A coin: now
  An Advantage card: 75.00% $hero"

# Two dice: one goes to the Hero, the other shows a Charisma on two of six faces.
run "$muster" roll --dice='birden birden' --faces="$faces" --loyal='charisma' --fractions
has 'one die is the price of a reroll' "$out" "Loyal 1 (Loyal): 33.33% (1/3) $hero"
has 'Birdens buy nothing' "$out" 'These dice buy nothing as rolled.'
run "$muster" roll --dice='birden birden' --loyal='charisma'
has 'faces that are not known' "$out" "Loyal 1 (Loyal): between 16.67% and 33.33% $hero"
has 'why' "$out" 'name the six faces'

run "$muster" roll --dice='intelligence intelligence resource' --mercenary='Needle: intelligence resource' --coins=2
has 'a Mercenary costs two coins' "$out" 'Recruit Needle for 2 coins and 1 Intelligence and 1 Resource'
run "$muster" roll --dice='intelligence intelligence resource' --mercenary='Needle: intelligence resource' --coins=1
has 'one coin is not enough' "$out" 'These dice buy nothing as rolled.'

# The sample's team is ready but for its dice: three Teammates, one a Mercenary.
run "$muster" roll --dice='intelligence charisma resource essence essence birden birden birden' \
  "$MUSTER_SOURCE/data/samples/team.muster"
has 'the Mission' "$out" 'Complete the Mission with 1 Intelligence, 1 Charisma, 1 Resource and 2 Essence'

complains ()
{
  name=$1
  sentence=$2
  shift 2
  run "$muster" roll "$@"
  one_line "$name"
  has "$name: why" "$err" "$sentence"
}

complains 'no dice' 'say what the dice show'
complains 'nine dice' 'There are 8 dice, and 9 are named' --dice='birden birden birden birden birden birden birden birden birden'
complains 'a die that nobody knows' 'No die shows “luck”' --dice=luck
complains 'a card that nobody can match' 'No die shows “luck”' --dice=birden --loyal='A: luck'
complains 'five faces' 'has to name the 6 attributes' --dice=birden --faces='charisma charisma resource essence birden'
complains 'coins owed' 'less than 0' --dice=birden --coins=-2
complains 'two files' 'one file at most' --dice=birden a b
complains 'no team' 'there is no team in this file' --dice=birden "$MUSTER_SOURCE/data/samples/kingdom.muster"

done_testing
