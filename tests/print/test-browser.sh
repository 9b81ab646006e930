#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The exported page in headless Chromium: that its policy lets its own style and script work and no other; that it counts, turns,
# reminds and takes back, remembers all of it over a reload and for each list by itself; that it works where storing is forbidden,
# by keyboard, in light and dark, and on a phone, where nothing sticks out and everything can be hit with a finger.
#
# A test needs a script of its own in the page, which the policy forbids: those pages are copies without the policy.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"

browser=$(command -v chromium || command -v chromium-browser || true)
if [ -z "$browser" ]; then
  skip 'the page in a browser' 'no chromium'
  done_testing
fi

# FILE [OPTION…]: the page as the browser has it in the end. A browser on a busy machine may give up; then once more.
dump ()
{
  page=$1
  shift
  for try in 1 2 3; do
    dump_once "$@"
    case $dom in *'</html>'*) return ;; esac
  done
}

dump_once ()
{
  profile=$(mktemp -d "$tmp/profile-XXXXXX")
  timeout 100 "$browser" --headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking \
    --disable-component-update --disable-sync --user-data-dir="$profile" --virtual-time-budget=3000 "$@" --dump-dom "file://$page" \
    >"$tmp/dom" 2>"$tmp/browser-log" </dev/null
  dom=$(cat "$tmp/dom")
}

# IN OUT EARLY LATE: a copy without the policy, with one script before all others and one behind them
plant ()
{
  early=$3 late=$4 awk '
    /http-equiv="Content-Security-Policy"/ { next }
    /^<meta charset="utf-8">/ { print; print "<script>" ENVIRON["early"] "</script>"; next }
    /^<\/body>/ { print "<script>" ENVIRON["late"] "</script>" }
    { print }' "$1" >"$2"
}

cat >"$tmp/raid.muster" <<END
<muster xmlns="urn:muster:1">
  <character name="&lt;script&gt;document.title=&quot;stolen&quot;&lt;/script&gt; Elf" race="red-elf" tarot="6-of-cups" armor="scale-armor"
    accessory="shield"><weapon ref="sabre" enchantment="shadow"/><skill ref="check"/><skill ref="majesty"/></character>
  <battle-group name="Deadholm raid" points="250">
    <character name="Black Knight" count="2" race="human" tarot="4-of-swords" values="brutality"/>
    <character name="Averyverylongnamewithoutasinglespacethatnobodywouldgivetoachildoreventoadog" race="halfling" tarot="2-of-cups"/>
  </battle-group>
</muster>
END
"$muster" export --to=html -o "$tmp/raid.html" "$tmp/raid.muster"

dump "$tmp/raid.html"
case $dom in
  *'<html lang="en"'*) ;;
  *)
    skip 'the page in a browser' 'chromium does not run here'
    done_testing
    ;;
esac
is 'its own script runs: the table is set' "$(grep -c '<main [^>]*class="table"' "$tmp/dom")" 1
is 'what is counted of each is there' "$(grep -c '<div class="trackers">' "$tmp/dom")" 5
is 'a closed card still shows the stats that nothing counts' "$(grep -c '<dl class="glance"><div data-stat="def">' "$tmp/dom")" 4
is '… and no other' "$(grep '<dl class="glance">' "$tmp/dom" | grep -c 'data-stat="end"\|data-stat="mana"')" 0
has 'a name is a name' "$dom" '&lt;script&gt;document.title="stolen"&lt;/script&gt; Elf</h2>'
is 'and no script' "$(grep -c '<title>stolen' "$tmp/dom")" 0

# The policy: another script, a picture from elsewhere.
sed 's|</body>|<script>document.title = "stolen"</script><img src="x.png" onerror="document.title = 1">&|' "$tmp/raid.html" >"$tmp/foreign.html"
dump "$tmp/foreign.html"
has 'no other script runs' "$dom" '<title>&lt;script&gt;document.title='

# What every script of a test can say
words='
  function counter (unit, id) { return document.querySelector ("[data-unit=\"" + unit + "\"] .counter[data-id=\"" + id + "\"]"); }
  function value (unit, id) { return Number (counter (unit, id).dataset.value); }
  function press (unit, id, step, times) { for (var i = 0; i < times; i++) counter (unit, id).querySelector ("[data-step=\"" + step + "\"]").click (); }
  function act (what, n) { document.querySelectorAll ("[data-do=\"" + what + "\"]")[n || 0].click (); }
  function text (what) { return document.querySelector (what).textContent; }
  var told = [];
  function tell (what) { told.push (what + "=" + value ("card-1", "injuries") + "," + value ("card-1", "end") + "," + value ("card-1", "mana")
                                    + "/" + value ("card-2", "injuries")); }'

