#!/bin/bash
# stop.sh DIR 43|48 : ends a session and all that it has started, by the home folder in their environment.
home=$1/home-$2
for process in $(pgrep -u 59001); do
  if tr '\0' '\n' 2>/dev/null < "/proc/$process/environ" | grep -qx "HOME=$home"; then kill "$process" 2>/dev/null; fi
done
[ -f "$1/xvfb-$2.pid" ] && kill "$(cat "$1/xvfb-$2.pid")" 2>/dev/null
rm -f "$1/xvfb-$2.pid"
exit 0
