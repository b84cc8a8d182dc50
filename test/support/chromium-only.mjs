// What of the browser tests only Chromium can be asked for, and why: other engines leave it out.

/** Files that ask for what only Chromium's DevTools can do. */
const CHROMIUM_FILES = {
  article: "it is Chromium's tree",
  'axe.long': 'colour schemes and forced colours are set by DevTools',
  'win-animation': 'it moves, and other engines are begun with reduced motion',
  commands: 'they are those of DevTools',
  csp: 'the policy is watched by ways that only Chromium has',
  'forced-colors': 'forced colours are set by DevTools',
  'golden.long': "it is Chromium's tree",
  layout: 'layouts and shifts are counted by DevTools',
  preferences: 'contrast and motion are set by DevTools',
  motion: 'it moves, and other engines are begun with reduced motion',
  planted: "one half of the faults is planted in Chromium's tree",
};

/** Single tests that do so, by a part of their title. */
export const CHROMIUM_TESTS = {
  'the tree that a screen reader is given': "it is Chromium's tree",
  'for a card and a pile in an article': "it is Chromium's tree",
  'read as a list of days': "it is Chromium's tree",
  'all else is not there for who listens': "it is Chromium's tree",
  'the dialog opens from': "Chromium's tree is asked for the dialog's name",
  'while the cards of the last move still fly': 'it moves, and other engines are begun with reduced motion',
  'that never end keep nobody from playing on': 'it moves, and other engines are begun with reduced motion',
  'in the middle of a flight': 'it moves, and other engines are begun with reduced motion',
  'shake it, without a message': 'it moves, and other engines are begun with reduced motion',
  'cards fly from where they were': 'it moves, and other engines are begun with reduced motion',
  'moves no card through the air': 'motion is set by DevTools',
  'has a border where the reader chooses the colours': 'forced colours are set by DevTools',
  'are seen as a line around the card': 'forced colours are set by DevTools',
  'no card can be read, seen or heard, until one goes on': "it is Chromium's tree",
  'by a flight that ends': 'it moves, and other engines are begun with reduced motion',
  'a touch that the system takes away': 'no such touch can be sent',
  'a swipe on felt scrolls the page': 'touches that are sent do not scroll',
  'to another document in the middle of a drag': 'other drivers do not point beyond the window',
  'by pointercancel': 'the pointer is known by a number that others do not tell',
  'when the capture is lost': 'the pointer is known by a number that others do not tell',
};

/** What says soonest whether a table can be used in an engine: with `SHORT`, no more than this is run. */
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

/** The files that other engines run; `OTHER_FILES` names some of them only. */
export function otherFiles(all) {
  if (process.env.OTHER_FILES) return process.env.OTHER_FILES.split(' ');
  if (process.env.SHORT) return SHORT_FILES.map((name) => `test/browser/${name}.test.ts`);
  return [...all, ...Object.keys(CHROMIUM_FILES).map((name) => `!test/browser/${name}.test.ts`)];
}

/** Whether a plugin of the test runner speaks with DevTools. */
export const isOfDevTools = ({ name }) => name === 'devtools' || name === 'hands';
