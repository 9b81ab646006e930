#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The session bus starts the window, hands files to it, and starts no second one.
#
#   test-activation.sh BUILD PREFIX
#
# The script calls itself: on a display, then on a bus of its own.
set -u

if [ "${3-}" = inside ]; then
  stage=$1
  gapplication launch org.muster.Muster "$MUSTER_SOURCE/data/samples/worked-example.muster" || exit 1
  # What was opened is in the library once the window has taken it.
  tries=600
  until "$stage/bin/muster" library list --format=tsv | grep -q 'Robed Elf Warrior'; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || exit 1
    sleep 0.1
  done
  gapplication launch org.muster.Muster || exit 1
  gdbus call --session --dest org.freedesktop.DBus --object-path /org/freedesktop/DBus \
    --method org.freedesktop.DBus.GetConnectionUnixProcessID org.muster.Muster | tr -dc '0-9 ' >"$2/owner"
  pgrep -f "^$stage/bin/muster-gtk" >"$2/processes"
  pkill -f "^$stage/bin/muster-gtk"
  exit 0
fi

. "$MUSTER_SOURCE/tests/support/tap.sh"
build=$1
prefix=$2
for tool in dbus-run-session gapplication gdbus pgrep Xvfb; do
  if ! command -v "$tool" >/dev/null; then
    skip 'the window is started by the bus' "there is no $tool"
    done_testing
  fi
done

run meson install -C "$build" --no-rebuild --quiet --destdir "$tmp/stage"
is 'it is installed' "$status" 0
stage=$tmp/stage$prefix
sed -i "s#^Exec=.*/bin/#Exec=$stage/bin/#" "$stage/share/dbus-1/services/org.muster.Muster.service"
glib-compile-schemas "$stage/share/glib-2.0/schemas"

unset MUSTER_CONTENT DBUS_SESSION_BUS_ADDRESS
export XDG_DATA_DIRS="$stage/share:/usr/local/share:/usr/share" XDG_DATA_HOME="$tmp/home" XDG_CONFIG_HOME="$tmp/home"
export GSETTINGS_SCHEMA_DIR="$stage/share/glib-2.0/schemas" GTK_A11Y=none ADW_DISABLE_PORTAL=1
export GSK_RENDERER=cairo GDK_BACKEND=x11
run "$MUSTER_SOURCE/tests/ui/under-display" dbus-run-session -- "$0" "$stage" "$tmp" inside
is 'the bus starts it, and it takes the file' "$status" 0
is 'a second activation starts no second one' "$(wc -l <"$tmp/processes" | tr -d ' ')" 1
has 'the one that runs has the name' "$(cat "$tmp/owner")" "$(cat "$tmp/processes")"
done_testing
