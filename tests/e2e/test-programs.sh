#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Both programs on one library from an empty folder, in the first, second and third run: nothing that either has kept is lost.
. "$MUSTER_SOURCE/tests/e2e/walk.sh"

# NAME: a file with such a character.
write_file ()
{
  printf '<muster xmlns="urn:muster:1"><character name="%s" race="human" tarot="6-of-cups"/></muster>\n' "$1" >"$tmp/$1.muster"
}

all=
for run in 1 2 3; do
  start
  make_named "A$run"
  all="$all A$run"
  wait_for "run $run: the window keeps a character" has_names $(printf '%s\n' $all | sort)
  write_file "B$run"
  write_file "C$run"
  run "$muster" library import "$tmp/B$run.muster" "$tmp/C$run.muster"
  is "run $run: the terminal program imports beside it" "$status" 0
  make_named "D$run"
  all="$all B$run C$run D$run"
  wait_for "run $run: the window goes on" has_names $(printf '%s\n' $all | sort)
  quit
  is "run $run: all is there after it" "$(names)" "$(printf '%s\n' $all | sort)"
  run "$muster" library check
  is "run $run: the library is sound" "$status" 0
done
done_testing
