#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `muster draft`: four players through a pipe from the first Master to the last Pawn, taking back, stopping and going on
# later with the same result, a pool of one's own, and calls that can't work.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"
muster=$(realpath "$muster")
cd "$tmp" || exit 1

# LINES OPTION…: a draft with these lines on standard input, a word each
draft ()
{
  printf '%s\n' $1 >lines
  shift
  run sh -c 'exec "$0" draft "$@" <lines' "$muster" "$@"
}

# With the seed 7 and four players Dan begins: Masters Dan, Ann, Bea, Cid; then puppets Cid, Bea, Ann, Dan and round
# again. The pool is two sets: 2 of each Master and Sidekick, 6 of each Pawn; so that 2 Sidekicks each are the most.
four='--players=Ann,Bea,Cid,Dan --size=shoebox --seed=7'
masters='seamus lady seamus lady'
sidekicks='misaki misaki bete bete judge judge rusty rusty'
pawns='punk punk punk punk  rotten rotten rotten rotten  ronin ronin ronin ronin
  death death death death  guild guild guild guild  convict convict convict convict'

draft "$masters $sidekicks $pawns" $four -o four.muster
is 'four players: exit status' "$status" 0
is 'four players: no complaint' "$err" ''
has 'four players: the order' "$out" 'in this order: Dan, Ann, Bea and Cid;'
is 'four players: a line for each pick' "$(grep -c ' takes ' out)" 36
is 'four players: who took the first of all, the first and the last puppet' "$(grep ' takes ' out | sed -n '1p;5p;36p')" \
  'Dan takes Seamus.
Cid takes Misaki.
Dan takes Convict Gunslinger.'
has 'four players: what Ann has' "$out" 'Ann: Lady Justice, Bête Noire, Rusty Alyce, Punk Zombie, Rotten Belle, Ronin, Death Marshal, '
is 'four players: one toy box each, in their order' "$(sed -n 's/.*<toy-box name="\([A-Z][a-z]*\)" size="shoebox".*/\1/p' four.muster | tr '\n' ' ')" \
  'Ann Bea Cid Dan '
run grep -c '<draft' four.muster
is 'four players: no draft is left' "$out" 0
run "$muster" check four.muster
is 'four players: every toy box is legal' "$status" 0

# Taking back

draft "$masters misaki undo undo lady misaki undo $sidekicks $pawns" $four -o undone.muster
is 'undo: exit status' "$status" 0
run cmp four.muster undone.muster
is 'undo: the same in the end' "$status" 0
draft 'undo quit' $four -o start.muster
has 'undo: there is nothing to take back' "$err" 'There is no pick to undo.'
is 'undo: nothing to take back is an unusable line' "$status" 2

# Stopping and going on

draft "$masters $sidekicks quit punk" $four -o kept.muster
is 'quit: exit status' "$status" 0
has 'quit: whose turn it is' "$out" 'Cid takes a puppet: pick 13 of 36.'
has 'quit: how to go on' "$out" 'The draft is saved in kept.muster; continue with --resume kept.muster.'
run "$muster" check kept.muster
has 'quit: what is kept can be checked' "$out" 'Cid takes a puppet: pick 13 of 36.'
cp kept.muster copy.muster
draft "$pawns" --resume kept.muster
is 'resume: exit status' "$status" 0
run cmp four.muster kept.muster
is 'resume: the same in the end' "$status" 0
draft "$pawns" --resume copy.muster -o other.muster
run cmp four.muster other.muster
is 'resume: into another file' "$status" 0
run grep -c '<pick' copy.muster
is 'resume: the kept file stays as it was' "$out" 12
draft 'undo undo rusty rusty quit' --resume copy.muster
run grep -c '<pick' copy.muster
is 'resume: undo goes back behind where it stopped' "$out" 12
draft "$masters misaki" $four -o ended.muster
is 'the end of the input keeps the draft' "$status" 0
run grep -c '<pick' ended.muster
is 'the end of the input loses no pick' "$out" 5

cat >more.muster <<END
<muster xmlns="urn:muster:1">
  <team name="Before" hero="Any"/>
$(sed -n '/<draft/,/<\/draft/p' copy.muster)
  <team name="After" hero="Any"/>
</muster>
END
draft "$pawns" --resume more.muster
is 'resume: what else is in the file stays around it' "$(sed -n 's/^  <[a-z-]* name="\([A-Za-z]*\)".*/\1/p' more.muster | tr '\n' ' ')" \
  'Before Ann Bea Cid Dan After '

# Picks that can't be, and what they might have meant

draft 'ro ronin seamus xyz list quit' --players=Ann,Bea --size=shoebox --seed=1 -o refused.muster
is 'refused: exit status' "$status" 2
is 'refused: why' "$err" '“ro” could be Rotten Belle or Ronin.
Bea chooses a Master first, and Ronin isn'\''t one.
Nothing in the pool begins with “xyz”.'
has 'refused: the turn stays' "$out" 'Bea takes Seamus.'
has 'list: what may be taken' "$out" 'Lady Justice        master       1
'
has 'list: why not the others' "$out" 'Ronin               pawn         3  Ann chooses a Master first, and Ronin isn'\''t one.'
draft 'seamus seamus lady quit' --players=Ann,Bea --size=shoebox --seed=1 -o gone.muster
is 'a drafted puppet is gone' "$err" 'No Seamus is left in the pool, which had 1.'