# Counting, then the same page again.
plant "$tmp/raid.html" "$tmp/count.html" '' "$words"'
  if (location.hash === "") {
    localStorage.clear ();
    tell ("start"); press ("card-1", "injuries", 1, 1); press ("card-1", "end", -1, 3); press ("card-1", "mana", -1, 9); press ("card-2", "injuries", 1, 4);
    tell ("counted"); told.push (text ("#card-2 .over") + "," + text ("#card-1 .over"));
    sessionStorage.told = told.join (" "); location.hash = "#again"; location.reload ();
  } else {
    told.push (sessionStorage.told); tell ("recalled"); act ("undo"); act ("undo"); tell ("undone");
    press ("card-1", "injuries", 1, 9); press ("card-1", "end", 1, 99); tell ("most");
    window.confirm = function () { return false; }; act ("reset"); tell ("refused");
    window.confirm = function () { return true; }; act ("reset"); tell ("all");
    act ("undo"); tell ("back");
    document.title = told.join (" ");
  }'
dump "$tmp/count.html"
told=$(sed -n 's|.*<title>\(.*\)</title>.*|\1|p' "$tmp/dom")
has 'counters start where the card says' "$told" 'start=0,4,4/0'
has 'counters count, and not below nothing' "$told" 'counted=1,1,0/4'
has 'who has as many injuries as Tuf is defeated, nobody else' "$told" ' Defeated, '
has 'all of it is remembered' "$told" 'recalled=1,1,0/4'
has 'steps are undone one by one, also those before a reload' "$told" 'undone=1,1,0/2'
has 'injuries end at Tuf, endurance at 9' "$told" 'most=2,9,0/2'
has 'a new game that is refused' "$told" 'refused=2,9,0/2'
has 'a new game' "$told" 'all=0,4,4/0'
has 'a new game is undone' "$told" 'back=2,9,0/2'

# Turns of Collision. The warrior regains 4 Endurance a turn; stunned, 1.
plant "$tmp/raid.html" "$tmp/turns.html" '' "$words"'
  localStorage.clear ();
  act ("next"); tell ("refilled"); act ("next"); tell ("nine"); press ("card-1", "end", -1, 7);
  press ("card-1", "stun", 1, 1); press ("card-1", "hex", 1, 2); press ("card-1", "poison", 1, 1);
  told.push (text ("#card-1 .now"));
  act ("next"); tell ("stunned"); told.push (text ("#card-1 .now"), "turn:" + text (".n-turn"), text (".reminding ul"));
  act ("undo"); told.push ("undone:" + text (".n-turn"), text ("#card-1 .now"));
  document.title = told.join (" | ");'
dump "$tmp/turns.html"
told=$(sed -n 's|.*<title>\(.*\)</title>.*|\1|p' "$tmp/dom")
has 'Endurance comes back each turn' "$told" 'refilled=0,8,4/0'
has 'to nine at most' "$told" 'nine=0,9,4/0'
has 'what befell a card stands in its heading' "$told" '| Hex 2, Poison 1, Stun 1 |'
has 'the stunned regain 1' "$told" 'stunned=0,3,4/0'
has 'statuses lose a counter' "$told" '| Hex 1 | turn:4 |'
has 'whoever is poisoned is named, with what was spent' "$told" 'Elf · Poison: take a hit whose Pow is the Endurance spent last turn. (7)'
has 'a whole turn is one step' "$told" '| undone:3 | Hex 2, Poison 1, Stun 1'

# The other games
cat >"$tmp/others.muster" <<END
<muster xmlns="urn:muster:1">
  <toy-box name="Box" size="shoebox"><master name="Bear" ar="6" mv="4" cb="3" df="5" ul="2" stitches="3"/>
    <puppet name="Thimble" rank="pawn" ar="4" mv="5" cb="3" df="4" ul="2" stitches="2"/></toy-box>
  <kingdom name="North"><castle/><castle/></kingdom>
  <team name="Team" hero="Any" coins="3"><loyal name="Button" combination="charisma charisma"/>
    <dice faces="birden birden birden birden birden birden"/></team>
