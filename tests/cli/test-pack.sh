#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `muster pack`: checking packs, and compiling them without ever losing what was there before.
muster=$1
packs=$MUSTER_SOURCE/data/packs
. "$MUSTER_SOURCE/tests/support/tap.sh"

cat >"$tmp/good.xml" <<'END'
<pack xmlns="urn:muster:pack:1" game="puppet-wars" name="My puppets" version="2.1">
  <puppet name="Teddy" rank="pawn"/>
  <puppet name="Bear" rank="master"/>
</pack>
END
cat >"$tmp/bad.xml" <<'END'
<pack xmlns="urn:muster:pack:1" game="puppet-wars" name="My puppets" version="2.1">
  <puppet name="Teddy" rank="pawn"/>
  <puppet name="Teddy" rank="master"/>
</pack>
END

# The output file is still the old one, and nothing else lies about.
old_one ()
{
  is "$1: the older file is as it was" "$(cat "$tmp/there/old.db")" old
  is "$1: nothing else is left behind" "$(ls -A "$tmp/there")" old.db
}

mkdir "$tmp/there"
printf old >"$tmp/there/old.db"

# check

run "$muster" pack check "$tmp/good.xml"
is 'check: exit status' "$status" 0
is 'check: counts what is in it' "$out" 'My puppets 2.1: 2 puppet'
is 'check: no complaint' "$err" ''

run "$muster" pack check "$packs/collision.xml" "$packs/puppet-wars.xml" "$packs/castles.xml" "$packs/stuffed.xml"
is 'check of the four games: exit status' "$status" 0
has 'check of the four games: counts' "$out" 'Castles 1.0: 26 castle-card'

run "$muster" pack check "$tmp/bad.xml"
one_line 'check of a bad pack'
has 'check of a bad pack: names the place and the cause' "$err" "$tmp/bad.xml:3: there is another puppet with the id “teddy”"

run "$muster" pack check "$tmp/good.xml" "$tmp/none.xml"
one_line 'check of a pack that is not there'
has 'check of a pack that is not there: names it' "$err" "$tmp/none.xml"

run "$muster" pack check "$tmp"
one_line 'check of a folder'

# compile

run "$muster" pack compile -o "$tmp/made.db" "$packs/collision.xml" "$packs/puppet-wars.xml" "$packs/castles.xml" "$packs/stuffed.xml"
is 'compile: exit status' "$status" 0
is 'compile: silent' "$out$err" ''
run cmp "$tmp/made.db" "$MUSTER_CONTENT"
is 'compile: the same bytes as in the build' "$status$out" 0

run "$muster" pack compile --output "$tmp/mine.db" "$tmp/good.xml"
is 'compile of an own pack: exit status' "$status" 0
run "$muster" list puppet --content="$tmp/mine.db" --format=tsv
is 'compile of an own pack: can be listed' "$(cut -f 2 "$tmp/out" | tr '\n' ' ')" 'name Teddy Bear '

"$muster" pack compile -o - "$tmp/good.xml" >"$tmp/stdout.db"
run cmp "$tmp/stdout.db" "$tmp/mine.db"
is 'compile to standard output' "$status" 0

ln -s mine.db "$tmp/link.db"
run "$muster" pack compile -o "$tmp/link.db" "$tmp/good.xml"
is 'compile to a link: exit status' "$status" 0
is 'compile to a link: stays one' "$(readlink "$tmp/link.db")" mine.db

# compile, in vain

run "$muster" pack compile -o "$tmp/there/old.db" "$tmp/bad.xml"
one_line 'compile of a bad pack'
old_one 'compile of a bad pack'

run "$muster" pack compile -o "$tmp/there/old.db" "$tmp/good.xml" "$tmp/none.xml"
one_line 'compile of a pack that is not there'
old_one 'compile of a pack that is not there'

run "$muster" pack compile -o "$tmp/nowhere/new.db" "$tmp/good.xml"
one_line 'compile into a folder that is not there'
has 'compile into a folder that is not there: names the file' "$err" "$tmp/nowhere/new.db"

run "$muster" pack compile -o "$tmp/there" "$tmp/good.xml"
one_line 'compile onto a folder'
old_one 'compile onto a folder'

run "$muster" pack compile -o /dev/full "$tmp/good.xml"
one_line 'compile onto a full device'

# No room for the whole file: a shell that ignores the signal hands that on.
run sh -c "trap '' XFSZ; ulimit -f 8; '$muster' pack compile -o '$tmp/there/old.db' '$tmp/good.xml'"
one_line 'compile without room'
old_one 'compile without room'

# calls that make no sense

run "$muster" pack
one_line 'neither check nor compile'
run "$muster" pack bake "$tmp/good.xml"
one_line 'an unknown verb'
run "$muster" pack check
one_line 'check of nothing'
run "$muster" pack compile "$tmp/good.xml"
one_line 'compile to nowhere'
has 'compile to nowhere: says what is missing' "$err" '-o FILE'

# audit: a Blade for whoever may have a Knife, at the same price and with more power. The Spear is better than both but takes two
# hands, the Club is of another value, and the Whip has a special of its own.

