// More commands for the browser tests: a whole drag, click or key sequence of a real mouse and keyboard in one message,
// so that a test can make the moves of hundreds of games in a minute. hands.ts gives them types. It also serves pages
// with their own headers.

/** One protocol connection for each page. */
const connections = new WeakMap();

function connect(page) {
  if (!connections.has(page)) connections.set(page, page.createCDPSession());
  return connections.get(page);
}

const mouse = (cdp, type, [x, y], more = {}) =>
  cdp.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', pointerType: 'mouse', ...more });

const press = (cdp, at, clickCount = 1) => mouse(cdp, 'mousePressed', at, { buttons: 1, clickCount });
const release = (cdp, at, clickCount = 1) => mouse(cdp, 'mouseReleased', at, { buttons: 0, clickCount });
const move = (cdp, at, buttons) =>
  mouse(cdp, 'mouseMoved', at, { buttons, button: buttons ? 'left' : 'none' });

const commands = {
  /** Clicks each point in turn, or one point twice in a row. */
  'mouse-clicks': async (page, { points, double = false }) => {
    const cdp = await connect(page);
    const sent = points.flatMap((at) =>
      (double ? [1, 2] : [1]).flatMap((count) => [press(cdp, at, count), release(cdp, at, count)]),
    );
    await Promise.all(sent);
  },

  /** Presses on the first point, moves through the others, and releases on the last unless `drop` is false. */
  'mouse-drag': async (page, { points, steps = 1, drop = true }) => {
    const cdp = await connect(page);
    const [start, ...rest] = points;
    await move(cdp, start, 0);
    await press(cdp, start);
    let [x, y] = start;
    for (const [toX, toY] of rest) {
      for (let step = 1; step <= steps; step += 1) {
        await move(cdp, [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps], 1);
      }
      [x, y] = [toX, toY];
    }
    if (drop) await release(cdp, [x, y]);
  },

  /** Continues while `mouse-drag` without `drop` keeps the button down. */
  'mouse-hold': async (page, { point, drop = false }) => {
    const cdp = await connect(page);
    await move(cdp, point, 1);
    if (drop) await release(cdp, point);
  },

  /**
   * Slides a finger that rests before it is lifted: browsers treat a finger lifted in motion as a fling, and ignore the
   * tap that follows.
   */
  'touch-slide': async (page, { points }) => {
    const cdp = await connect(page);
    const touch = (type, at) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1], id: 1 }] : [] });
    const [start, ...rest] = points;
    await touch('touchStart', start);
    for (const at of rest) await touch('touchMove', at);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await touch('touchEnd');
  },

  /** Keys one after the other: `a`, `Enter`, `Digit3`, `Control+Home`, `Shift+Digit2`. */
  keys: async (page, { keys }) => {
    const { keyboard } = page;
    const sent = keys.flatMap((chord) => {
      const names = chord.split('+');
      const down = names.map((name) => keyboard.down(name));
      return [...down, ...names.reverse().map((name) => keyboard.up(name))];
    });
    await Promise.all(sent);
  },
};

/** The plugin for web-test-runner.config.mjs. */
export function hands() {
  return {
    name: 'hands',
    async executeCommand({ command, payload, session }) {
      if (!Object.hasOwn(commands, command)) return undefined;
      return (await commands[command](session.browser.getPage(session.id), payload)) ?? true;
    },
  };
}

/** The strictest policy that the element supports. */
const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

const STRICT_PAGE = (variant) => `<!doctype html><html lang="en"><head><title>A strict page</title>
<script src="/strict/watch.js"></script>
<script type="module" src="/dist/solitaire-elements.js"></script>
</head><body><solitaire-game variant="${variant}" deal="7"></solitaire-game></body></html>`;

/** Records every violation from the start, and the policies for Trusted Types. */
const WATCH = `globalThis.violations = [];
globalThis.policies = {};
const { createPolicy } = TrustedTypePolicyFactory.prototype;
TrustedTypePolicyFactory.prototype.createPolicy = function (name, rules) {
  return (globalThis.policies[name] = createPolicy.call(this, name, rules));
};
document.addEventListener('securitypolicyviolation', (event) => {
  globalThis.violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample);
});`;

/** Middleware that responds before the test runner injects its own scripts into the page. */
export function strictPages(context, next) {
  if (context.path === '/strict/watch.js') {
    context.type = 'text/javascript';
    context.body = WATCH;
  } else if (context.path.startsWith('/strict/')) {
    context.type = 'text/html';
    context.set('Content-Security-Policy', STRICT);
    context.body = STRICT_PAGE(context.path.slice('/strict/'.length));
  } else return next();
  return undefined;
}
