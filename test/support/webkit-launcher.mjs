// Runs the browser tests in WebKit, with the interface of a Puppeteer page as far as the test runner's own commands
// need it.
import { valueOf } from './hands-webdriver.mjs';
import { ownBrowserLauncher } from './own-browser-launcher.mjs';
import { startWebKit } from './webkit.mjs';

const keyActions = (...steps) => ({
  type: 'key',
  id: 'keyboard',
  actions: steps.map(([type, value]) => ({ type, value })),
});

const mouseActions = (...actions) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const BUTTONS = { left: 0, middle: 1, right: 2 };
const moveTo = (x, y) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });
const down = (button = 'left') => ({ type: 'pointerDown', button: BUTTONS[button] });
const up = (button = 'left') => ({ type: 'pointerUp', button: BUTTONS[button] });

/** The methods of a page that the test runner's commands use. */
function pageOf({ command }) {
  /** Performs actions; waits for those of a test that timed out before. */
  const perform = async (...actions) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await command('POST', '/actions', { actions });
      } catch (error) {
        if (tries === 60 || !/previous interaction/.test(error.message)) throw error;
        await pause(500);
      }
    }
  };
  const press = (keys) =>
    perform(
      keyActions(
        ...keys.flatMap((key) => [
          ['keyDown', valueOf(key)],
          ['keyUp', valueOf(key)],
        ]),
      ),
    );
  return {
    performActions: (actions) => perform(...actions),
    keyboard: {
      type: (text) => press([...text]),
      press: (key) => press([key]),
      down: (key) => perform(keyActions(['keyDown', valueOf(key)])),
      up: (key) => perform(keyActions(['keyUp', valueOf(key)])),
    },
    mouse: {
      move: (x, y) => perform(mouseActions(moveTo(x, y))),
      click: (x, y, { button } = {}) => perform(mouseActions(moveTo(x, y), down(button), up(button))),
      down: ({ button } = {}) => perform(mouseActions(down(button))),
      up: ({ button } = {}) => perform(mouseActions(up(button))),
      // releasing everything that is pressed, as the protocol requires, may crash WebKit's driver
      reset: () => perform(mouseActions(up(), moveTo(0, 0))),
    },
    /** Measures from within the page, because the window includes toolbars. */
    async setViewport({ width, height }) {
      const size = () =>
        command('POST', '/execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] });
      let rect = { width, height };
      for (let tries = 0; tries < 5; tries += 1) {
        await command('POST', '/window/rect', rect);
        // the driver answers before the page is resized
        let [w, h] = await size();
        for (let waits = 0; waits < 10 && (w !== width || h !== height); waits += 1) {
          await pause(20 * waits);
          [w, h] = await size();
        }
        if (w === width && h === height) return;
        rect = { width: rect.width + width - w, height: rect.height + height - h };
      }
      throw new Error(`The window cannot be made ${width} × ${height}: ${await size()}.`);
    },
  };
}

/** @param {NonNullable<ReturnType<typeof import('./webkit.mjs').findWebKit>>} programs */
export const webkitLauncher = (programs) =>
  ownBrowserLauncher('WebKit', async (url) => {
    const browser = await startWebKit(programs);
    // if it does not load, the test runner notices
    browser.command('POST', '/url', { url }).catch(() => undefined);
    return { page: pageOf(browser), close: browser.close };
  });
