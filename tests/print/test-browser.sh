#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The exported page in headless Chromium: that its policy lets its own style and script work and no other, that counters
# count, remember themselves over a reload, stay within their bounds and can be reset, that all of it works where storing
# is forbidden, and that the page is never wider than a phone.
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
is 'its own script runs: counters are there' "$(grep -c '<div class="counters">' "$tmp/dom")" 4
has 'a name is a name' "$dom" '&lt;script&gt;document.title="stolen"&lt;/script&gt; Elf</h2>'
is 'and no script' "$(grep -c '<title>stolen' "$tmp/dom")" 0

# The policy: another script, a picture from elsewhere.
sed 's|</body>|<script>document.title = "stolen"</script><img src="x.png" onerror="document.title = 1">&|' "$tmp/raid.html" >"$tmp/foreign.html"
dump "$tmp/foreign.html"
has 'no other script runs' "$dom" '<title>&lt;script&gt;document.title='

# Counting, then the same page again.
plant "$tmp/raid.html" "$tmp/count.html" '' '
  var told = [];
  function value (n, id) { return document.querySelectorAll ("#card-" + n + " .counter[data-key$=\"/" + id + "\"] output")[0].textContent; }
  function press (n, id, step, times) {
    for (var i = 0; i < times; i++)
      document.querySelector ("#card-" + n + " .counter[data-key$=\"/" + id + "\"] [data-step=\"" + step + "\"]").click ();
  }
  function tell (what) { told.push (what + "=" + value (1, "tuf") + "," + value (1, "end") + "," + value (1, "mana") + "/" + value (2, "tuf")); }
  if (location.hash === "") {
    tell ("start"); press (1, "tuf", 1, 1); press (1, "end", -1, 3); press (1, "mana", -1, 9); press (2, "tuf", 1, 3);
    tell ("counted"); sessionStorage.told = told.join (" "); location.hash = "#again"; location.reload ();
  } else {
    told.push (sessionStorage.told); tell ("recalled"); press (1, "tuf", 1, 9); press (1, "end", 1, 99); tell ("most");
    document.querySelector ("#card-1 [data-reset=card]").click (); tell ("one");
    window.confirm = function () { return false; }; document.querySelector ("[data-reset=all]").click (); tell ("refused");
    window.confirm = function () { return true; }; document.querySelector ("[data-reset=all]").click (); tell ("all");
    told.push ("stored=" + localStorage.length); document.title = told.join (" ");
  }'
dump "$tmp/count.html"
told=$(sed -n 's|.*<title>\(.*\)</title>.*|\1|p' "$tmp/dom")
has 'counters start where the card says' "$told" 'start=0,4,4/0'
has 'counters count, and not below nothing' "$told" 'counted=1,1,0/3'
has 'counters remember themselves' "$told" 'recalled=1,1,0/3'
has 'injuries end at Tuf, endurance at 9' "$told" 'most=2,9,0/3'
has 'one card is reset' "$told" 'one=0,4,4/3'
has 'a reset of all that is refused' "$told" 'refused=0,4,4/3'
has 'all cards are reset' "$told" 'all=0,4,4/0'
has 'nothing is stored of what is as it was' "$told" 'stored=0'

# Where storing is forbidden
plant "$tmp/raid.html" "$tmp/denied.html" '
  Object.defineProperty (window, "localStorage", { get: function () { throw new Error ("denied"); } });
  window.failed = 0; window.onerror = function () { window.failed++; };' '
  document.querySelector ("#card-1 [data-step=\"1\"]").click ();
  document.title = "denied: " + document.querySelector ("#card-1 output").textContent + ", errors: " + window.failed;'
dump "$tmp/denied.html"
has 'counters count where storing is forbidden' "$dom" '<title>denied: 1, errors: 0</title>'

# As wide as a phone: nothing sticks out.
for width in 360 390 1200; do
  plant "$tmp/raid.html" "$tmp/frame.html" '' '
    document.title = "out: " + Math.max (0, document.documentElement.scrollWidth - document.documentElement.clientWidth);'
  printf '<!DOCTYPE html><title>-</title><iframe src="frame.html" style="width:%spx;height:800px" onload="document.title = this.contentDocument ? this.contentDocument.title : 0"></iframe>' \
    $width >"$tmp/frames.html"
  dump "$tmp/frames.html" --allow-file-access-from-files
  has "$width pixels: nothing sticks out" "$dom" '<title>out: 0</title>'
done

done_testing
