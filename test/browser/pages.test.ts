// <solitaire-game> on pages that move it, clone it, load it twice, define its names, or set their own texts.
import { expect, fixture, html } from '@open-wc/testing';
import { type Move } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { allCards, atTable, BUILT, mount, part, positionPiles, rows, shownPiles } from '../support/play.js';
import { buttonsOf, watchWarnings } from '../support/page.js';
import { mouseClicks } from '../support/hands.js';
import { stockPoint } from '../support/play.js';
import { staysTrue, until } from '../support/until.js';

const DRAW: Move = { kind: 'draw' };

/** A separate page with this in its head, the module loaded after it, and one game in its body. */
async function frameWith(before: string): Promise<{ page: Document; game: SolitaireGame; errors: string[] }> {
  const errors: string[] = [];
  const frame = await fixture<HTMLIFrameElement>(
    html`<iframe title="page" style="width: 700px; height: 600px; border: 0"></iframe>`,
  );
  const page = frame.contentDocument as Document;
  page.defaultView?.addEventListener('error', ({ message }) => errors.push(message));
  const add = (fill: (script: HTMLScriptElement) => void): Promise<unknown> => {
    const script = page.createElement('script');
    script.type = 'module';
    const done = new Promise((resolve) => (script.onload = script.onerror = resolve));
    fill(script);
    page.head.append(script);
    return done;
  };
  if (before)
    await add(
      (script) => (script.src = URL.createObjectURL(new Blob([before], { type: 'text/javascript' }))),
    );
  const game = page.createElement('solitaire-game');
  game.setAttribute('deal', '4');
  page.body.append(game);
  await add((script) => (script.src = BUILT));
  await game.updateComplete;
  return { page, game, errors };
}

