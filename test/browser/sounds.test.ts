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
  const listenIn =
    (heard: string[], broken = false) =>
    (page: PageWindow) => {
      const { AudioContext: Real } = page;
      page.AudioContext = class extends Real {
        constructor() {
          super();
          heard.push('made');
          if (broken) throw new page.DOMException('none', 'NotSupportedError');
        }
        override resume(): Promise<void> {
          heard.push('played');
          return super.resume();
        }
      };
    };
  const sounding = (html: string, heard: string[], broken?: boolean): Promise<Tab> =>
    Tab.open({ html, before: listenIn(heard, broken) });
  const played = (heard: readonly string[]): number => heard.filter((one) => one === 'played').length;

  it('are off by default: no audio is created', async () => {
    const heard: string[] = [];
    const tab = await sounding('<solitaire-game deal="4"></solitaire-game>', heard);
    tab.front();
    for (const kind of ['draw', 'draw'] as const) await byClicks(tab.game, { kind });
    tab.game.undo();
    await tab.game.newGame();
    expect(heard).to.deep.equal([]);
  });

  it('enabled by the page: one each for turning, picking up, refusing, dealing and undoing', async () => {
    const heard: string[] = [];
    const tab = await sounding('<solitaire-game deal="4" sound></solitaire-game>', heard);
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
      const before = played(heard);
      await act();
      expect(played(heard), name).to.be.above(before);
    }
    expect(
      heard.filter((one) => one === 'made'),
      'one context for all',
    ).to.have.lengthOf(1);
    expect(tab.thrown).to.deep.equal([]);
  });

  it('enabled by the player, and disabled again', async () => {
    const heard: string[] = [];
    const tab = await sounding('<solitaire-game deal="4"></solitaire-game>', heard);
    tab.front();
    const { game } = tab;
    await openPage(game, 'Options');
    await press(field(game, 'Sounds'));
    await pressKey('Escape');
    await byClicks(game, { kind: 'draw' });
    expect(played(heard)).to.be.above(0);
    await openPage(game, 'Options');
    await press(field(game, 'Sounds'));
    await pressKey('Escape');
    const before = heard.length;
    await byClicks(game, { kind: 'draw' });
    expect(heard).to.have.lengthOf(before);
  });

  it('without audio support, the game continues silently', async () => {
    const heard: string[] = [];
    const tab = await sounding('<solitaire-game deal="4" sound></solitaire-game>', heard, true);
    tab.front();
    await byClicks(tab.game, { kind: 'draw' });
    expect(tab.game.position.moves).to.equal(1);
    expect([tab.thrown, tab.warned]).to.deep.equal([[], []]);
    expect(heard).to.include('made');
  });
});