# To standard output

draft "$masters $sidekicks $pawns" $four -o -
cp out piped.muster
is 'to standard output: exit status' "$status" 0
run cmp four.muster piped.muster
is 'to standard output: nothing but the document' "$status" 0

# Pools

cat >box.muster <<'END'
<muster xmlns="urn:muster:1">
  <toy-box name="Shelf" master="seamus">
    <master name="Bear" ar="7"/>
    <puppet name="Cat" rank="sidekick"/> <puppet name="Dog" rank="sidekick" owned="1"/>
    <puppet name="Teddy" rank="pawn" count="6" mv="4"/> <puppet ref="ronin" count="1" owned="5"/> <puppet ref="punk-zombie" count="4"/>
  </toy-box>
</muster>
END
draft 'bear seamus cat dog ron ron ron ron ted ted ted ted ted ted punk punk punk punk' --players=Ann,Bea --size=shoebox --seed=1 --pool=box.muster -o mine.muster
is 'a pool of one'"'"'s own: exit status' "$status" 0
is 'a pool of one'"'"'s own: no complaint' "$err" ''
run grep -c '<puppet name="Teddy" rank="pawn" count="3" mv="4"/>' mine.muster
is 'a pool of one'"'"'s own: numbers stay with the puppets' "$out" 2
run "$muster" check mine.muster
is 'a pool of one'"'"'s own: the toy boxes are legal' "$status" 0
draft quit --players=Ann,Bea --size=shoebox --copies=3 -o copies.muster
run grep -c '<puppet ref="[a-z-]*" count="3"/>' copies.muster
is 'so many copies of each' "$out" 12

for n in 2 3 4 5 6 7 8; do
  names=$(echo A,B,C,D,E,F,G,H | cut -d , -f 1-$n)
  for size in shoebox chest wardrobe; do
    rm -f any.muster
    draft quit --players=$names --size=$size -o any.muster
    is "$n players with a $size have enough" "$status" 0
  done
done

# Calls that can't work

complains ()
{
  name=$1
  sentence=$2
  shift 2
  run "$muster" draft "$@"
  one_line "$name"
  has "$name: why" "$err" "$sentence"
}

complains 'no players' 'say who takes part' --size=shoebox
complains 'no size' 'say how big the game is: --size is shoebox, chest, wardrobe or puppocalypse' --players=Ann,Bea
complains 'another size' 'there is no game size “tub”' --players=Ann,Bea --size=tub
complains 'one player' 'A draft takes 2 to 8 players, not 1.' --players=Ann --size=shoebox
complains 'nine players' 'A draft takes 2 to 8 players, not 9.' --players=A,B,C,D,E,F,G,H,I --size=shoebox
complains 'two of a name' 'Two players of the draft are called Ann.' --players=Ann,Ann --size=shoebox
complains 'a player without a name' 'Player 2 of the draft has no name.' --players=Ann, --size=shoebox
complains 'more than the pool has' 'The pool can give 2 players only 44 of their 64 puppets' --players=Ann,Bea --size=puppocalypse
complains 'too few copies' 'too few for 3 players' --players=Ann,Bea,Cid --size=shoebox --copies=1
complains 'no such pool' 'nowhere.muster' --players=Ann,Bea --size=shoebox --pool=nowhere.muster
complains 'a pool without puppets' 'no toy box' --players=Ann,Bea --size=shoebox --pool="$MUSTER_SOURCE/data/samples/team.muster"
complains 'a seed that is too large' '--seed must be' --players=Ann,Bea --size=shoebox --seed=9999999999
complains 'copies below zero' '--copies must be' --players=Ann,Bea --size=shoebox --copies=-1
complains 'too much' 'unexpected “extra”' extra --players=Ann,Bea --size=shoebox
complains 'resume with players' '--resume continues with the saved settings' --resume copies.muster --players=Ann,Bea
complains 'resume without a draft' 'there is no draft in this file' --resume four.muster
complains 'resume from nothing' 'nowhere.muster' --resume nowhere.muster
complains 'a draft that was kept is not written over' 'has an unfinished draft' --players=Ann,Bea --size=shoebox -o copies.muster
complains 'nowhere to write' 'nowhere/draft.muster' --players=Ann,Bea --size=shoebox -o nowhere/draft.muster
echo mine >draft.muster
complains 'a file that nobody named is not written over' 'draft.muster exists already' --players=Ann,Bea --size=shoebox

# What was agreed, and what everybody has: four share two sets of each puppet, so that 4 × 2 Sidekicks are two each.
printf 'Seamus\ntaken\nquit\n' | "$muster" draft --players=Ann,Bea,Cid,Dan --size=shoebox --seed=1 -o "$tmp/terms.muster" >"$tmp/out" 2>&1
out=$(cat "$tmp/out")
has 'the pool, its copies and the Sidekick limit' "$out" 'The pool has 2 of each Master, 2 of each Sidekick and 6 of each Pawn. Each player gets a Master and 8 puppets, at most 2 of them Sidekicks.'
has 'taken: what everybody has' "$out" ': Seamus'

done_testing
