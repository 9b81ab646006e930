#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `muster library`: everything a player can do with it from the terminal, one call after the other, and calls that can't work.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"

tab=$(printf '\t')
MUSTER_LIBRARY=$tmp/data/library.db
export MUSTER_LIBRARY

cat >"$tmp/vex.muster" <<'END'
<muster xmlns="urn:muster:1">
  <character name="Vex" race="red-elf" tarot="6-of-cups">
    <weapon ref="sabre"/>
  </character>
  <battle-group name="Raid" points="250"/>
</muster>
END

# A verb that works and prints $2.
fine ()
{
  name=$1
  wanted=$2
  shift 2
  run "$muster" library "$@"
  is "$name: exit status" "$status" 0
  is "$name: no complaint" "$err" ''
  is "$name" "$out" "$wanted"
}

names ()
{
  run "$muster" library list --format=tsv "$@"
  names=$(sed 1d "$tmp/out" | cut -f 2 | tr '\n' ' ')
}

fine 'nothing is there' 'Nothing to show.' list
fine 'import' "$tmp/vex.muster: 2 added" import "$tmp/vex.muster"
fine 'import again' "$tmp/vex.muster: 0 added, 2 already there" import "$tmp/vex.muster"
run "$muster" library list --format=tsv
is 'the columns' "$(head -n 1 "$tmp/out" | tr '\t' ' ')" 'number name kind points legal tags saved content'
names
is 'list' "$names" 'Raid Vex '
names sabre
is 'list with a word' "$names" 'Vex '
names --sort=kind
is 'list by kind' "$names" 'Raid Vex '

fine 'tag' '' tag Vex 'league 2026'
names leag
is 'found by its tag' "$names" 'Vex '
fine 'untag' '' untag Vex 'league 2026'
fine 'undo' 'Undone: tag “Vex”.' undo
fine 'redo' 'Redone: tag “Vex”.' redo
fine 'rename' '' rename Vex Vox
names
is 'renamed' "$names" 'Raid Vox '
fine 'undo of one thing' 'Undone: rename “Vox”.' undo Vox
fine 'duplicate' 'The copy has the number 3.' duplicate Vex
fine 'delete' '' delete 3
names --trash
is 'the trash' "$names" 'Vex (copy) '
fine 'undelete' '' undelete 'Vex (copy)'
fine 'delete again' '' delete 'Vex (copy)'

fine 'join' '' join Raid Vex 2
run "$muster" library delete Vex
has 'delete a member: says who still has it' "$out" 'Raid still has it'
fine 'undelete a member' '' undelete Vex
fine 'rename a member' '' rename Vex Vix
run "$muster" library show Raid
is 'show: exit status' "$status" 0
has 'show: the member by its new name' "$out" 'Vix'
run "$muster" library export -o "$tmp/raid.muster" Raid
is 'export: exit status' "$status" 0
has 'export: the member in full' "$(cat "$tmp/raid.muster")" '<character name="Vix" count="2" race="red-elf" tarot="6-of-cups">'
run "$muster" check "$tmp/raid.muster"
is 'export: can be checked' "$status" 0
run "$muster" library export -o -
has 'export everything' "$out" '<battle-group name="Raid"'
run "$muster" library history --format=tsv
is 'history: the last first' "$(sed -n 2p "$tmp/out" | cut -f 2)" 'rename “Vix”'
run "$muster" library history --format=tsv Vix
is 'history of a thing: where it is now' "$(sed -n 2p "$tmp/out" | cut -f 3,7)" 'Vix	yes'
first=$(tail -n 1 "$tmp/out" | cut -f 1)
was=$(tail -n 1 "$tmp/out" | cut -f 3)
run "$muster" library restore Vix "$first"
is 'restore a state: exit status' "$status" 0
run "$muster" library list --format=tsv "$was"
has 'restore a state: it is so' "$out" "$was"
run "$muster" library undo "$was"
has 'restore a state: can be undone' "$out" 'restore'
run "$muster" library restore Vix 99999
is 'restore a state: no such one' "$status" 2
has 'restore a state: says so' "$err" 'has no version 99999'
run "$muster" library restore Vix yesterday
is 'restore a state: no number' "$status" 2
run "$muster" library compact
is 'compact: exit status' "$status" 0
has 'compact: says how much' "$out" 'The library shrank'
rm -r "$tmp/data/library.backups"
fine 'check' 'The library is sound.' check

# Backups

