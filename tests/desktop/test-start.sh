#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# How the window's program is called, and what it says where it can't be run: one sentence, and a status that tells.
#
#   test-start.sh MUSTER-GTK
#
# The script calls itself on a display.
set -u

if [ "${2-}" = inside ]; then
  program=$1
  "$program" 2>"$3" &
  window=$(xdotool search --sync --onlyvisible --pid "$!" | head -n 1)
  xdotool windowfocus "$window" key --delay 50 Return
  wait "$!"
  exit
fi

. "$MUSTER_SOURCE/tests/support/tap.sh"
program=$1
unset DISPLAY WAYLAND_DISPLAY
export XDG_DATA_HOME="$tmp/home" MUSTER_LIBRARY="$tmp/library.db"

run "$program" --help
is 'help ends well' "$status" 0
has 'help tells of files' "$out" 'muster-gtk [OPTION…] [FILE…]'
has 'help tells of the version' "$out" '--version'
run "$program" --version
is 'the version ends well' "$status" 0
has 'the version is told' "$out" 'muster-gtk '
run "$program" --frobnicate
is 'a wrong option ends badly' "$status" 2
has 'a wrong option is named' "$err" '--frobnicate'
run "$program" --version --frobnicate
is 'a wrong option after a right one, too' "$status" 2

run "$program" "$tmp/none.muster"
is 'without a screen it ends badly' "$status" 2
has 'without a screen, a sentence says so' "$err" 'muster-gtk: There is no screen to show a window on'

if ! command -v Xvfb >/dev/null || ! command -v xdotool >/dev/null; then
  skip 'bad installs' 'there is no Xvfb or no xdotool'
  done_testing
fi
export GTK_A11Y=none ADW_DISABLE_PORTAL=1 GSK_RENDERER=cairo GDK_BACKEND=x11 DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent

# NAME SENTENCE: where it is set up that badly, it says so and ends.
refuses ()
{
  run timeout 60 "$MUSTER_SOURCE/tests/ui/under-display" "$0" "$program" inside "$tmp/said"
  is "$1: it ends badly, and doesn't crash" "$status" 2
  is "$1: one sentence says why" "$(cat "$tmp/said")" "muster-gtk: $2"
}

MUSTER_CONTENT=$tmp/none.db
refuses 'no content' "$tmp/none.db: there is no content database here"
is 'no content: no library is made' "$(ls "$tmp/library.db" 2>/dev/null)" ''
echo 'nothing of the kind' >"$tmp/other.db"
MUSTER_CONTENT=$tmp/other.db
refuses 'another file for content' "$tmp/other.db: this is not a content database"
done_testing
