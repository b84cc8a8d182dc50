// Sees to the browsers that `npm run test:browsers` runs the tests in besides Chromium: installs those that are not
// there where it can, and says what will be left out, and why.
import { findFirefox } from '../test/support/firefox.mjs';
import { installPackages } from '../test/support/debian.mjs';
import { findWebKit } from '../test/support/webkit.mjs';

const ENGINES = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

for (const { name, find, packages } of ENGINES) {
  if (!find()) installPackages(...packages);
  console.log(
    find()
      ? `${name}: found.`
      : `${name}: not found, and it could not be installed, so nothing is tested in it. On Debian: apt-get install ${packages.join(' ')}`,
  );
}
