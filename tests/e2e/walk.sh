# SPDX-License-Identifier: GPL-3.0-or-later
# For walks through the real program, to be sourced: a separate home folder, a window manager, real keys and clicks. Results are checked
# in the library or in files, never in pixels.
#
#   start [FILE…]          opens the window and waits until it has the keyboard; $window is its number
#   keys KEY…              presses keys, with xdotool's names
#   words TEXT             types it
#   press X Y              clicks at a position in the window
#   opens KEY…             presses keys, and waits until a menu, popover or dialog appears
#   asks KEY…              … until a dialog has the keyboard
#   turns KEY…             … until the menu or popover has another size
#   closes KEY…            … until the topmost of these is gone
#   shows NAME             whether the window shows the thing of this name
#   picks NAME X Y         clicks at a row of the library until the window shows it
#   wait_for NAME COMMAND… a case: the command succeeds within the timeout
#   names, trash, tags     the library's names, names in the trash, all tags; one per line
#   has_names NAME…        whether the library has exactly these, sorted; has_tags likewise
#   quit                   Ctrl+Q, a case: the program exits with 0
#
# Needs a display: tests/ui/under-display makes one.
. "$MUSTER_SOURCE/tests/support/tap.sh"

program=$1
muster=$2
most=300 # times 0.05 s and more: how long something may take on a machine with other things to do

export HOME="$tmp/home" XDG_DATA_HOME="$tmp/home/data" XDG_CONFIG_HOME="$tmp/home/config" XDG_CACHE_HOME="$tmp/home/cache"
unset MUSTER_LIBRARY WAYLAND_DISPLAY
mkdir -p "$HOME"
app=
openbox --sm-disable >"$tmp/openbox" 2>&1 &
manager=$!
trap 'kill $app "$manager" 2>/dev/null; wait 2>/dev/null; rm -rf "$tmp"' EXIT

# COMMAND…
await ()
{
  turn=0
  until "$@" >"$tmp/awaited" 2>&1; do
    turn=$((turn + 1))
    [ "$turn" -lt "$most" ] || return 1
    sleep 0.05
  done
}

wait_for ()
{
  case_name=$1
  shift
  await "$@" && tell "$case_name" 0 || tell "$case_name" 1 "waited for: $*
the library:
$(names)
tags: $(tags)
the program said: $(cat "$tmp/said" 2>/dev/null)"
}

has_manager ()
{
  xdotool get_desktop
}

find_window ()
{
  window=$(xdotool search --onlyvisible --pid "$app" --class muster-gtk 2>/dev/null | head -n 1)
  [ -n "$window" ]
}

has_keyboard ()
{
  [ "$(xdotool getactivewindow 2>/dev/null)" = "$window" ] && [ "$(xdotool getwindowfocus 2>/dev/null)" = "$window" ]
}

start ()
{
  await has_manager
  "$program" "$@" >"$tmp/said" 2>&1 &
  app=$!
  wait_for 'the window opens' find_window
  xdotool windowactivate "$window"
  wait_for 'the window has the keyboard' has_keyboard
}

keys ()
{
  xdotool key --delay 40 "$@"
}

words ()
{
  xdotool type --delay 20 "$*"
}

# All visible windows of the program, including menus and popovers.
count_windows ()
{
  xdotool search --onlyvisible --pid "$app" 2>/dev/null | wc -l
}

has_count ()
{
  [ "$(count_windows)" -eq "$1" ]
}

# Position and size of the topmost one.
measure ()
{
  for over in $(xdotool search --onlyvisible --pid "$app" 2>/dev/null); do
    [ "$over" = "$window" ] || xdotool getwindowgeometry --shell "$over" 2>/dev/null
  done
}

is_other ()
{
  [ "$(measure)" != "$1" ]
}

# Waits until it is stable: menus are animated.
is_still ()
{
  now=$(measure)
  sleep 0.15
  [ "$(measure)" = "$now" ]
}

has_another_keyboard ()
{
  active=$(xdotool getactivewindow 2>/dev/null)
  [ "$active" != "$1" ] && [ "$active" = "$(xdotool getwindowfocus 2>/dev/null)" ]
}

opens ()
{
  count=$(($(count_windows) + 1))
  keys "$@"
  wait_for "$* opens something" has_count "$count"
  await is_still
}

asks ()
{
  active_before=$(xdotool getactivewindow)
  opens "$@"
  wait_for "$*: the dialog has the keyboard" has_another_keyboard "$active_before"
}

turns ()
{
  before=$(measure)
  keys "$@"
  wait_for "$* turns to another page" is_other "$before"
  await is_still
}

closes ()
{
  count=$(($(count_windows) - 1))
  keys "$@"
  wait_for "$* closes it" has_count "$count"
}

press ()
{
  xdotool mousemove --window "$window" "$1" "$2" click 1
}

# The title is that of the thing.
shows ()
{
  [ "$(xdotool getwindowname "$window")" = "$1" ]
}

# The first click may come before the row has its place.
press_for ()
{
  press "$2" "$3"
  sleep 0.2
  shows "$1"
}

picks ()
{
  wait_for "$1 is shown" press_for "$@"
}

column ()
{
  field=$1
  shift
  "$muster" library list --format=tsv "$@" 2>/dev/null | sed 1d | cut -f "$field"
}

names ()
{
  column 2
}

trash ()
{
  column 2 --trash
}

tags ()
{
  column 6
}

has_names ()
{
  [ "$(names)" = "$(printf '%s\n' "$@")" ]
}

has_tags ()
{
  [ "$(tags)" = "$(printf '%s\n' "$@")" ]
}

# Ctrl+N, which selects the name.
make_named ()
{
  keys ctrl+n
  await has_new
  words "$1"
  keys Return
}

has_new ()
{
  names | grep -qx 'New character'
}

has_ended ()
{
  ! kill -0 "$app" 2>/dev/null
}

quit ()
{
  keys ctrl+q
  wait_for 'Ctrl+Q ends the program' has_ended
  wait "$app"
  is 'the program ends well' "$?" 0
  app=
}
