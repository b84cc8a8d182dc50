// The tests of elements once more in WebKit, as far as it can be asked for what they need: `npm run test:browsers`.
// OTHER_FILES names some of them only.
import { otherEngine } from './test/support/other-engine.mjs';
import { webkitLauncher } from './test/support/webkit-launcher.mjs';
import { findWebKit } from './test/support/webkit.mjs';

/** Single tests that are not for WebKit, by a part of their title. */
const LEFT_OUT = {
  'peeking by finger': 'a finger that is sent does not rest',
  'the right button shows it at once':
    'its driver never releases the right button: a pointermove with buttons=2 comes in place of the pointerup',
  'shows at least 20 px with the focus':
    'its window is not active under Xvfb, so that :focus matches nothing',
  'a box that is zoomed': 'it tells where zoomed things lie in another measure than it takes for the pointer',
  'signs that point are mirrored': 'getScreenCTM knows nothing of what CSS mirrors',
};

const programs = findWebKit();
if (!programs) {
  console.log(
    'No WebKit found, so nothing was tested in it. On Debian: apt-get install webkit2gtk-driver xvfb.',
  );
  process.exit(0);
}

export default await otherEngine('webkit', webkitLauncher(programs), LEFT_OUT);
