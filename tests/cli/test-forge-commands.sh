#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `muster count`, `best`, `random` and `code`: what they print, what they write, and calls that can't work.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"
muster=$(realpath "$muster")
cd "$tmp" || exit 1
tab=$(printf '\t')

# NAME CONTENT: a file NAME.muster with one character
character ()
{
  echo "<muster xmlns=\"urn:muster:1\"><character name=\"$1\" $2</character></muster>" >"$1.muster"
}

character warrior 'race="red-elf" tarot="6-of-cups" armor="scale-armor" accessory="shield"><weapon ref="sabre" enchantment="shadow"/><skill ref="check"/><skill ref="majesty"/>'
character bare 'race="human" tarot="2-of-swords">'
character broken 'race="human" tarot="2-of-swords"><weapon ref="pike"/><weapon ref="pike"/>'

# Counting. The warrior is whole but for an enchantment of its armor: none, Thunder (3), Chaotic (7) or Shadow (3).
run "$muster" count --format=tsv
is 'all characters' "$out" "name${tab}count${tab}least${tab}most
${tab}8692247677749${tab}16${tab}166"
run "$muster" count --format=tsv warrior.muster
is 'a draft' "$out" "name${tab}count${tab}least${tab}most
warrior${tab}4${tab}75${tab}82"
run "$muster" count --by=points --format=tsv warrior.muster
is 'by points' "$out" "points${tab}count
75${tab}1
78${tab}2
82${tab}1"
run "$muster" count --without=armor-enchantment warrior.muster
is 'without a slot' "$out" 'warrior: 1 legal character, of 75 points'
run "$muster" count --points=10
is 'too few points' "$err" 'muster: No legal character costs at most 10 points; the cheapest costs 16.'
is 'too few points: nothing else' "$out" ''
is 'too few points: exit status' "$status" 1
run "$muster" count --points=10 --format=tsv
is 'too few points in a table' "$out" "name${tab}count${tab}least${tab}most
${tab}0${tab}${tab}"
is 'too few points in a table: a sentence' "$err" 'muster: No legal character costs at most 10 points; the cheapest costs 16.'
is 'too few points in a table: exit status' "$status" 1
run "$muster" count --points=74 warrior.muster bare.muster
is 'one of two drafts has none: exit status' "$status" 1
has 'one of two drafts has none: the other is counted' "$out" 'bare: '
run "$muster" count broken.muster
has 'what is illegal already' "$err" '“broken” can'"'"'t become legal: '

# Standing. The bare Human costs 20 points: what stands beside it is what count has, whichever stat is asked.
run "$muster" count --standing --format=tsv bare.muster
is 'standing: exit status' "$status$err" 0
is 'standing: ten stats' "$(echo "$out" | cut -f 1,2 | tr '\n\t' ' :')" \
  'name:stat bare:def bare:arm bare:tuf bare:end bare:mana bare:comm bare:move bare:att bare:str bare:s-pow '
all=$("$muster" count --points=20 --format=tsv | tail -n 1 | cut -f 2)
is 'standing: all are compared' "$(echo "$out" | awk -F '\t' 'NR > 1 { print $4 + $5 + $6 }' | sort -u)" "$all"
run "$muster" count --standing warrior.muster
has 'standing in words' "$out" 'warrior, beside all 78748400930 legal characters of at most 75 points:'
character nobody '>'
run "$muster" count --standing nobody.muster
is 'standing beside nobody: exit status' "$status" 1
is 'standing beside nobody: one sentence' "$err" 'muster: No legal character costs at most 0 points; the cheapest costs 16.'
for call in '' '--points=75 bare.muster' '--by=points bare.muster' '--without=armor bare.muster'; do
  # shellcheck disable=SC2086 # these are words
  run "$muster" count --standing $call
  is "count --standing $call: exit status" "$status" 2
done

# A bare Human with the 2 of Swords: two skills at most (its own and one more), all universal ones of swords cost 0, 0, 2, 2.
run "$muster" count --without=weapon,armor,accessory --by=points --format=tsv bare.muster
has 'skills alone: none, or the two that cost nothing' "$out" "20${tab}4"

# The best. Leather costs 4 for 1 Arm, Chain 5 for 2, Breastplate 7 for 3.
run "$muster" best --aim=arm:1 --points=26 --format=tsv bare.muster
is 'the best' "$out" "name${tab}score${tab}points${tab}race${tab}tarot${tab}weapons${tab}armor${tab}armor-enchantment${tab}accessory${tab}skills
bare${tab}6${tab}25${tab}human${tab}2-of-swords${tab}${tab}chain${tab}${tab}${tab}"
run "$muster" best --aim=w-att:1 --points=75 --without=accessory,armor,skill --format=tsv warrior.muster
has 'weapons as ids' "$out" "${tab}sabre+shadow${tab}"
run "$muster" best --aim=arm:1 --points=26 --top=2 -o best.muster bare.muster
is 'a document: exit status' "$status" 0
has 'a document: proved' "$out" 'Proved'
run "$muster" check --summary best.muster
is 'a document: legal' "$status" 0
run "$muster" best --aim=arm:1 --points=19 bare.muster
is 'none: exit status' "$status" 1
has 'none: a sentence' "$err" 'No legal character of at most 19 points completes “bare”; the cheapest costs 20.'
for aim in '' arm arm:x arm:100 arm:1,arm:2 armor:1 arm: arm:1.5; do
  run "$muster" best --aim="$aim" bare.muster
  is "--aim=$aim: exit status" "$status" 2
  is "--aim=$aim: one sentence" "$(echo "$err" | wc -l)" 1
