// Finds and starts a WebKit for the tests: WebKitGTK's MiniBrowser on its own display, controlled by the WebDriver
// protocol (https://www.w3.org/TR/webdriver2/) as far as the tests need it.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { isExecutable, onPath } from './programs.mjs';

/** The path of WebKitGTK's browser in distributions: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function findMiniBrowser() {
  const folders = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter((folder) => existsSync(folder));
  const nested = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(folder, name)),
  );
  return [...nested, ...folders]
    .flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(folder, name)),
    )
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isExecutable);
}

/** The three required programs; `undefined` if one is missing. */
export function findWebKit() {
  const found = {
    driver: onPath('WebKitWebDriver').find(isExecutable),
    display: onPath('Xvfb').find(isExecutable),
    browser: findMiniBrowser(),
  };
  return Object.values(found).every(Boolean) ? found : undefined;
}

/** Xvfb takes the first free display, and writes its number to the given file descriptor. */
async function startDisplay(program) {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', () => reject(new Error('Xvfb did not start.')));
    child.stdio[3].once('data', (data) => resolve(String(data).trim()));
  });
  return { child, name: `:${number}` };
}

/**
 * GTK settings without animations, which WebKitGTK treats as reduced motion, and with small toolbars, so that the
 * window can be as narrow as a phone.
 */
function makeSettings(motion) {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), `[Settings]\ngtk-enable-animations=${motion}\n`);
  writeFileSync(
    join(folder, 'gtk-3.0', 'gtk.css'),
    `headerbar, headerbar *, toolbar, toolbar *, entry, button, image {
      padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; font-size: 1px; -gtk-icon-size: 1px;
    }`,
  );
  return folder;
}

async function send(base, method, path, body) {
  const response = await fetch(`${base}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebDriver: ${path}: ${value?.error}: ${value?.message}`);
  return value;
}

async function whenReady(base) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await send(base, 'GET', '/status');
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/**
 * Starts a new browser, with reduced motion unless `motion` is true. `command('POST', '/url', { url })` sends a command
 * of its session; `close()` ends all started programs.
 * @param {NonNullable<ReturnType<typeof findWebKit>>} programs
 */
export async function startWebKit({ driver, display, browser }, { motion = false } = {}) {
  const screen = await startDisplay(display);
  const port = await freePort();
  const settings = makeSettings(motion);
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.name,
      XDG_CONFIG_HOME: settings,
      // without a graphics card, the processor renders
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      LANG: 'en_US.UTF-8',
    },
  });
  const base = `http://127.0.0.1:${port}`;
  const kill = () => {
    child.kill();
    screen.child.kill();
    rmSync(settings, { recursive: true, force: true });
  };
  process.once('exit', kill);
  try {
    await whenReady(base);
    const capabilities = {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
      },
    };
    const { sessionId } = await send(base, 'POST', '/session', { capabilities });
    const session = `${base}/session/${sessionId}`;
    return {
      /** @param {'GET' | 'POST' | 'DELETE'} method @param {string} path @param {object} [body] */
      command: (method, path, body) => send(session, method, path, body),
      close: async () => {
        await send(session, 'DELETE', '').catch(() => undefined);
        process.off('exit', kill);
        kill();
      },
    };
  } catch (error) {
    kill();
    throw error;
  }
}