run "$muster" library backup
is 'backup: exit status' "$status" 0
backup=$out
run "$muster" library delete Raid
run "$muster" library backups
has 'backups' "$out" "$backup"
run "$muster" library restore "${backup##*/}"
is 'restore: exit status' "$status" 0
has 'restore: says where the other is' "$out" "$tmp/data/library.replaced-"
names
is 'restored' "$names" 'Raid Vix '

# Damage

printf '\377\377\377\377' | dd of="$MUSTER_LIBRARY" bs=1 seek=102 conv=notrunc 2>/dev/null
run "$muster" library list
is 'damaged: exit status' "$status" 0
is 'damaged: one sentence' "$(wc -l <"$tmp/err" | tr -d ' ')" 1
has 'damaged: says so' "$err" 'The library was damaged and has been set aside as library.damaged-'
names
is 'damaged: all is there' "$names" 'Raid Vix '
run "$muster" library list
is 'damaged: said once' "$err" ''

# What is legal only because the players agreed on it is never plainly legal; what needs no agreement is.
cat >"$tmp/agreed.muster" <<'END'
<muster xmlns="urn:muster:1">
  <character name="Arms" race="red-elf" tarot="6-of-cups" accessory="shield"><agreed rule="hands.too-many" note="Four arms"/><weapon ref="pike"/></character>
  <battle-group name="Crew" points="900"><character name="Dirk" race="red-elf" tarot="6-of-cups" accessory="shield"><agreed rule="hands.too-many"/><weapon ref="pike"/></character></battle-group>
  <character name="Bare" race="red-elf" tarot="6-of-cups"><agreed rule="hands.too-many"/><weapon ref="pike"/></character>
  <character name="Claw" race="red-elf" tarot="6-of-cups" accessory="shield"><weapon ref="pike"/></character>
</muster>
END
verdicts ()
{
  "$muster" library list --format=tsv --library="$tmp/agreed.db" "$@" | cut -f 2,5 | sed 1d | tr '\t\n' '= '
}
"$muster" library import --library="$tmp/agreed.db" "$tmp/agreed.muster" >"$tmp/out"
is 'by agreement' "$(verdicts)" 'Arms=by-agreement Bare=yes Claw=no Crew=by-agreement '
"$muster" library delete --library="$tmp/agreed.db" Arms >"$tmp/out"
is 'by agreement: in the trash' "$(verdicts --trash)" 'Arms=by-agreement '

# Content that changed

sed 's/\(<weapon name="Sabre"[^>]* points="\)[0-9]*/\199/' "$MUSTER_SOURCE/data/packs/collision.xml" >"$tmp/collision.xml"
run "$muster" pack compile -o "$tmp/content.db" "$tmp/collision.xml"
run "$muster" library changes --content="$tmp/content.db"
is 'changes: exit status' "$status" 0
if cmp -s "$tmp/collision.xml" "$MUSTER_SOURCE/data/packs/collision.xml"; then
  skip 'changes: told' 'the pack is written otherwise'
else
  has 'changes: told' "$out" '→ 99 points'
fi
fine 'no changes' '' changes

# Pictures

