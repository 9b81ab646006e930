#!/bin/sh
# The program from outside, whatever the command: help, version, and calls that make no sense.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"

for word in --help -h help; do
  run "$muster" "$word"
  is "$word: exit status" "$status" 0
  has "$word: says how to call it" "$out" 'Usage: muster COMMAND'
  is "$word: no complaint" "$err" ''
done

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

run "$muster"
is 'no command: exit status' "$status" 2

done_testing
