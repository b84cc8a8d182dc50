// On a page that removes the worker none starts, with any stored settings and any input. SECURITY.md states this
// because no browser checks the hash of a worker's script.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { en } from '../../src/locales/en.js';
import { buttonNames, dialogOf, openMenu, openPage } from '../support/dialog.js';
import { pressKey } from '../support/hands.js';
import { atTable, mount, nextFrame, part } from '../support/play.js';
import { realTime, until } from '../support/until.js';

/** Longer than the delay of a search (300 ms): no event reports that no search has started. */
const SEARCHED = 600;

const WANTED = JSON.stringify({ winnable: 'on', verdict: 'on' });

describe('without the worker', function () {
  this.timeout(20_000);
  const eventLog = atTable();
  const { Worker: RealWorker } = globalThis;
  let started: string[];
  let solvability: unknown[];
  document.addEventListener('solitaire-verdict', ({ detail }) => solvability.push(detail));

  beforeEach(() => {
    started = [];
    solvability = [];
    globalThis.Worker = class extends RealWorker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        started.push(String(address));
      }
    };
    localStorage.setItem('solitaire-elements:settings', WANTED);
  });

  afterEach(() => {
    globalThis.Worker = RealWorker;
  });

  /** All actions of a player that might start a search. */
  async function useAll(game: SolitaireGame): Promise<void> {
    await realTime(SEARCHED);
    game.hint();
    game.autoFinish();
    await game.newGame();
    game.play({ kind: 'draw' });
    game.hint();
    await realTime(SEARCHED);
    game.undo();
    await game.newGame({ variant: 'over-under' });
    await realTime(SEARCHED);
  }

  const optionLabels = async (game: SolitaireGame): Promise<string[]> => {
    await openPage(game, 'Options');
    const labels = [...dialogOf(game).querySelectorAll('label')].map(({ textContent }) => textContent.trim());
    await pressKey('Escape');
    await nextFrame();
    return labels;
  };

  for (const left of ['worker', 'verdict', 'WORKER', 'Worker,time'])
    it(`without="${left}": no worker starts, even if the player’s settings ask for winnable deals and the verdict`, async () => {
      const game = await mount({ without: left });
      await useAll(game);
      expect(started).to.deep.equal([]);
      expect(solvability).to.deep.equal([]);
    });

  for (const left of ['worker', 'verdict'])
    it(`without="${left}": neither the options nor the menu offer anything that needs a search`, async () => {
      const game = await mount({ without: left, deal: '4' });
      const offered = await optionLabels(game);
      expect(offered.join('; ')).not.to.match(/be won/i);
      await openMenu(game);
      expect(buttonNames(game).join('; ')).not.to.match(/be won/);
    });

  it('without="worker": winnable deals that the page asks for are found on the main thread', async () => {
    const game = await mount({ without: 'worker', winnable: '' });
    await until(() => eventLog.of('solitaire-deal').length, 'a deal is found');
    expect(eventLog.of('solitaire-deal')).to.have.lengthOf(1);
    expect(eventLog.of('solitaire-deal')[0]).to.have.property('proven');
    await useAll(game);
    expect(started).to.deep.equal([]);
  });

  it('without="worker": the end of a lost game offers no solution', async () => {
    const game = await mount({ without: 'worker', variant: 'over-under', deal: '1' });
    for (let moves = 0; game.status === 'playing' && moves < 200; moves++) {
      game.play(game.hint()?.move ?? { kind: 'draw' });
    }
    await game.updateComplete;
    expect(game.status).to.equal('lost');
    expect(part(game, '.lost').textContent).not.to.contain(en.replay);
    expect(started).to.deep.equal([]);
  });

  it('control: with nothing removed, the same settings start a worker', async () => {
    await mount();
    await until(() => started.length, 'a worker starts');
    expect(started).to.have.lengthOf(1);
  });
});
