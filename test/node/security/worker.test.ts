// A table that removes the worker starts none, whatever its player has stored or requests.
import { afterEach, beforeEach, expect, describe, it, vi } from 'vitest';
import { controlledSearch } from '../../support/solver-controller.js';
import { area, visit, type Page } from '../../support/visits.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table in view, whose player has requested winnable deals and the verdict on some other page. */
function see(page: Page) {
  area.items.set('solitaire-elements:settings', JSON.stringify({ winnable: 'on', verdict: 'on' }));
  const inWorker = controlledSearch();
  const inSlices = controlledSearch();
  const table = visit({ search: inWorker.search, inSlices: inSlices.search, ...page });
  table.controller.open();
  table.controller.active = true;
  return { ...table, inWorker, inSlices };
}

/** All requests that a player, or a page for the player, can make to a table. */
async function askAll({ controller }: ReturnType<typeof visit>): Promise<void> {
  controller.hint();
  controller.startAutoFinish(true);
  void controller.newGame({});
  void controller.newGame({ variant: 'over-under' });
  controller.requestMove({ kind: 'draw' });
  void controller.undoToWinnable();
  void controller.lineFromDeal();
  controller.refresh();
  await vi.advanceTimersByTimeAsync(2000);
}

describe.each([[['verdict']], [['worker', 'verdict']]])('without %j', (without) => {
  it('no search runs for a player whose settings ask for winnable deals', async () => {
    const table = see({ without });
    expect(table.controller.isSearchingDeal).toBe(false);
    await askAll(table);
    expect(table.inWorker.requests).toEqual([]);
    expect(table.inSlices.requests).toEqual([]);
  });

  it.each([['winnable'], [undefined]] as const)('random deals (deals: %s) are still winnable', (deals) => {
    const { inWorker, inSlices, controller } = see({ without, deals });
    expect(controller.isSearchingDeal).toBe(true);
    const worker = without.includes('worker') ? 0 : 1;
    expect([inWorker.requests.length, inSlices.requests.length]).toEqual([worker, 1 - worker]);
  });
});

it('a page that removes the worker later ends the verdict search', async () => {
  const { page, controller, inWorker, inSlices } = see({ deal: 42 });
  await vi.advanceTimersByTimeAsync(400);
  expect(inWorker.last.ended).toBe(false);
  page.without = ['worker', 'verdict'];
  controller.refresh();
  await vi.advanceTimersByTimeAsync(2000);
  expect(inWorker.requests.every(({ ended }) => ended)).toBe(true);
  expect(inSlices.requests).toEqual([]);
});