</muster>
END
"$muster" export --to=html -o "$tmp/others.html" "$tmp/others.muster"
plant "$tmp/others.html" "$tmp/play.html" '' "$words"'
  localStorage.clear ();
  function bar (n) { return document.querySelectorAll (".turn")[n].textContent.replace (/\s+/g, " ").trim (); }
  press ("card-2", "rips", 1, 2); counter ("card-2", "exhausted").querySelector ("button").click (); press ("list-1", "benches", 1, 2);
  told.push ("puppet:" + value ("card-2", "rips") + text ("#card-2 .over") + value ("card-2", "exhausted"),
             "hand:" + counter ("list-1", "hand").querySelector ("output").textContent, value ("card-1", "where") + "," + value ("card-2", "where"));
  for (var i = 0; i < 4; i++) act ("next");
  told.push (bar (0) + "," + value ("card-2", "exhausted") + text (".next")); act ("next");
  told.push (bar (0) + "," + value ("card-2", "exhausted"));
  press ("castles", "steps", 1, 1); act ("next", 1); act ("next", 1); told.push (bar (1)); act ("next", 1); told.push (bar (1));
  press ("list-2", "castles", 1, 4); for (i = 0; i < 6; i++) act ("next", 1);
  told.push (bar (1) + document.querySelectorAll (".reminding ul")[1].textContent);
  press ("list-3", "coins", -1, 2); counter ("list-3", "die-8-use").querySelector ("button").click (); act ("roll");
  told.push ("coins:" + value ("list-3", "coins"), "dice:" + value ("list-3", "die-1") + value ("list-3", "die-7") + value ("list-3", "die-8"));
  counter ("card-4", "used").querySelector ("button").click (); act ("next", 2);
  told.push ("next:" + value ("list-3", "die-1") + value ("list-3", "die-8-use") + value ("card-4", "used") + value ("list-3", "coins"));
  document.title = told.join (" | ");'
dump "$tmp/play.html"
told=$(sed -n 's|.*<title>\(.*\)</title>.*|\1|p' "$tmp/dom")
has 'rips tear a puppet apart' "$told" 'puppet:2Torn apart1'
has 'the hand is four cards and one for each bench' "$told" 'hand:7'
has 'the Master begins in play, the others in the Toy Box' "$told" '| 1,0 |'
has 'a turn has five rounds, and what ends with the turn lasts as long' "$told" '| Turn 1 Round 5/5,1Next Turn |'
has 'then puppets are ready again' "$told" '| Turn 2 Round 1/5,0 |'
has 'as many turns in a round as players' "$told" '| Round 1 Turn 3/3 | Round 2 Turn 1/3 |'
has 'after two rounds there is war; six castles are told of' "$told" \
  '| Round 4 Turn 1/3Six castles stand. Hold all of them for a full round, and you win.One defense'
has 'coins are counted' "$told" 'coins:1'
has 'dice that are kept are not rolled' "$told" 'dice:550'
has 'a new turn frees dice and abilities, and leaves the coins' "$told" 'next:0001'

# Lists of one title remember for themselves.
sed 's/3-of-cups/2-of-cups/; s/name="Deadholm raid"/name="Another raid"/' "$tmp/raid.muster" >"$tmp/raid2.muster"
mkdir "$tmp/two"
"$muster" export --to=html -o "$tmp/two/raid.html" "$tmp/raid2.muster"
plant "$tmp/two/raid.html" "$tmp/two.html" '' "$words"'
  document.title = document.querySelector ("main").dataset.list;'
plant "$tmp/raid.html" "$tmp/one.html" '' "$words"'
  document.title = document.querySelector ("main").dataset.list;'
dump "$tmp/one.html"
one=$(sed -n 's|.*<title>\(.*\)</title>.*|\1|p' "$tmp/dom")
dump "$tmp/two.html"
two=$(sed -n 's|.*<title>\(.*\)</title>.*|\1|p' "$tmp/dom")
is 'another list remembers in another place' "$(printf '%s\n' "$one" "$two" | sort -u | wc -l)" 2

# By keyboard: plus and minus on what has the focus, Ctrl+Z.
plant "$tmp/raid.html" "$tmp/keys.html" '' "$words"'
  localStorage.clear ();
  function key (name, control) { document.activeElement.dispatchEvent (new KeyboardEvent ("keydown", { key: name, ctrlKey: control, bubbles: true })); }
  counter ("card-1", "end").querySelector ("button").focus (); key ("+"); key ("+"); key ("-"); tell ("keys"); key ("z", true); tell ("undone");
  told.push ("reachable:" + Array.prototype.every.call (document.querySelectorAll ("button, select, summary"), function (one) { return one.tabIndex >= 0; }));
  told.push ("named:" + Array.prototype.every.call (document.querySelectorAll (".counter button"), function (one) { return one.getAttribute ("aria-label") || /\w/.test (one.textContent); }));
  document.title = told.join (" ");'
