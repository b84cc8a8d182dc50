// Installs missing browsers for the tests, if that is possible without asking: as root on Debian. Prints what will be
// skipped, and why. `npm test` itself installs nothing. Playwright's installer does not have the WebKitGTK and Firefox
// builds that users have, and its downloads are blocked on closed networks. It is JavaScript like the modules of
// test/support that it shares with the configurations of the test runner, which loads them without a compiler.
import { findBrowser } from '../test/support/browser.mjs';
import { installPackages } from '../test/support/debian.mjs';
import { findFirefox } from '../test/support/firefox.mjs';
import { findWebKit } from '../test/support/webkit.mjs';

const ENGINES = [
  { name: 'Chromium', find: () => findBrowser().catch(() => undefined), packages: ['chromium'] },
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

for (const { name, find, packages } of ENGINES) {
  if (!(await find())) installPackages(...packages);
  console.log(
    (await find())
      ? `${name}: found.`
      : `${name}: not found, and it could not be installed, so nothing is tested in it. On Debian: apt-get install ${packages.join(' ')}`,
  );
}
