# For shell tests, to be sourced: runs commands, compares results, and reports to meson in TAP.
#
#   run COMMAND…         runs it; sets $status, $out and $err
#   is NAME GOT WANTED   a case: both texts are equal
#   has NAME TEXT PART   a case: the text contains that part
#   one_line NAME        a case: the last command exited with 2, printed nothing, and complained in one line
#   skip NAME REASON     a case that can't run here; with CI set, where every tool is installed, it fails
#   done_testing         the last line of a test

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cases=0
failed=0

run ()
{
  "$@" >"$tmp/out" 2>"$tmp/err" </dev/null && status=0 || status=$?
  out=$(cat "$tmp/out")
  err=$(cat "$tmp/err")
}

# NAME STATUS [WHY]
tell ()
{
  cases=$((cases + 1))
  if [ "$2" -eq 0 ]; then
    echo "ok $cases - $1"
  else
    echo "not ok $cases - $1"
    printf '%s\n' "$3" | sed 's/^/# /'
    failed=1
  fi
}

is ()
{
  [ "$2" = "$3" ] && tell "$1" 0 || tell "$1" 1 "got:
$2
wanted:
$3"
}

has ()
{
  case $2 in
    *"$3"*) tell "$1" 0 ;;
    *) tell "$1" 1 "no “$3” in:
$2" ;;
  esac
}

one_line ()
{
  is "$1: exit status" "$status" 2
  is "$1: nothing on standard output" "$out" ''
  is "$1: one line on standard error" "$(wc -l <"$tmp/err" | tr -d ' ')" 1
}

skip ()
{
  if [ -n "${CI-}" ]; then
    tell "$1" 1 "not tried: $2"
    return
  fi
  cases=$((cases + 1))
  echo "ok $cases - $1 # SKIP $2"
}

done_testing ()
{
  echo "1..$cases"
  exit $failed
}
