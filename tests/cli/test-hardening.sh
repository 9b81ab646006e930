#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The programs are hardened: guarded stacks, checked copies, tables that are for reading only once the program runs, and no fixed
# address. Read from the programs themselves.
#
#   test-hardening.sh fortified|plain PROGRAM…
fortified=$1
shift
. "$MUSTER_SOURCE/tests/support/tap.sh"

if ! command -v readelf >/dev/null; then
  skip 'hardening' 'there is no readelf here'
  done_testing
fi

for program do
  name=${program##*/}
  run readelf --wide --dynamic "$program"
  has "$name: all symbols are bound at the start" "$out" 'BIND_NOW'
  run readelf --wide --program-headers "$program"
  has "$name: then the tables are for reading only" "$out" 'GNU_RELRO'
  has "$name: the stack can't be run" "$(printf '%s\n' "$out" | sed -n 's/.*GNU_STACK.* \(RWE*\) .*/\1/p')x" 'RWx'
  run readelf --wide --file-header "$program"
  has "$name: no fixed address" "$out" 'DYN ('
  run readelf --wide --dyn-syms "$program"
  has "$name: guarded stacks" "$out" '__stack_chk_fail'
  # Without an optimiser, or with a sanitizer, there are none.
  if [ "$fortified" = fortified ]; then
    has "$name: checked copies" "$out" '_chk@'
  fi
done
done_testing