dump "$tmp/keys.html"
has 'plus and minus count' "$dom" 'keys=0,5,4/0'
has 'Ctrl+Z undoes' "$dom" 'undone=0,6,4/0'
has 'the keyboard reaches everything, and everything has a name' "$dom" 'reachable:true named:true'

# Where storing is forbidden
plant "$tmp/raid.html" "$tmp/denied.html" '
  Object.defineProperty (window, "localStorage", { get: function () { throw new Error ("denied"); } });
  window.failed = 0; window.onerror = function () { window.failed++; };' '
  document.querySelector ("#card-1 [data-step=\"1\"]").click ();
  document.querySelector ("[data-do=next]").click ();
  document.title = "denied: " + document.querySelector ("#card-1 output").textContent + ", errors: " + window.failed;'
dump "$tmp/denied.html"
has 'counters count where storing is forbidden' "$dom" '<title>denied: 1, errors: 0</title>'

# As wide as a phone: nothing sticks out, all cards open, and a finger hits every button.
for sheet in raid others; do
  for width in 360 390 1200; do
    plant "$tmp/$sheet.html" "$tmp/frame.html" '' '
      document.querySelectorAll ("details").forEach (function (one) { one.open = true; });
      var out = Math.max (0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
      var small = [], cut = [];
      document.querySelectorAll ("button, select").forEach (function (one) {
        var box = one.getBoundingClientRect ();
        if (box.width > 0 && (box.width < 39 || box.height < 43)) small.push (one.textContent + box.width + "x" + box.height);
      });
      document.querySelectorAll (".counter, .turn, .card header").forEach (function (one) {
        var box = one.getBoundingClientRect (), outer = one.parentElement.getBoundingClientRect ();
        if (box.width > 0 && (box.right > outer.right + 1 || one.scrollWidth > one.clientWidth + 1)) cut.push (one.textContent);
      });
      document.title = "out: " + out + ", small: " + small.join () + ", cut: " + cut.join () + ".";'
    printf '<!DOCTYPE html><title>-</title><iframe src="frame.html" style="width:%spx;height:844px" onload="document.title = this.contentDocument ? this.contentDocument.title : 0"></iframe>' \
      $width >"$tmp/frames.html"
    dump "$tmp/frames.html" --allow-file-access-from-files
    has "$sheet at $width pixels: nothing sticks out, is too small to hit or cut" "$dom" '<title>out: 0, small: , cut: .</title>'
  done
done

# In light and dark: words stand out from what is behind them, 4.5 to 1.
for scheme in 1 0; do
  plant "$tmp/raid.html" "$tmp/colors.html" '' "$words"'
    localStorage.clear ();
    press ("card-2", "injuries", 1, 4); press ("card-1", "hex", 1, 2); act ("next");
    document.querySelectorAll ("details").forEach (function (one) { one.open = true; });
    function rgb (color) { return color.match (/[\d.]+/g).map (Number); }
    function light (color) {
      var parts = rgb (color).slice (0, 3).map (function (c) { c /= 255; return c <= .03928 ? c / 12.92 : Math.pow ((c + .055) / 1.055, 2.4); });
      return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2];
    }
    function ground (one) {
      for (; one; one = one.parentElement) {
        var color = getComputedStyle (one).backgroundColor;
        if (rgb (color).length < 4 || rgb (color)[3] > 0) return color;
      }
      return "rgb(255, 255, 255)";
    }
    var poor = [];
    document.querySelectorAll (".turn, .what, .over, .next, h2, h3, .text, .now, summary, .reminding li, output, .most, dt, dd, .points b, button:not([aria-disabled=true])").forEach (function (one) {
      var a = light (getComputedStyle (one).color), b = light (ground (one));
      if (one.getBoundingClientRect ().width > 0 && one.textContent.trim () && !one.closest (".out") && (Math.max (a, b) + .05) / (Math.min (a, b) + .05) < 4.5)
        poor.push (one.className + one.tagName);
    });
    var dark = matchMedia ("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    document.title = dark + " poor: " + poor.filter (function (x, i) { return poor.indexOf (x) === i; }).join () + ".";'
  dump "$tmp/colors.html" --blink-settings=preferredColorScheme=$scheme
  has "$(test $scheme = 1 && echo light || echo dark): words stand out" "$dom" "<title>$(test $scheme = 1 && echo light || echo dark) poor: .</title>"
done

done_testing
