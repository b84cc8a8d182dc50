#!/bin/bash
# session.sh BROWSER URL : inside one D-Bus session and one X display, as an ordinary user: a window manager, the
# accessibility bus, Orca, then the browser. start.sh sets HOME, DISPLAY and SPEECH_LOG.
export XDG_RUNTIME_DIR=$HOME/run LANG=C.UTF-8
export GNOME_ACCESSIBILITY=1 ACCESSIBILITY_ENABLED=1 GTK_MODULES=gail:atk-bridge NO_AT_BRIDGE=0
chmod 700 "$XDG_RUNTIME_DIR"
gsettings set org.gnome.desktop.interface toolkit-accessibility true
gsettings set org.gnome.desktop.a11y.applications screen-reader-enabled true
openbox &
/usr/libexec/at-spi-bus-launcher --launch-immediately &
sleep 1
orca --replace > "$HOME/orca.out" 2>&1 &
for _ in $(seq 100); do grep -q START "$SPEECH_LOG" 2>/dev/null && break; sleep 0.2; done
sleep 2
if [ "$1" = firefox ]; then
  rm -rf "$HOME/profile"
  mkdir -p "$HOME/profile"
  cat > "$HOME/profile/user.js" <<'P'
user_pref("accessibility.force_disabled", -1);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
user_pref("browser.sessionstore.resume_from_crash", false);
user_pref("termsofuse.bypassNotification", true);
user_pref("trailhead.firstrun.didSeeAboutWelcome", true);
user_pref("app.update.enabled", false);
user_pref("browser.tabs.warnOnClose", false);
P
  firefox-esr --no-remote --profile "$HOME/profile" --width 1200 --height 900 "$2" > "$HOME/browser.out" 2>&1 &
else
  rm -rf "$HOME/cprofile"
  chromium --no-sandbox --no-first-run --no-default-browser-check --disable-gpu --password-store=basic \
    --force-renderer-accessibility --user-data-dir="$HOME/cprofile" --window-size=1200,900 "$2" > "$HOME/browser.out" 2>&1 &
fi
wait
