// Runs the tests of elements in WebKit, as far as its automation supports them: `npm run test:browsers`.
import { WEBKIT_TESTS } from './test/support/left-out-tests.mjs';
import { otherEngine } from './test/support/other-engine.mjs';
import { webkitLauncher } from './test/support/webkit-launcher.mjs';
import { findWebKit } from './test/support/webkit.mjs';

const programs = findWebKit();
if (!programs) {
  console.log(
    'No WebKit found, so nothing was tested in it. On Debian: apt-get install webkit2gtk-driver xvfb.',
  );
  process.exit(0);
}

export default await otherEngine('webkit', webkitLauncher(programs), WEBKIT_TESTS);
