// Opens every story and docs page of the built Storybook, because a successful build may contain broken stories.
import { readFileSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { launch, openPage, type RecordedPage } from './open.js';

const BUILT = '.cache/storybook-static';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
}

const { entries } = JSON.parse(readFileSync(`${BUILT}/index.json`, 'utf8')) as {
  entries: Record<string, Entry>;
};
const entriesOf = (wanted: Entry['type']) =>
  Object.values(entries)
    .filter(({ type }) => type === wanted)
    .map(({ id, title, name }) => [`${title}: ${name}`, id] as const);

let browser: Browser;
let site: Served;

beforeAll(async () => {
  browser = await launch();
  site = await serve({ root: BUILT });
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

interface Channel {
  emit(event: string, value: unknown): void;
  last(event: string): unknown[] | undefined;
}

/**
 * Runs in the page: shows a story as the sidebar of Storybook does. Loading the page again for each story takes four
 * times as long.
 */
function choose(storyId: string, viewMode: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  localStorage.clear();
  channel.emit('setCurrentStory', { storyId, viewMode });
}

/** Runs in the page: the result of a story that was rendered and played: `success`, or the error. */
function outcome(id: string): string | undefined {
  interface Finished {
    storyId: string;
    status: string;
    reporters: { type: string; status: string; result?: { violations?: { id: string; help: string }[] } }[];
  }
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  };
  const shows = (name: string) => document.body.classList.contains(`sb-show-${name}`);
  if (shows('errordisplay')) return document.querySelector('#error-message')?.textContent ?? 'error';
  if (shows('nopreview')) return 'no preview';

  const last = channel?.last('storyFinished')?.[0] as Finished | undefined;
  const finished = last?.storyId === id ? last : undefined;
  if (!finished && channel?.last('docsRendered')?.[0] !== id) return undefined;
  // if the build dropped the import, the element is not defined
  const dead = document.querySelector('#storybook-root :not(:defined), .sb-story :not(:defined)');
  if (dead) return `<${dead.localName}> is not defined`;
  if (!finished || finished.status === 'success') return 'success';
  const faults = finished.reporters.flatMap(({ result }) => result?.violations ?? []);
  return [finished.status, ...faults.map(({ id, help }) => `${id} (${help})`)].join(', ');
}

describe('the built Storybook', () => {
  // stories and docs have separate pages: docs render the same stories, which may still run when a story is chosen
  describe.each(['story', 'docs'] as const)('%s', (type) => {
    const all = entriesOf(type);
    let recorded: RecordedPage;

    beforeAll(async () => {
      recorded = await openPage(browser);
    });

    afterAll(() => recorded.page.close());

    it('has entries', () => {
      expect(all).not.toEqual([]);
    });

    it.each(all)('%s', async (_, id) => {
      const { page, messages } = recorded;
      messages.length = 0;
      // not both for the first entry: its play would run twice at the same time
      if (page.url() === 'about:blank')
        await page.goto(`${site.origin}/iframe.html?id=${id}&viewMode=${type}`);
      else await page.evaluate(choose, id, type);
      let result: string | undefined;
      const poll = async (): Promise<string | undefined> => (result = await page.evaluate(outcome, id));
      await expect.poll(poll, { timeout: 50_000 }).toBeDefined();
      expect(result).toBe('success');
      const errors = messages.filter((line) => !/^(log|info|debug|warn)/.test(line));
      expect(errors.join('\n')).toBe('');
    });
  });
});