describe('<solitaire-game> on a page', () => {
  const eventLog = atTable();

  it('keeps its game and its clock when it is moved in the document', async () => {
    const game = await mount({ deal: '4' });
    game.play(DRAW);
    await until(() => game.elapsed > 0.03, 'the clock runs');
    const { position, elapsed } = game;
    const other = await fixture<HTMLElement>(html`<main></main>`);
    eventLog.clear();
    other.append(game);
    await game.updateComplete;
    expect(game.position).to.equal(position);
    expect(game.elapsed).to.be.at.least(elapsed);
    expect(eventLog.of('solitaire-deal')).to.deep.equal([]);
    await until(() => game.elapsed > elapsed + 0.02, 'the clock continues');
    expect(game.play(DRAW)).to.equal(true);
    expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
    await mouseClicks([stockPoint(game)]);
    expect(game.position.moves, 'each click is handled once').to.equal(3);
  });

  it('a refusal message still disappears after the table is moved', async () => {
    const game = await mount({ deal: '4' });
    const message = () => game.shadowRoot?.querySelector('.message')?.textContent;
    // an empty pile has nothing to pick up
    game.shadowRoot?.querySelector('card-pile[pile=waste]')?.shadowRoot?.querySelector('button')?.click();
    await game.updateComplete;
    expect(message()).to.include('Not allowed');
    const other = await fixture<HTMLElement>(html`<main></main>`);
    other.append(game);
    await game.updateComplete;
    expect(message()).to.equal('');
  });

  it('pauses when it is removed, and continues when it is inserted again', async () => {
    const game = await mount({ deal: '4' });
    const parent = game.parentElement as HTMLElement;
    game.play(DRAW);
    game.remove();
    const { elapsed } = game;
    await staysTrue(() => game.elapsed === elapsed, 'the clock is stopped', 60);
    expect(game.play(DRAW)).to.equal(true);
    parent.append(game);
    await game.updateComplete;
    expect(game.position.moves).to.equal(2);
    expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
    await mouseClicks([stockPoint(game)]);
    expect(game.position.moves).to.equal(3);
  });

  it('two tables: each plays its own game, and events identify their table', async () => {
    const [one, two] = [await mount({ deal: '4' }), await mount({ variant: 'reno', deal: '4' })];
    eventLog.clear();
    one.play(DRAW);
    expect(two.position.moves).to.equal(0);
    expect(eventLog.all.every(({ target }) => target === one)).to.equal(true);
    expect(two.play(DRAW)).to.equal(true);
    expect(one.position.moves).to.equal(1);
    expect(eventLog.all.at(-1)?.target).to.equal(two);
    const ids = [one, two].map((game) => [...(game.shadowRoot?.querySelectorAll('[id]') ?? [])].length);
    expect(ids[0]).to.equal(ids[1]);
  });

  it('the module can be loaded a second time from another URL without an exception', async () => {
    const warnings = watchWarnings();
    const copy = `${BUILT}?copy=2`;
    const again = (await import(copy)) as { Game: unknown };
    expect(again.Game).to.be.a('function');
    warnings.stop();
    const game = await mount({ deal: '4' });
    expect(allCards(game)).to.have.lengthOf(52);
    expect(game.play(DRAW)).to.equal(true);
    expect(warnings.messages.filter((text) => !text.includes('Multiple versions of Lit'))).to.deep.equal([]);
  });

  for (const name of ['card-pile', 'playing-card']) {
    it(`<${name}> defined by another library neither breaks the game nor is broken by it`, async () => {
      const { page, game, errors } = await frameWith(
        `customElements.define('${name}', class Foreign extends HTMLElement { connectedCallback() { this.textContent = 'foreign'; } });`,
      );
      expect(errors).to.deep.equal([]);
      expect(allCards(game)).to.have.lengthOf(52);
      expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
      expect(game.play(DRAW)).to.equal(true);
      expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
      const sizes = rows(game).map((row) => row.getBoundingClientRect());
      expect(
        sizes.every(({ width, height }) => width > 30 && height > 40),
        'piles have a size',
      ).to.equal(true);
      const [first, last] = [sizes[0], sizes.at(-1)];
      expect(last?.top, 'the tableau is below the stock').to.be.above((first?.bottom ?? 0) - 1);
      const foreign = page.createElement(name);
      page.body.append(foreign);
      expect(foreign.textContent).to.equal('foreign');
    });
  }

  it("shows the page's own content in its slots", async () => {
    const game = await mount({ deal: '4' });
    game.innerHTML = '<button slot="toolbar">Rules</button><p slot="won">Well done</p>';
    await game.updateComplete;
    const button = game.querySelector('button') as HTMLElement;
    expect(button.assignedSlot?.closest('.chrome')).to.not.equal(null);
    expect(button.checkVisibility()).to.equal(true);
    expect((game.querySelector('p') as HTMLElement).checkVisibility()).to.equal(false);
  });

  it('hides the content for pages without scripts once the game is rendered', async () => {
    const game = document.createElement('solitaire-game');
    game.textContent = 'Turn scripts on to play.';
    await fixture(html`<div>${game}</div>`);
    await game.updateComplete;
    const range = document.createRange();
    range.selectNodeContents(game);
    expect(range.getBoundingClientRect().height).to.equal(0);
  });

  it('controls: full shows all, minimal the fewest, none only the table', async () => {
    const game = await mount({ deal: '4' });
    const full = ['New game', 'Undo', 'Redo', 'Hint', 'Pause', 'Help', 'Menu'];
    expect(buttonsOf(game)).to.include.members(full);
    game.controls = 'minimal';
    await game.updateComplete;
    const least = buttonsOf(game).filter(Boolean);
    expect(least).to.deep.equal(['New game', 'Undo', 'Redo', 'Help']);
    game.controls = 'none';
    await game.updateComplete;
    expect(game.shadowRoot?.querySelectorAll('.chrome, [part=bar]')).to.have.lengthOf(0);
    expect(game.play(DRAW)).to.equal(true);
    game.controls = 'full';
    await game.updateComplete;
    expect(buttonsOf(game)).to.include.members(full);
  });

  const PARTS: Record<string, string> = {
    deal: '[part~=deal]',
    score: '.score',
    moves: '.moves',
    time: '.time',
    undo: '[aria-label=Undo]',
    new: '[aria-label="New game"]',
    hints: '[aria-label=Hint]',
    pause: '[aria-label=Pause]',
    menu: '[aria-label=Menu]',
    bar: '[part=bar]',
    toolbar: '.tool',
  };
  for (const [name, selector] of Object.entries(PARTS)) {
    it(`without="${name}" removes only that part`, async () => {
      const game = await mount({ deal: '4' });
      const there = () => game.shadowRoot?.querySelectorAll(selector).length;
      expect(there()).to.be.above(0);
      game.without = name;
      await game.updateComplete;
      expect(there()).to.equal(0);
      expect(game.shadowRoot?.querySelectorAll('.chrome')).to.have.lengthOf(1);
      expect(game.shadowRoot?.querySelectorAll('.chrome [tabindex="0"]')).to.have.lengthOf(1);
    });
  }

  it('custom texts replace the defaults, visibly and in announcements', async () => {
    const game = await mount({ deal: '4', variant: 'reno' });
    game.texts = { newGame: 'Neues Spiel', paid: 'Points', stake: 'Par', toolbar: 'Spiel' };
    await game.updateComplete;
    expect(buttonsOf(game)).to.include('Neues Spiel').and.include('Undo');
    expect(part(game, '.chrome').getAttribute('aria-label')).to.equal('Spiel');
    expect(part(game, '[part=figures]').textContent).to.contain('Par').and.not.contain('Stake');
    game.texts = undefined;
    await game.updateComplete;
    expect(buttonsOf(game)).to.include('New game');
  });

  it('custom texts apply to the pile labels', async () => {
    const game = await mount({ deal: '4' });
    const { en } = await import('../../src/locales/en-all.js');
    game.texts = { piles: { ...en.piles, stock: 'Talon' } };
    await game.updateComplete;
    expect(rows(game)[0]?.ariaLabel ?? '').to.contain('Talon');
  });

  it('stays playable and styled when it is adopted into another document', async () => {
    const game = await mount({ deal: '4' });
    game.play(DRAW);
    const { page } = await frameWith('');
    page.body.replaceChildren(game);
    await game.updateComplete;
    expect(game.position.moves).to.equal(1);
    expect(game.play(DRAW)).to.equal(true);
    expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
    expect(part(game, '.table').checkVisibility()).to.equal(true);
    const { position } = (page.defaultView as Window).getComputedStyle(part(game, '.table'));
    expect(position).to.equal('relative');
  });
});