cat >"$tmp/arms.xml" <<'END'
<pack xmlns="urn:muster:pack:1" game="collision" name="Arms" version="1">
  <universal>
    <race name="Soldier" points="10"/>
    <tarot name="Two of Swords" rank="2" suit="swords" points="0"/>
    <weapon name="Knife" ec="1" type="mundane" w-att="1" w-pow="1" reach="1" hands="1" points="3"/>
    <weapon name="Blade" ec="1" type="mundane" w-att="1" w-pow="2" reach="1" hands="1" points="3"/>
    <weapon name="Spear" ec="1" type="mundane" w-att="2" w-pow="3" reach="2" hands="2" points="3"/>
    <weapon name="Whip" ec="1" type="mundane" w-att="1" w-pow="1" reach="1" hands="1" points="3"><special see="tangle"/></weapon>
  </universal>
  <value name="Might">
    <weapon name="Club" ec="1" type="mundane" w-att="1" w-pow="3" reach="1" hands="1" points="3"/>
    <weapon name="Rock" ec="2" type="mundane" w-att="1" w-pow="1" reach="1" hands="1" points="4"/>
  </value>
  <glossary><ability name="Tangle" kind="special">It tangles.</ability></glossary>
</pack>
END
run "$muster" pack audit --format=tsv "$tmp/arms.xml"
is 'audit: exit status' "$status$err" 0
better ()
{
  echo "$out" | awk -F '\t' -v id="$1" '$1 == "weapon" && $2 == id { print $6 }'
}
is 'audit: one that is as open and has more' "$(better knife)" blade
is 'audit: more hands, or another value, is not better' "$(better blade)" ''
is 'audit: nor is fewer numbers' "$(better spear)$(better club)" ''
is 'audit: a special of its own' "$(better whip)" ''
is 'audit: dearer, worse and open to fewer' "$(better rock)" knife
# None, each of six alone, and of the five that take a hand all 15 pairs, one twice included.
is 'audit: how many have the race' "$(echo "$out" | awk -F '\t' '$2 == "soldier" { print $3, $4, $5 }')" '22 10 18'
# Alone, or with each of the five.
is 'audit: how many have the weapon' "$(echo "$out" | awk -F '\t' '$2 == "knife" { print $3, $4, $5 }')" '6 13 17'
is 'audit: or one that takes both hands' "$(echo "$out" | awk -F '\t' '$2 == "spear" { print $3, $4, $5 }')" '1 13 13'
run "$muster" pack audit "$tmp/arms.xml"
has 'audit in words' "$(echo "$out" | grep Knife)" 'Blade'

# installed packs

MUSTER_PACKS=$tmp/house
XDG_CACHE_HOME=$tmp/cache
export MUSTER_PACKS XDG_CACHE_HOME
house_pack ()
{
  cat <<END
<pack xmlns="urn:muster:pack:1" game="collision" name="$1" version="1.0">
  <universal><weapon name="$2" ec="1" type="mundane" reach="1" hands="1" points="$3"/></universal>
</pack>
END
}
house_pack Harbour 'Boat Hook' 5 >"$tmp/harbour.xml"
state ()
{
  "$muster" pack list --format=tsv 2>"$tmp/err" | cut -f 1,5,6 | tail -n +2 | tr '\t\n' '  '
}

run "$muster" pack list
has 'no packs: says where they would be' "$out" "$tmp/house"
run "$muster" pack install "$tmp/harbour.xml"
is 'install' "$status$out$err" '0Installed harbour'
is 'install: listed with what it adds' "$(state)" 'harbour on 1 '
run "$muster" list weapon hook
has 'install: its options are there' "$out" 'Boat Hook'
is 'install: for its owner alone' "$(stat -c %a "$tmp/house" "$tmp/house/harbour.xml" | tr '\n' ' ')" '700 600 '
run "$muster" list --content="$MUSTER_CONTENT" weapon hook
is 'a database that is named is used as it is' "$(echo "$out" | grep -c Hook)" 0
house_pack Harbour 'Boat Hook' 6 >"$tmp/harbour.xml"
run "$muster" pack install "$tmp/harbour.xml"
one_line 'install of another one of that name'
run "$muster" pack install --replace "$tmp/harbour.xml"
is 'install in its place' "$status$err" 0
is 'install in its place: the old one is set aside' "$(grep -c 'points="5"' "$tmp/house/removed/harbour.xml")" 1
run "$muster" pack install "$tmp/bad.xml" "$tmp/none.xml"
is 'install of what is broken' "$status" 2
is 'install of what is broken: nothing is there' "$(state)" 'harbour on 1 '

house_pack Docks 'Boat Hook' 7 >"$tmp/docks.xml"
"$muster" pack install "$tmp/docks.xml" >"$tmp/out"
is 'a clash: neither is used' "$(state)" 'docks clash  harbour clash  '
run "$muster" list weapon sabre
has 'a clash: stops nothing' "$status$out" '0id'
has 'a clash: is named' "$err" 'docks'
"$muster" pack off docks
is 'off' "$(state)" 'docks off  harbour on 1 '
"$muster" pack on Docks
"$muster" pack remove harbour
is 'remove' "$(state)" 'docks on 1 '
echo '<pack' >"$tmp/house/bad.xml"
run "$muster" list weapon hook
has 'a broken pack: is named' "$err" 'bad'
has 'a broken pack: the others are used' "$status$out" 'Boat Hook'
is 'a broken pack: listed' "$(state)" 'bad broken  docks on 1 '
rm "$tmp/house/bad.xml"
run "$muster" pack new --game=stuffed 'Öl & Wein'
is 'new: says where it is' "$out" "$tmp/house/ol-wein.xml"
is 'new: can be used' "$(state)" 'docks on 1 ol-wein on 0 '
run "$muster" pack new --game=chess Pawns
one_line 'new for a game that is none'
run "$muster" pack remove ../house/docks
one_line 'remove of what is elsewhere'
run "$muster" pack on
one_line 'on of nothing'

done_testing