echo iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg== | base64 -d >"$tmp/one.png"
printf '\377\330\377\300\000\013\010\000\020\000\040\001\000\000\000\000rubbish' >"$tmp/bad.jpg"
echo /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/wAALCAACAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AH//Z | base64 -d >"$tmp/two.jpg"
run sh -c "'$muster' picture <'$tmp/one.png' >'$tmp/again.png'"
case $err in
  *gdk-pixbuf*)
    skip 'portraits' "$err"
    ;;
  *)
    is 'a picture, recoded: exit status' "$status" 0
    is 'a picture, recoded: a PNG' "$(head -c 4 "$tmp/again.png" | tail -c 3)" PNG
    run sh -c "'$muster' picture <'$tmp/two.jpg' >'$tmp/again.png'"
    is 'a JPEG, recoded: exit status' "$status" 0
    is 'a JPEG, recoded: a PNG of two by two pixels' "$(od -An -tx1 -j12 -N12 "$tmp/again.png" | tr -d '\n')" ' 49 48 44 52 00 00 00 02 00 00 00 02'
    MUSTER_LIBRARY=$tmp/pictures/library.db
    fine 'a library for portraits' "$tmp/vex.muster: 2 added" import "$tmp/vex.muster"
    fine 'portrait' '' portrait Vex "$tmp/one.png"
    fine 'export of a portrait' '' export -o "$tmp/portrait.muster" Vex
    has 'the file has the picture' "$(cat "$tmp/portrait.muster")" '<portrait type="image/png">iVBORw0KGgo'
    run "$muster" export --to=html -o "$tmp/portrait.html" "$tmp/portrait.muster"
    is 'a portrait straight from a file: exit status' "$status" 0
    has 'a portrait straight from a file' "$(cat "$tmp/portrait.html")" 'data:image/png;base64,'
    sed "s|<portrait type=\"image/png\">.*</portrait>|<portrait type=\"image/jpeg\">$(base64 -w 0 "$tmp/bad.jpg")</portrait>|" "$tmp/portrait.muster" > "$tmp/bad.muster"
    run "$muster" export --to=html -o "$tmp/bad.html" "$tmp/bad.muster"
    is 'a broken picture straight from a file: exit status' "$status" 0
    case $(cat "$tmp/bad.html") in *data:image*) tell 'a broken picture is not shown' 1 ;; *) tell 'a broken picture is not shown' 0 ;; esac
    fine 'import of a portrait that is there' "$tmp/portrait.muster: 0 added, 1 already there" import "$tmp/portrait.muster"
    fine 'undo of a portrait' 'Undone: Choose a portrait (“Vex”).' undo
    fine 'import of a portrait' "$tmp/portrait.muster: 1 added" import "$tmp/portrait.muster"
    fine 'sound with portraits' 'The library is sound.' check
    fine 'no portrait any more' '' portrait 3
    run "$muster" library portrait 3 "$tmp/bad.jpg"
    one_line 'a picture that is broken'
    run "$muster" library portrait 3 "$tmp/vex.muster"
    one_line 'a picture that is none'
    run "$muster" library portrait Raid "$tmp/one.png"
    one_line 'a portrait of a group'

    # A helper that fails costs only its picture.
    printf '#!/bin/sh\nexit 0\n' >"$tmp/early"
    printf '#!/bin/sh\nexec yes\n' >"$tmp/flood"
    printf '#!/bin/sh\nkill -SEGV $$\n' >"$tmp/crash"
    chmod +x "$tmp/early" "$tmp/flood" "$tmp/crash"
    head -c 5000000 /dev/zero | cat "$tmp/one.png" - >"$tmp/large.png"
    {
      printf '<muster xmlns="urn:muster:1"><character name="Vex"><portrait type="image/png">'
      base64 -w 0 "$tmp/large.png"
      printf '</portrait></character></muster>\n'
    } >"$tmp/large.muster"
    for helper in early flood crash nothing; do
      export MUSTER_HELPER="$tmp/$helper"
      run "$muster" library portrait 3 "$tmp/large.png"
      one_line "portrait, helper: $helper"
      run "$muster" export --to=html -o "$tmp/large.html" "$tmp/large.muster"
      is "export, helper: $helper" "$status $(grep -c 'data:image' "$tmp/large.html")" '0 0'
      MUSTER_LIBRARY=$tmp/$helper.db run "$muster" library import "$tmp/large.muster"
      is "import, helper: $helper" "$status $out" "0 $tmp/large.muster: 1 added"
      is "import, helper: $helper: a note" "$err" "Note: 1 portrait can't be read; it is kept, but not shown."
    done
    unset MUSTER_HELPER
    MUSTER_LIBRARY=$tmp/data/library.db
    ;;
esac

# What can't work

run "$muster" library
one_line 'no verb'
run "$muster" library borrow
one_line 'an unknown verb'
has 'an unknown verb: names it' "$err" '“borrow”'
run "$muster" library rename Vix
one_line 'too few arguments'
run "$muster" library show Nobody
one_line 'a name that nobody has'
run "$muster" library show 999
one_line 'a number that nobody has'
run "$muster" library list --sort=age
one_line 'an unknown order'
run "$muster" library import "$tmp/none.muster"
one_line 'a file that is missing'
run "$muster" library export
one_line 'export without a place'
run "$muster" library restore "$tmp/vex.muster"
one_line 'restore what is no backup'
run "$muster" library list --library="$tmp/vex.muster"
one_line 'a library that is none'
is 'a library that is none: left as it is' "$(head -n 1 "$tmp/vex.muster")" '<muster xmlns="urn:muster:1">'
run "$muster" library list --library="$tmp"
one_line 'a folder for a library'
run "$muster" library list --library=/dev/null/library.db
one_line 'a library where none can be'
XDG_DATA_HOME=$tmp/home
export XDG_DATA_HOME
run env -u MUSTER_LIBRARY "$muster" library list
is 'the usual place: exit status' "$status" 0
[ -f "$tmp/home/muster/library.db" ]
tell 'the usual place' $? "$(ls -R "$tmp/home")"

done_testing