done
has 'a key that was meant' "$("$muster" best --aim=armm:1 bare.muster 2>&1)" 'did you mean “arm”?'
run "$muster" best --aim=arm:1 --without=armour bare.muster
is 'no such slot: exit status' "$status" 2
has 'a slot that was meant' "$err" 'did you mean “armor”?'
run "$muster" best bare.muster
is 'no aim: exit status' "$status" 2

# Chance.
run "$muster" random --seed=7 --count=5 --points=50 -o five.muster
is 'random: exit status' "$status" 0
run "$muster" check --only=illegal five.muster
is 'random: legal' "$status" 0
"$muster" random --seed=7 --count=5 --points=50 >again.muster
is 'random: the same for the same seed' "$(cat five.muster)" "$(cat again.muster)"
run "$muster" count --points=50 --format=tsv five.muster
is 'random: within the points' "$(echo "$out" | grep -c "${tab}0${tab}")" 0
run "$muster" random --points=5
is 'random: too few points' "$status" 1
is 'random: too few points, one sentence' "$err" 'muster: No legal character costs at most 5 points; the cheapest costs 16.'

# Battle groups for two.
run "$muster" random --group --points=250 --count=2 --seed=3 -o two.muster
is 'random groups: exit status' "$status$err" 0
run "$muster" check --format=tsv two.muster
is 'random groups: legal' "$status" 0
is 'random groups: two of them' "$(grep -c '<battle-group' two.muster)" 2
run "$muster" random --group --points=15
is 'a random group of too few points: exit status' "$status" 1
is 'a random group of too few points' "$err" 'muster: No legal character costs at most 15 points; the cheapest costs 16.'
for call in '' --points=1001 '--points=250 bare.muster'; do
  # shellcheck disable=SC2086 # these are words
  run "$muster" random --group $call
  is "random --group $call: exit status" "$status" 2
  is "random --group $call: one sentence" "$(echo "$err" | wc -l)" 1
done

# Ctrl+C ends a long command at once, without a word, and leaves no file behind, nor part of one: while it draws and while it
# writes. A shell has what it starts beside itself ignore the key.
interrupt ()
{
  mkdir interrupted
  env --default-signal=INT "$muster" "$@" >out.txt 2>err.txt </dev/null &
  sleep 0.3
  kill -INT $!
  wait $! && status=0 || status=$?
}

interrupt random --count=100000 -o interrupted/all.muster
is 'Ctrl+C: ended by the key' "$status" 130
is 'Ctrl+C: no word' "$(cat out.txt err.txt)" ''
is 'Ctrl+C: no file' "$(ls -A interrupted)" ''
rm -rf interrupted
"$muster" random --count=30000 --seed=1 -o many.muster
cp many.muster kept.muster
for delay in 0.5 0.8 1.1; do
  env --default-signal=INT "$muster" repair -o kept.muster many.muster >out.txt 2>&1 </dev/null &
  sleep $delay
  kill -INT $! 2>/dev/null
  wait $! || true
done
is 'Ctrl+C while a file is written: the old file or the new one' "$(tail -n 1 kept.muster)" '</muster>'
is 'Ctrl+C while a file is written: no other file' "$(ls -A | grep -c '^kept')" 1

# A house content with more characters than 64 bits can count: any of 70 skills, a point each.
{
  echo '<pack xmlns="urn:muster:pack:1" game="collision" name="Many" version="1"><universal>'
  echo '<race name="Sage" points="1"/><tarot name="Ace of Cups" rank="11" suit="cups" skills="70" points="0"/>'
  for i in $(seq 70); do echo "<skill name=\"Trick $i\" points=\"1\"/>"; done
  echo '</universal><glossary>'
  for i in $(seq 70); do echo "<ability name=\"Trick $i\" kind=\"effect\">A trick.</ability>"; done
  echo '</glossary></pack>'
} >many.xml
run "$muster" pack compile -o many.db many.xml
is 'too many: the content' "$status$err" 0
run "$muster" count --content=many.db --format=tsv
has 'too many: said so' "$out" "${tab}>18000000000000000000${tab}1${tab}71"
run "$muster" random --content=many.db
is 'too many to draw: exit status' "$status" 2
has 'too many to draw: a sentence' "$err" 'too many legal characters to draw one fairly'
run "$muster" random --content=many.db --points=3
is 'few enough to draw: exit status' "$status" 0
run "$muster" pack audit --content=many.db --format=tsv
has 'too many: in an audit' "$out" "race${tab}sage${tab}>18000000000000000000${tab}1${tab}71${tab}"

# Codes.
run "$muster" code warrior.muster
code=${out%%"$tab"*}
is 'a code and a name' "$out" "$code${tab}warrior"
is 'four groups' "$(echo "$code" | sed 's/[0-9A-Z]/x/g')" 'xxxx-xxxx-xxxx-x'
run "$muster" code --decode "$(echo "$code" | tr 'A-Z' 'a-z' | tr -d -)" -o back.muster
is 'decoded' "$(grep -c 'race="red-elf" tarot="6-of-cups" armor="scale-armor" accessory="shield"' back.muster)" 1
is 'and back' "$("$muster" code back.muster)" "$code${tab}Red Elf, 6 of Cups"
run "$muster" code broken.muster
is 'illegal: exit status' "$status" 1
has 'illegal: a sentence' "$err" '“broken” isn'"'"'t legal'
run "$muster" code --decode "${code}0"
is 'a letter too many: exit status' "$status" 2
has 'a letter too many' "$err" 'wrong letter'
run "$muster" code --decode '!'
is 'no letter: exit status' "$status" 2
run "$muster" code --decode
is 'no code: exit status' "$status" 2
run "$muster" code missing.muster
is 'no file: exit status' "$status" 2

done_testing
