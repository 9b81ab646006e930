#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The program from outside, whatever the command: help, version, and calls that make no sense.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"

for word in --help -h help; do
  run "$muster" "$word"
  is "$word: exit status" "$status" 0
  has "$word: says how to call it" "$out" 'Usage: muster COMMAND'
  is "$word: no complaint" "$err" ''
done

# Columns line up by characters, not by bytes.
run "$muster" --help
has 'help: a word with …' "$out" '
  check    FILE…                      points'
has 'help: the longest of them' "$out" '
  export   --to=FORMAT -o FILE FILE…  cards'
run "$muster" library --help
has 'help of the library: a verb with …' "$out" '
  import     FILE…                 add'
has 'help of the library: the longest of them' "$out" '
  restore    BACKUP|THING VERSION  restore'
has 'help of the library: a verb on its own' "$out" '
  history    [THING]               the last changes'

run "$muster" --version
is '--version: exit status' "$status" 0
has '--version: says which' "$out" 'muster 0.'

for command in list pack; do
  run "$muster" $command --help
  is "$command --help: exit status" "$status" 0
  has "$command --help: says how to call it" "$out" 'Usage:'
  run "$muster" $command --no-such-option
  one_line "$command --no-such-option"
  has "$command --no-such-option: names it" "$err" --no-such-option
done

run "$muster" dance
one_line 'an unknown command'
has 'an unknown command: names it' "$err" dance
for pair in chekc:check lst:list exprot:export Siege:siege librarry:library; do
  run "$muster" ${pair%:*}
  one_line "${pair%:*}"
  is "${pair%:*}: what was meant" "$err" "muster: there is no command “${pair%:*}”; did you mean “${pair#*:}”?"
done
run "$muster" check --sumary x
one_line 'a mistyped option'
has 'a mistyped option: what was meant' "$err" '; did you mean “--summary”?'
run "$muster" library list --fromat=tsv
one_line 'a mistyped option with a value'
has 'a mistyped option with a value: what was meant' "$err" '; did you mean “--format”?'
run "$muster" --versoin
is 'a mistyped option without a command' "$err" 'muster: there is no command “--versoin”; did you mean “--version”?'
for pair in lits:list imprt:import Undo:undo undelet:undelete; do
  run "$muster" library ${pair%:*}
  one_line "library ${pair%:*}"
  is "library ${pair%:*}: what was meant" "$err" "muster: the library has no “${pair%:*}”; did you mean “${pair#*:}”?"
done
run "$muster" library elephant
has 'a verb like none of the library' "$err" 'the library has no “elephant”; it has list, search'
for pair in instal:install chekc:check compil:compile audti:audit; do
  run "$muster" pack ${pair%:*}
  one_line "pack ${pair%:*}"
  is "pack ${pair%:*}: what was meant" "$err" "muster: packs have no “${pair%:*}”; did you mean “${pair#*:}”?"
done
run "$muster" pack elephant
has 'a verb like none for packs' "$err" 'say what to do with packs: list, install'
run "$muster" check --elephant x
is 'an option like no other' "${err##*--elephant}" ''
run "$muster" "$(printf '%0500d' 0)"
one_line 'a very long command'

run "$muster"
is 'no command: exit status' "$status" 2

done_testing
