#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The first legal card, by someone new: a name, a race and a tarot, each found by a few letters; Enter takes the best match that fits.
. "$MUSTER_SOURCE/tests/e2e/walk.sh"

# POINTS VERDICT: what the library says of the one character.
is_worth ()
{
  [ "$("$muster" library list --format=tsv 2>/dev/null | sed 1d | cut -f 4,5 | tr '\t' ' ')" = "$1 $2" ]
}

"$muster" library list --format=tsv 2>/dev/null | sed -n 1p >"$tmp/heads"
start
make_named Bull
wait_for 'there is a character' has_names Bull
wait_for 'it costs nothing yet, and is not legal' is_worth 0 no
# From the name down to the race; "human" is the Human, whoever else is described as one.
keys Down Return
words human
keys Return
wait_for 'the race' is_worth 20 no
keys Down Return
words 'wizard'
keys Return
wait_for 'a tarot by what players call it' is_worth 20 yes
quit
done_testing
