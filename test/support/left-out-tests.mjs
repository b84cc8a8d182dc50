// The browser tests that do not run in every engine, with the reasons. Single tests are named by a part of their title, or
// of the title of a `describe` around them.

/** Test files that need Chromium's DevTools. */
const CHROMIUM_FILES = {
  article: "it reads Chromium's accessibility tree",
  'axe.long': 'colour schemes and forced colours are set by DevTools',
  'win-animation': 'it needs animations, and other engines start with reduced motion',
  csp: 'violations are recorded with features that only Chromium has',
  'forced-colors': 'forced colours are set by DevTools',
  'golden.long': "it reads Chromium's accessibility tree",
  'layout.long': 'layouts and shifts are counted by DevTools',
  'preferences.long': 'contrast and motion are set by DevTools',
  'motion.long': 'it needs animations, and other engines start with reduced motion',
};

/** Single tests that need Chromium's DevTools. */
export const CHROMIUM_TESTS = {
  'the accessibility tree': "it reads Chromium's accessibility tree",
  'for a card and a pile in an article': "it reads Chromium's accessibility tree",
  'read as a list of days': "it reads Chromium's accessibility tree",
  'the rest of the page is inert for screen readers': "it reads Chromium's accessibility tree",
  'from the toolbar, as a modal dialog with an accessible name':
    "it reads the dialog's name from Chromium's accessibility tree",
  'from the menu: ': "it reads the dialog's name from Chromium's accessibility tree",
  'an empty place is not shown and cannot be focused': "it reads Chromium's accessibility tree",
  'while the cards of the last move are still animated':
    'it needs animations, and other engines start with reduced motion',
  'that never end do not block play': 'it needs animations, and other engines start with reduced motion',
  'in the middle of an animation': 'it needs animations, and other engines start with reduced motion',
  'shake it, without a message': 'it needs animations, and other engines start with reduced motion',
  'card animations start where the cards were':
    'it needs animations, and other engines start with reduced motion',
  'animates no card with prefers-reduced-motion': 'motion is set by DevTools',
  'has a border in forced colours': 'forced colours are set by DevTools',
  'are a line around the card': 'forced colours are set by DevTools',
  'no card is visible or exposed to assistive technology': "it reads Chromium's accessibility tree",
  'with an animation that ends': 'it needs animations, and other engines start with reduced motion',
  'a touch that the system cancels': 'their drivers cannot send a cancelled touch',
  'a second finger neither ends a drag': 'their drivers move one finger',
  'a finger that rests anywhere': 'their drivers move one finger',
  'two fingers that move drag no card': 'their drivers move one finger',
  'a swipe on the felt scrolls the page': 'touches sent by their drivers do not scroll',
  'in the middle of a drag returns the cards': 'other drivers cannot move the pointer outside the window',
  'by pointercancel': 'it needs the pointer id, which other drivers do not report',
  'when the capture is lost': 'it needs the pointer id, which other drivers do not report',
};

/**
 * Single tests that do not run in Firefox. If the last tab stop of a page is in a shadow tree, Tab leaves the page in
 * Firefox and never returns; a page with only three buttons in a shadow root shows this.
 */
export const FIREFOX_TESTS = {
  'on a new page reach the options': 'Tab does not come back from the end of a dialog in a shadow tree',
  'deals: scrolls within the window, and Tab scrolls each stop into view':
    'Tab does not come back from the end of a dialog in a shadow tree',
  'a grid of columns': 'a difference of a third of a pixel in width makes two pixels in height',
};

/** Single tests that do not run in WebKit. */
export const WEBKIT_TESTS = {
  'the right button shows it at once':
    'its driver never releases the right button: a pointermove with buttons=2 is sent instead of the pointerup',
  'when it has the focus': 'its window is not active under Xvfb, so that :focus matches nothing',
  'directional icons are mirrored': 'getScreenCTM ignores mirroring by CSS',
};

/** With `SHORT`, only these files run: they show soonest whether an engine can run a table at all. */
const SHORT_FILES = ['accessibility', 'elements', 'events', 'language', 'pages', 'saving.long', 'table'];

/** The files that other engines run. */
export function otherFiles(all) {
  if (process.env.SHORT) return SHORT_FILES.map((name) => `test/browser/${name}.test.ts`);
  return [...all, ...Object.keys(CHROMIUM_FILES).map((name) => `!test/browser/${name}.test.ts`)];
}

/** Whether a plugin of the test runner uses DevTools. */
export const isOfDevTools = ({ name }) => name === 'devtools' || name === 'hands';
