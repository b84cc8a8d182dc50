#!/bin/bash
# setup.sh DIR : installs what the screen reader tests need, as root on Debian 12. Orca 43 comes from Debian 12; Orca 48
# from Debian 13, in the folder DIR/trixie. It takes about five minutes, mostly network, and does nothing the second time.
set -eu
dir=$1
root=$dir/trixie
# an ordinary user in both systems: start.sh
user='useradd --uid 59001 --no-create-home --shell /usr/sbin/nologin screenreader'
[ -f "$dir/ready" ] && exit 0
mkdir -p "$dir"
export DEBIAN_FRONTEND=noninteractive
common="orca dbus-x11 at-spi2-core speech-dispatcher speech-dispatcher-espeak-ng openbox dconf-gsettings-backend
  dconf-service gsettings-desktop-schemas libglib2.0-bin firefox-esr chromium fonts-dejavu-core fonts-noto-cjk"
apt-get update
apt-get install -y --no-install-recommends $common xvfb xdotool debootstrap python3-pyatspi gir1.2-atspi-2.0
[ -d "$root/usr" ] || debootstrap --variant=minbase trixie "$root"
cp /etc/resolv.conf "$root/etc/"
printf '#!/bin/sh\nexit 101\n' > "$root/usr/sbin/policy-rc.d"
chmod +x "$root/usr/sbin/policy-rc.d"
for m in proc dev sys; do mountpoint -q "$root/$m" || mount --bind "/$m" "$root/$m"; done
chroot "$root" env DEBIAN_FRONTEND=noninteractive sh -c "apt-get update && apt-get install -y --no-install-recommends $(echo $common) python3-speechd x11-xkb-utils"
getent passwd 59001 > /dev/null || $user
chroot "$root" getent passwd 59001 > /dev/null || chroot "$root" $user
: > "$dir/ready"
