// Sounds: off by default; when they are enabled, one for each action, without side effects.
import { field, openPage, press } from '../support/dialog.js';
import { expect } from '@open-wc/testing';
import { Tab, type PageWindow } from '../support/frames.js';
import { pressKey } from '../support/hands.js';
import { atTable, byClicks } from '../support/play.js';

describe('sounds', function () {
  this.timeout(20_000);
  atTable();
  afterEach(() => Tab.closeAll());

  /** Counts how often a page creates an audio context; `broken`: creating one fails. */
  const recordAudio =
    (calls: string[], broken = false) =>
    (page: PageWindow) => {
      const { AudioContext: Real } = page;
      page.AudioContext = class extends Real {
        constructor() {
          super();
          calls.push('created');
          if (broken) throw new page.DOMException('none', 'NotSupportedError');
        }
        override resume(): Promise<void> {
          calls.push('played');
          return super.resume();
        }
      };
    };
  const openTab = (html: string, calls: string[], broken?: boolean): Promise<Tab> =>
    Tab.open({ html, before: recordAudio(calls, broken) });
  const played = (calls: readonly string[]): number => calls.filter((one) => one === 'played').length;

  it('are off by default: no audio is created', async () => {
    const calls: string[] = [];
    const tab = await openTab('<solitaire-game deal="4"></solitaire-game>', calls);
    tab.front();
    for (const kind of ['draw', 'draw'] as const) await byClicks(tab.game, { kind });
    tab.game.undo();
    await tab.game.newGame();
    expect(calls).to.deep.equal([]);
  });

  it('enabled by the page: one each for turning, picking up, a refusal, undoing and dealing', async () => {
    const calls: string[] = [];
    const tab = await openTab('<solitaire-game deal="4" sound></solitaire-game>', calls);
    tab.front();
    const { game } = tab;
    const acts: Record<string, () => unknown> = {
      turned: () => byClicks(game, { kind: 'draw' }),
      'picked up': async () => {
        game.focus();
        await pressKey('Digit1');
        await pressKey('Enter');
      },
      refused: () => pressKey('Enter').then(() => pressKey('f')),
      undone: () => game.undo(),
      dealt: () => game.newGame(),
    };
    for (const [name, act] of Object.entries(acts)) {
      const before = played(calls);
      await act();
      expect(played(calls), name).to.be.above(before);
    }
    expect(
      calls.filter((one) => one === 'created'),
      'one audio context',
    ).to.have.lengthOf(1);
    expect(tab.thrown).to.deep.equal([]);
  });

  it('enabled by the player, and disabled again', async () => {
    const calls: string[] = [];
    const tab = await openTab('<solitaire-game deal="4"></solitaire-game>', calls);
    tab.front();
    const { game } = tab;
    await openPage(game, 'Options');
    await press(field(game, 'Sounds'));
    await pressKey('Escape');
    await byClicks(game, { kind: 'draw' });
    expect(played(calls)).to.be.above(0);
    await openPage(game, 'Options');
    await press(field(game, 'Sounds'));
    await pressKey('Escape');
    const before = calls.length;
    await byClicks(game, { kind: 'draw' });
    expect(calls).to.have.lengthOf(before);
  });

  it('without audio support, the game continues silently', async () => {
    const calls: string[] = [];
    const tab = await openTab('<solitaire-game deal="4" sound></solitaire-game>', calls, true);
    tab.front();
    await byClicks(tab.game, { kind: 'draw' });
    expect(tab.game.position.moves).to.equal(1);
    expect([tab.thrown, tab.warned]).to.deep.equal([[], []]);
    expect(calls).to.include('created');
  });
});
