// Installs the browsers that the tests run in, where they are missing and this may be done without asking: by root on
// Debian. Prints what will be left out, and why. `npm test` itself installs nothing. Playwright's installer has no
// WebKitGTK and no Firefox as users have them, and its downloads are blocked on closed networks.
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
