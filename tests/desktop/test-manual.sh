#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The manual pages are clean, and tell every command and option that there is, and none that there isn't.
#
#   test-manual.sh MUSTER
set -u
. "$MUSTER_SOURCE/tests/support/tap.sh"

muster=$1
man=$MUSTER_SOURCE/data/man
for page in muster muster-gtk; do
  run env MANROFFSEQ= MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$man/$page.1"
  is "$page(1): nothing to warn of" "$status$err" 0
  has "$page(1): of this version" "$(head -n 1 "$man/$page.1")" "Muster $("$muster" --version | sed 's/^muster //')"
done

# As it is shown, in one line and without hyphenation.
MANROFFSEQ= MANWIDTH=1000 man -E ascii --no-hyphenation -l "$man/muster.1" 2>/dev/null | sed 's/.\x08//g' >"$tmp/muster.txt"
shown=$(cat "$tmp/muster.txt")
"$muster" --help | sed -n 's/^  \([a-z]\{1,\}\) .*/\1/p' >"$tmp/commands"
for command in $(cat "$tmp/commands"); do
  has "muster(1) has $command" "$shown" "
   $command "
  "$muster" "$command" --help | sed -n 's/^  \(-., \)\{0,1\}\(--[a-z-]*\).*/\2/p' >>"$tmp/options"
done
sort -u "$tmp/options" >"$tmp/known"
echo '--version' >>"$tmp/known"
is 'every option is in muster(1)' "$(grep -oE -e '--[a-z][a-z-]*' "$tmp/muster.txt" | sort -u | grep -vxFf - "$tmp/known")" ''
is 'every option in muster(1) is there' "$(grep -oE -e '--[a-z][a-z-]*' "$tmp/muster.txt" | sort -u | grep -vxFf "$tmp/known")" ''
done_testing
