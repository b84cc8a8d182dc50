// The browser tests that run in Chromium only, with the reason: other engines skip them.

/** Test files that need Chromium's DevTools. */
const CHROMIUM_FILES = {
  article: "it reads Chromium's accessibility tree",
  'axe.long': 'colour schemes and forced colours are set by DevTools',
  'win-animation': 'it needs animations, and other engines start with reduced motion',
  commands: 'it tests commands of DevTools',
  csp: 'violations are recorded with features that only Chromium has',
  'forced-colors': 'forced colours are set by DevTools',
  'golden.long': "it reads Chromium's accessibility tree",
  layout: 'layouts and shifts are counted by DevTools',
  preferences: 'contrast and motion are set by DevTools',
  motion: 'it needs animations, and other engines start with reduced motion',
  planted: "half of the errors are planted in Chromium's accessibility tree",
};

/** Single tests that need them, by a part of their full title. */
export const CHROMIUM_TESTS = {
  'accessibility the accessibility tree': "it reads Chromium's accessibility tree",
  'for a card and a pile in an article': "it reads Chromium's accessibility tree",
  'read as a list of days': "it reads Chromium's accessibility tree",
  'the rest of the page is inert for screen readers': "it reads Chromium's accessibility tree",
  'the dialog opens from': "it reads the dialog's name from Chromium's accessibility tree",
  'while the cards of the last move are still animated':
    'it needs animations, and other engines start with reduced motion',
  'that never end do not block play': 'it needs animations, and other engines start with reduced motion',
  'in the middle of a flight': 'it needs animations, and other engines start with reduced motion',
  'shake it, without a message': 'it needs animations, and other engines start with reduced motion',
  'card animations start where the cards were':
    'it needs animations, and other engines start with reduced motion',
  'animates no card with prefers-reduced-motion': 'motion is set by DevTools',
  'has a border in forced colours': 'forced colours are set by DevTools',
  'are seen as a line around the card': 'forced colours are set by DevTools',
  'no card is visible or exposed to assistive technology': "it reads Chromium's accessibility tree",
  'with an animation that ends': 'it needs animations, and other engines start with reduced motion',
  'a touch that the system cancels': 'their drivers cannot send a cancelled touch',
  'a swipe on the felt scrolls the page': 'touches sent by their drivers do not scroll',
  'to another document in the middle of a drag': 'other drivers cannot move the pointer outside the window',
  'by pointercancel': 'it needs the pointer id, which other drivers do not report',
  'when the capture is lost': 'it needs the pointer id, which other drivers do not report',
};

/** With `SHORT`, only these files run: they show soonest whether an engine can run a table at all. */
const SHORT_FILES = [
  'accessibility',
  'dragging',
  'elements',
  'events',
  'language',
  'pages',
  'saving',
  'table',
];

/** The files that other engines run; `OTHER_FILES` limits them. */
export function otherFiles(all) {
  if (process.env.OTHER_FILES) return process.env.OTHER_FILES.split(' ');
  if (process.env.SHORT) return SHORT_FILES.map((name) => `test/browser/${name}.test.ts`);
  return [...all, ...Object.keys(CHROMIUM_FILES).map((name) => `!test/browser/${name}.test.ts`)];
}

/** Whether a plugin of the test runner uses DevTools. */
export const isOfDevTools = ({ name }) => name === 'devtools' || name === 'hands';
