// Custom games in the widget: defined after the tag was parsed, by another copy of the package, by a script that fails,
// or never. No saved game is lost.
import { expect } from '@open-wc/testing';
import type * as Engine from '../../src/engine.js';
import { type Variant } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { Tab, type PageWindow } from '../support/frames.js';
import { keyOf, saveOf, withTabs } from '../support/autosave.js';
import { part, positionPiles, shownPiles } from '../support/play.js';
import { freeCell } from '../support/custom-games.js';

const CELLS: Variant = { ...freeCell, id: 'my-cells' };
const TAG = '<solitaire-game variant="my-cells" deal="7"></solitaire-game>';

/** The engine as a separate module beside the standalone bundle, as the page imports it. */
const engineOf = (page: PageWindow): Promise<typeof Engine> =>
  page.eval('import("/dist/engine.js")') as Promise<typeof Engine>;

/** A module script in the markup of the page, which runs after the script of the elements. */
const defining = (description: unknown): string =>
  `<script type="module">import { defineVariant } from '/dist/engine.js'; defineVariant(${JSON.stringify(description)});</script>`;

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 200) throw new Error(`timeout: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const playsCells = (game: SolitaireGame, deal = 7): void => {
  expect(game.position).to.include({ variant: 'my-cells', deal });
  expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
};

describe('a custom game that is defined after its tag was parsed', () => {
  withTabs();

  it('by the next script: only that game is dealt, without warnings', async () => {
    const tab = await Tab.open({ html: TAG, after: defining(CELLS) });
    await until(() => tab.eventLog.of('solitaire-deal').length > 0);
    playsCells(tab.game);
    expect(tab.eventLog.of('solitaire-deal').map(({ position }) => position.variant)).to.deep.equal([
      'my-cells',
    ]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(tab.warned).to.deep.equal([]);
    expect(tab.faults).to.deep.equal([]);
    expect(tab.thrown).to.deep.equal([]);
  });

  it('by a script that runs after the first table is created, in a page that has loaded: only that game is dealt', async () => {
    const tab = await Tab.open('');
    tab.page.document.body.insertAdjacentHTML('beforeend', TAG);
    await new Promise((resolve) => setTimeout(resolve, 300));
    (await engineOf(tab.page)).defineVariant(CELLS);
    await until(() => tab.eventLog.of('solitaire-deal').length > 0);
    expect(tab.eventLog.of('solitaire-deal').map(({ position }) => position.variant)).to.deep.equal([
      'my-cells',
    ]);
    expect(tab.warned).to.deep.equal([]);
    expect(tab.faults).to.deep.equal([]);
  });

  it('by the next script: a link to it, and the choice of the player, hold although another game is the first', async () => {
    const html = '<solitaire-game games="klondike my-cells" links="#"></solitaire-game>';
    const markup = { html, after: defining(CELLS) };
    const linked = await Tab.open(markup, '#solitaire=my-cells.7');
    await until(() => linked.eventLog.of('solitaire-deal').length > 0);
    playsCells(linked.game);
    expect(linked.eventLog.of('solitaire-deal')).to.have.length(1);
    expect(linked.warned).to.deep.equal([]);
    linked.close();
    localStorage.setItem(keyOf('settings'), JSON.stringify({ 'game@klondike': 'my-cells' }));
    const chosen = await Tab.open(markup);
    await until(() => chosen.eventLog.of('solitaire-deal').length > 0);
    expect(chosen.game.position.variant).to.equal('my-cells');
    expect(chosen.warned).to.deep.equal([]);
  });

  it('after the page has loaded: Klondike is played until then, with one warning and one error', async () => {
    const tab = await Tab.open(TAG);
    await until(() => tab.eventLog.of('solitaire-deal').length > 0);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(tab.game.position).to.include({ variant: 'klondike', deal: 7 });
    expect(tab.warned).to.have.length(1);
    expect(tab.warned[0]).to.include('variant="my-cells"');
    expect(tab.faults).to.deep.equal(['bad-attribute']);
    const { defineVariant } = await engineOf(tab.page);
    defineVariant(CELLS);
    await tab.game.updateComplete;
    playsCells(tab.game);
    expect(part(tab.game, '.name').textContent).to.include('my-cells');
    expect(tab.warned).to.have.length(1);
    expect(tab.faults).to.have.length(1);
    expect(tab.thrown).to.deep.equal([]);
  });

  it('with custom options: they are validated once the game is defined', async () => {
    const options = { cells: [{ value: 4 }, { value: 3, patch: { piles: { reserve: { count: 3 } } } }] };
    const tab = await Tab.open({
      html: '<solitaire-game variant="my-cells" draw="9"></solitaire-game>',
      before: (page) => {
        (page.document.querySelector('solitaire-game') as SolitaireGame).options = { cells: 3 };
      },
      after: defining({ ...CELLS, options }),
    });
    await until(() => tab.eventLog.of('solitaire-deal').length > 0);
    expect(tab.game.position.options).to.deep.equal({ cells: 3 });
    expect(tab.warned).to.deep.equal([]);
  });

  it('is dealt on each table that names it, including tables added later or detached at the time', async () => {
    const tab = await Tab.open(`${TAG}<solitaire-game variant="my-cells"></solitaire-game>${TAG}`);
    const [first, second, away] = tab.games as [SolitaireGame, SolitaireGame, SolitaireGame];
    await until(() => tab.eventLog.of('solitaire-deal').length === 3);
    away.remove();
    (await engineOf(tab.page)).defineVariant(CELLS);
    playsCells(first);
    expect(second.position.variant).to.equal('my-cells');
    expect(away.position.variant).to.equal('klondike');
    tab.page.document.body.append(away);
    await away.updateComplete;
    playsCells(away);
  });

  it('and redefined during play: the current game keeps its definition, a new game uses the new one', async () => {
    const tab = await Tab.open({ html: TAG, after: defining(CELLS) });
    await until(() => tab.eventLog.of('solitaire-deal').length > 0);
    const { defineVariant } = await engineOf(tab.page);
    const { position } = tab.game;
    const { reserve } = CELLS.piles;
    defineVariant({ ...CELLS, piles: { ...CELLS.piles, reserve: { ...reserve, count: 3 } } });
    expect(tab.game.position).to.equal(position);
    expect(tab.game.play({ kind: 'play', from: 'tableau-1', to: 'reserve-4', count: 1 })).to.equal(true);
    await tab.game.newGame();
    expect(tab.game.position.piles.filter(({ kind }) => kind === 'reserve')).to.have.length(3);
  });

  it('after the page read the position: the position was that of Klondike', async () => {
    const tab = await Tab.open({
      html: TAG,
      before: (page) => {
        void page.customElements.whenDefined('solitaire-game').then(() => {
          (page as { early?: string | undefined }).early =
            page.document.querySelector('solitaire-game')?.position.variant;
        });
      },
      after: defining(CELLS),
    });
    await until(() => tab.game.position.variant === 'my-cells');
    expect((tab.page as { early?: string }).early).to.equal('klondike');
    await tab.game.updateComplete;
    playsCells(tab.game);
    expect(tab.warned).to.deep.equal([]);
  });
});

describe('the name and the texts of a custom game', () => {
  withTabs();

  const NAMED: Variant = {
    ...CELLS,
    name: { en: 'My cells', de: 'Meine Zellen' },
  };
  const open = async (lang: string): Promise<Tab> => {
    const tab = await Tab.open({
      html: `<div lang="${lang}">${TAG}</div>`,
      before: (page) => {
        const script = page.document.createElement('script');
        script.type = 'module';
        script.src = '/dist/locales/de.js';
        page.document.head.append(script);
      },
      after: defining(NAMED),
    });
    await until(() => tab.eventLog.of('solitaire-deal').length > 0);
    await until(() => part(tab.game, '.name').textContent !== 'Klondike');
    return tab;
  };

  for (const [lang, name] of [
    ['en', 'My cells'],
    ['de-AT', 'Meine Zellen'],
    // the widget has no texts in this language, so it uses English
    ['fi', 'My cells'],
  ] as const) {
    it(`appear in ${lang}: in the toolbar, the label and the announcements`, async () => {
      const tab = await open(lang);
      await until(() => part(tab.game, '.name').textContent === name);
      expect(part(tab.game, '.game').getAttribute('aria-label')).to.include(name);
      await tab.game.newGame({ deal: 8 });
      await until(() => tab.announcements.some((text) => text.includes(name)));
      expect(tab.thrown).to.deep.equal([]);
    });
  }

  it('are never inserted as HTML', async () => {
    const tab = await Tab.open({ html: TAG, after: defining({ ...CELLS, name: '<b>Cells</b> & more' }) });
    await until(() => tab.eventLog.of('solitaire-deal').length > 0);
    expect(part(tab.game, '.name').textContent).to.equal('<b>Cells</b> & more');
    expect(part(tab.game, '.name').children.length).to.equal(0);
  });

  it('change with the game: Klondike does not show the texts of a custom game', async () => {
    const tab = await open('en');
    await tab.game.newGame({ variant: 'klondike' });
    await tab.game.updateComplete;
    expect(part(tab.game, '.name').textContent).to.equal('Klondike');
    await tab.game.newGame({ variant: 'my-cells' });
    await tab.game.updateComplete;
    expect(part(tab.game, '.name').textContent).to.equal('My cells');
  });
});

describe('the saved games of a page that defines its game late', () => {
  withTabs();

  const draw = { kind: 'draw' } as const;
  const toCell = { kind: 'play', from: 'tableau-1', to: 'reserve-1', count: 1 } as const;
  const kept = (name: string): unknown =>
    (JSON.parse(saveOf(name) ?? '{"record":{"game":{}}}') as { record: { game: { moves: unknown } } }).record
      .game.moves;

  for (const [what, attributes, name] of [
    ['saved under the name of the game', '', 'klondike.7'],
    ['saved under the save key of the page', ' save-key="corner"', 'corner'],
  ] as const) {
    const html = TAG.replace(' deal', `${attributes} deal`);
    const own = attributes ? 'corner' : 'my-cells.7';

    it(`${what}: the game played until then stays on the table, and does not overwrite another save`, async () => {
      const tab = await Tab.open(html);
      await until(() => tab.eventLog.of('solitaire-deal').length > 0);
      expect(tab.game.play(draw)).to.equal(true);
      (await engineOf(tab.page)).defineVariant(CELLS);
      playsCells(tab.game);
      expect(tab.game.play(toCell)).to.equal(true);
      expect(kept(`${name}.fallback`)).to.deep.equal(['draw']);
      expect(kept(own)).to.deep.equal(['tableau-1>reserve-1:1']);
      if (!attributes) expect(saveOf(name)).to.equal(null);

      // on the next visit, the script is late again
      await tab.reload();
      await until(() => tab.eventLog.of('solitaire-deal').length > 0);
      expect(tab.game.position).to.include({ variant: 'klondike', moves: 1 });
      expect(tab.game.play(draw)).to.equal(true);
      (await engineOf(tab.page)).defineVariant(CELLS);
      expect(tab.game.position).to.include({ variant: 'my-cells', moves: 1 });
      expect(kept(`${name}.fallback`)).to.deep.equal(['draw', 'draw']);

      // the script runs before the elements
      await tab.reload({ after: defining(CELLS) });
      await until(() => tab.eventLog.of('solitaire-deal').length > 0);
      expect(tab.restored).to.deep.equal([true]);
      expect(tab.game.position).to.include({ variant: 'my-cells', moves: 1 });
    });
  }

  it('a custom game started by newGame() is also restored after a reload', async () => {
    const html = '<solitaire-game save-key="table"></solitaire-game>';
    const tab = await Tab.open({ html, after: defining(CELLS) });
    (await engineOf(tab.page)).defineVariant(CELLS);
    await tab.game.newGame({ variant: 'my-cells', deal: 7 });
    tab.game.play(toCell);
    await tab.reload({ after: '' });
    await until(() => tab.eventLog.of('solitaire-deal').length > 0);
    expect(tab.game.position).to.include({ variant: 'klondike' });
    expect(localStorage.getItem(keyOf('game:table:aside'))).to.include('my-cells');
    localStorage.setItem(keyOf('game:table'), localStorage.getItem(keyOf('game:table:aside')) ?? '');
    await tab.reload({ after: defining(CELLS) });
    await until(() => tab.eventLog.of('solitaire-deal').length > 0);
    expect(tab.game.position).to.include({ variant: 'my-cells', moves: 1 });
    expect(tab.restored).to.deep.equal([true]);
  });
});

describe('invalid data in the registry that copies of the module share', () => {
  withTabs();

  for (const [what, rubbish] of [
    ['a number', '5'],
    ['a frozen object', 'Object.freeze({})'],
    ['maps that throw', '{ 1: { games: new Proxy(new Map(), {}), listeners: new Proxy(new Set(), {}) } }'],
    [
      'an invalid Klondike',
      '{ 1: { games: new Map([["klondike", "{}"]]), listeners: new Set([5, () => { throw 5; }]) } }',
    ],
  ] as const) {
    it(`${what}: the game is dealt and playable`, async () => {
      const tab = await Tab.open({
        html: '<solitaire-game deal="7"></solitaire-game>',
        before: (page) =>
          void page.eval(`globalThis[Symbol.for('solitaire-elements.variants')] = ${rubbish}`),
      });
      await until(() => tab.eventLog.of('solitaire-deal').length > 0);
      expect(tab.game.play({ kind: 'draw' })).to.equal(true);
      expect(tab.thrown).to.deep.equal([]);
      expect(tab.warned).to.deep.equal([]);
    });
  }
});
