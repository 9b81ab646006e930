#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Ctrl+Z in a name and in a document, far more often than there is anything to undo: nothing else changes, and all of it comes back.
. "$MUSTER_SOURCE/tests/e2e/walk.sh"

# Presses so many times.
often ()
{
  n=0
  while [ "$n" -lt "$1" ]; do
    keys "$2"
    n=$((n + 1))
  done
}

start
make_named Bull
wait_for 'a name is kept' has_names Bull
make_named Nim
wait_for 'another one, too' has_names Bull Nim
keys ctrl+z
wait_for 'Ctrl+Z after Enter undoes the name' has_names Bull 'New character'
keys ctrl+shift+z
wait_for 'Ctrl+Shift+Z brings it back' has_names Bull Nim
often 30 ctrl+z
keys ctrl+shift+z
wait_for 'thirty times Ctrl+Z leave one step to redo' has_names Bull Nim
is 'nothing went to the trash' "$(trash)" ''
words xx
keys ctrl+z
words Bo
keys Return
wait_for 'with words that are not kept, Ctrl+Z takes back typing' has_names Bull NimBo
keys ctrl+z
wait_for 'the name before it is the step before it' has_names Bull Nim
quit
run "$muster" library check
is 'the library is sound' "$status" 0
done_testing
