// The commands of hands.mjs and devtools.mjs for browsers controlled by WebDriver: Firefox by BiDi, WebKit by the
// classic protocol. Mouse, touch and keys, with a whole drag or key sequence in one message. Unsupported commands are
// reported.

const KEYS = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Alt: '\uE00A',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE006',
  Equal: '=',
  Escape: '\uE00C',
  Home: '\uE011',
  Insert: '\uE016',
  Meta: '\uE03D',
  Minus: '-',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Shift: '\uE008',
  Slash: '/',
  Space: ' ',
  Tab: '\uE004',
};

/** The key values of WebDriver. */
export function valueOf(key) {
  const named = KEYS[key] ?? /^(?:Digit|Key)(.)$/.exec(key)?.[1]?.toLowerCase();
  if (named) return named;
  const functionKey = /^F(\d+)$/.exec(key)?.[1];
  if (functionKey) return String.fromCharCode(0xe030 + Number(functionKey));
  if ([...key].length !== 1) throw new Error(`no key ${key}`);
  return key;
}

const pause = (duration) => ({ type: 'pause', duration });
const move = ([x, y]) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };

/** The points between those given, with `steps` moves from each to the next. */
const through = ([start, ...rest], steps = 1) =>
  rest.flatMap((to, at) => {
    const from = at ? rest[at - 1] : start;
    return Array.from({ length: steps }, (_, i) => {
      const share = (i + 1) / steps;
      return move([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    });
  });

const perform = (page, source) =>
  page.performActions
    ? page.performActions([source])
    : page.mainFrame().browsingContext.performActions([source]);

const mouse = (page, actions) =>
  perform(page, { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });

const finger = (page, actions) =>
  perform(page, { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions });

const commands = {
  'mouse-clicks': (page, { points, double = false }) =>
    mouse(
      page,
      points.flatMap((at) => [move(at), down, up, ...(double ? [down, up] : [])]),
    ),

  'mouse-drag': (page, { points, steps = 1, drop = true }) =>
    mouse(page, [move(points[0]), down, ...through(points, steps), ...(drop ? [up] : [])]),

  'mouse-hold': (page, { point, drop = false }) => mouse(page, [move(point), ...(drop ? [up] : [])]),

  'touch-tap': (page, { position, hold = 0 }) => finger(page, [move(position), down, pause(hold), up]),

  'touch-drag': (page, { points, steps = 8, hold = 0, cancel = false }) => {
    if (cancel) throw new Error('A touch that the system takes away needs Chromium.');
    return finger(page, [move(points[0]), down, pause(hold), ...through(points, steps), up]);
  },

  'touch-slide': (page, { points }) =>
    finger(page, [move(points[0]), down, ...through(points), pause(100), up]),

  keys: (page, { keys }) =>
    perform(page, {
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((chord) => {
        const names = chord === '+' ? ['+'] : chord.split('+');
        const values = names.map(valueOf);
        return [
          ...values.map((value) => ({ type: 'keyDown', value })),
          ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
        ];
      }),
    }),

  /** The browser starts with reduced motion, which cannot be changed; other media features cannot be set. */
  emulate: (_page, features) => {
    const asked = Object.entries(features).filter(([name]) => name !== 'prefers-reduced-motion');
    if (asked.length || features['prefers-reduced-motion'] === 'no-preference')
      throw new Error(`Media features need Chromium: ${JSON.stringify(features)}`);
  },
};

const CHROMIUM_ONLY = ['touch-screen', 'touches', 'ax-tree', 'metrics', 'slow-cpu'];

/** The plugin for the configuration of the test runner. */
export function handsWebDriver() {
  return {
    name: 'hands-webdriver',
    async executeCommand({ command, payload, session }) {
      if (CHROMIUM_ONLY.includes(command)) throw new Error(`The command ${command} needs Chromium.`);
      if (!Object.hasOwn(commands, command)) return undefined;
      return (await commands[command](session.browser.getPage(session.id), payload)) ?? true;
    },
  };
}
