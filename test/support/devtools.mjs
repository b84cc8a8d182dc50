// Commands for the browser tests that the test runner lacks: touch, media features, the accessibility tree, layout
// counts, a slower processor. They use the browser's DevTools protocol; commands.ts gives them types.

/** One protocol connection for each page: emulated media features end with their connection. */
const connections = new WeakMap();

function connect(page) {
  if (!connections.has(page)) connections.set(page, page.createCDPSession());
  return connections.get(page);
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const at = ([x, y], n = 0) => ({ x, y, radiusX: 8, radiusY: 8, force: 1, id: n + 1 });

const touch = (cdp, type, point) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [at(point)] : [] });

/** The tree as a screen reader receives it: without ignored nodes, each node with its children. */
async function axTree(cdp) {
  await cdp.send('Accessibility.enable');
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.send('Accessibility.disable');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (node) => (node.childIds ?? []).flatMap((id) => (byId.has(id) ? shown(byId.get(id)) : []));
  function shown(node) {
    const role = node.role?.value;
    const children = below(node);
    // text boxes only repeat the text above them
    if (role === 'InlineTextBox') return [];
    if (node.ignored || role === 'none' || role === 'generic') return children;
    const states = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
    return [
      {
        role,
        name: node.name?.value ?? '',
        ...(node.description?.value && { description: node.description.value }),
        ...(node.value && { value: node.value.value }),
        states,
        children,
      },
    ];
  }
  return nodes.filter((node) => !node.parentId).flatMap(shown)[0];
}

const commands = {
  'touch-tap': async (cdp, { position, hold = 0 }) => {
    await touch(cdp, 'touchStart', position);
    if (hold) await pause(hold);
    await touch(cdp, 'touchEnd');
  },

  /**
   * Moves along straight lines from point to point, `steps` moves on each; `cancel`: the system takes over the touch.
   */
  'touch-drag': async (cdp, { points, steps = 8, hold = 0, cancel = false }) => {
    const [start, ...rest] = points;
    await touch(cdp, 'touchStart', start);
    if (hold) await pause(hold);
    let [x, y] = start;
    for (const [toX, toY] of rest) {
      for (let step = 1; step <= steps; step += 1) {
        await touch(cdp, 'touchMove', [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps]);
      }
      [x, y] = [toX, toY];
    }
    await touch(cdp, cancel ? 'touchCancel' : 'touchEnd');
  },

  /** Touch events with several fingers. */
  touches: async (cdp, { steps }) => {
    for (const [type, points] of steps)
      await cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((point, n) => at(point, n)),
      });
  },

  /** Switches touch (and with it `pointer: coarse`) on and off. */
  'touch-screen': (cdp, { enabled }) =>
    cdp.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 5 }),

  /** Sets media features by name, e.g. `{ 'forced-colors': 'active' }`, and resets all others. */
  emulate: (cdp, features) =>
    cdp.send('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    }),

  'ax-tree': axTree,

  /** Counters since the page was loaded: LayoutCount, RecalcStyleCount, ScriptDuration, Nodes, … */
  metrics: async (cdp) => {
    await cdp.send('Performance.enable');
    const { metrics } = await cdp.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  },

  /** The slowdown of the processor: 4 = four times as slow; 1 = full speed. */
  'slow-cpu': (cdp, { rate }) => cdp.send('Emulation.setCPUThrottlingRate', { rate }),
};

/** The plugin for web-test-runner.config.mjs. */
export function devtools() {
  return {
    name: 'devtools',
    async executeCommand({ command, payload, session }) {
      const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
      if (!run) return undefined;
      if (!session.browser.getPage) throw new Error(`The command ${command} needs Chromium.`);
      // a command has to return something, or the runner treats it as unknown
      return (await run(await connect(session.browser.getPage(session.id)), payload)) ?? true;
    },
  };
}
