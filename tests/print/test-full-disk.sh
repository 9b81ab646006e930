#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A disk without room, a folder that can't be written, a device that takes nothing: an old file stays as it was, and nothing is
# left beside it.
muster=$(realpath "$1")
. "$MUSTER_SOURCE/tests/support/tap.sh"
group=$MUSTER_SOURCE/data/samples/battle-group.muster

# A file system of its own, seen by nobody else and gone with the command: NAME OPTIONS SCRIPT
apart ()
{
  mkdir -p "$tmp/disk"
  if ! unshare -m mount -t tmpfs none "$tmp/disk" 2>/dev/null; then
    skip "$1" 'no file system can be mounted here'
    return
  fi
  run unshare -m sh -c "mount -t tmpfs -o size=64k none '$tmp/disk' && cd '$tmp/disk' && $3" sh "$muster" "$group"
  is "$1" "$status $out" "$2"
}

# With 40 KiB of 64 taken, there is no room for a second file of that size; the old one must not go before the new is whole.
apart 'pdf on a full disk' '0 status 2, old, 1 file' '
  head -c 40960 /dev/zero >filler; echo old >kept
  "$1" export --to=pdf -o kept "$2" 2>complaint; status=$?
  echo "status $status, $(cat kept), $(ls -A | grep -c kept) file"'
apart 'pictures on a full disk' '0 status 2, 0 broken' '
  mkdir pictures
  "$1" export --to=png --dpi=300 -o pictures "$2" 2>/dev/null; status=$?
  broken=0
  for file in $(ls -A pictures); do tail -c 8 "pictures/$file" | grep -q IEND || broken=$((broken + 1)); done
  echo "status $status, $broken broken"'
apart 'a folder that is only for reading' '0 status 2, old, 1 file' '
  echo old >kept; mount -o remount,ro . || exit
  "$1" export --to=pdf -o kept "$2" 2>/dev/null; status=$?
  echo "status $status, $(cat kept), $(ls -A | grep -c kept) file"'

# Without a file system of our own: a limit to how large files may become.
cat >"$tmp/full" <<END
#!/bin/sh
trap '' XFSZ
ulimit -f 0
exec "\$@"
END
chmod +x "$tmp/full"
mkdir "$tmp/folder"
for format in pdf png svg; do
  echo old >"$tmp/folder/kept"
  "$tmp/full" "$muster" export --to=$format --sides=front --dpi=50 -o "$tmp/folder/kept" "$MUSTER_SOURCE/data/samples/worked-example.muster" \
    2>/dev/null && status=0 || status=$?
  is "$format beyond the limit: exit status" "$status" 2
  is "$format beyond the limit: the old file stays" "$(cat "$tmp/folder/kept")" old
  is "$format beyond the limit: nothing beside it" "$(ls -A "$tmp/folder")" kept
  if [ -c /dev/full ]; then
    run "$muster" export --to=$format --sides=front -o /dev/full "$MUSTER_SOURCE/data/samples/worked-example.muster"
    one_line "$format into a full device"
    has "$format into a full device: says why" "$err" '/dev/full'
  fi
done

done_testing
