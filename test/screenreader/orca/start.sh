#!/bin/bash
# start.sh DIR 43|48 firefox|chromium URL : a new session of Orca and a browser, as root, until it is killed with its
# process group. What Orca speaks is in DIR/home-43/speech.log or DIR/home-48/speech.log.
set -eu
dir=$1 version=$2 browser=$3 url=$4
here=$(cd "$(dirname "$0")" && pwd)
home=$dir/home-$version
display=:1$version
root=$dir/trixie
"$here/stop.sh" "$dir" "$version"
sleep 1
rm -rf "$home"
mkdir -p "$home/run" "$home/.local/share/orca" "$home/.config/speech-dispatcher"
cp "$here/customizations.py" "$home/.local/share/orca/orca-customizations.py"
: > "$home/.local/share/orca/__init__.py"
cp "$here/session.sh" "$home/"
# speech goes nowhere
printf 'pcm.!default { type null }\nctl.!default { type null }\n' > "$home/.asoundrc"
cat > "$home/.config/speech-dispatcher/speechd.conf" <<C
LogLevel 3
LogDir "$home"
DefaultLanguage "en"
AudioOutputMethod "alsa"
AudioALSADevice "default"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
C
chown -R 59001:59001 "$home"
mkdir -p /tmp/.X11-unix
Xvfb $display -screen 0 1280x1000x24 -nolisten tcp -ac -noreset > "$dir/xvfb-$version.log" 2>&1 &
echo $! > "$dir/xvfb-$version.pid"
sleep 1
enter=()
if [ "$version" = 48 ]; then
  mkdir -p "$root$dir" "$root/tmp/.X11-unix"
  for m in proc dev sys; do mountpoint -q "$root/$m" || mount --bind "/$m" "$root/$m"; done
  mountpoint -q "$root$dir" || mount --bind "$dir" "$root$dir"
  mountpoint -q "$root/tmp/.X11-unix" || mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
  enter=(chroot "$root")
fi
exec "${enter[@]}" setpriv --reuid=59001 --regid=59001 --clear-groups env -i PATH=/usr/bin:/bin HOME="$home" \
  DISPLAY=$display SPEECH_LOG="$home/speech.log" dbus-run-session -- bash "$home/session.sh" "$browser" "$url"
