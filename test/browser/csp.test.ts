// The strictest content security policy with Trusted Types: ten moves without a violation.
import { expect, fixture, html } from '@open-wc/testing';
import { type Move } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { setViewport } from '../support/commands.js';
import { closeButton, heading, openPage, PAGES, press } from '../support/dialog.js';
import { mouseClicks, mouseDrag } from '../support/hands.js';
import { cardsIn, clearStorage, gripOf, nextFrame, part, pile, topOf } from '../support/play.js';
import { until } from '../support/until.js';

interface Policy {
  createScriptURL(url: string): unknown;
}
type StrictWindow = Window & { violations: string[]; policies: Record<string, Policy | undefined> };

/** A page of hands.mjs, served with the policy. */
async function strictPage(variant: string): Promise<{ page: StrictWindow; game: SolitaireGame }> {
  const frame = await fixture<HTMLIFrameElement>(
    html`<iframe title="strict" style="width: 740px; height: 700px; border: 0; display: block"></iframe>`,
  );
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = `/strict/${variant}`;
  await loaded;
  const page = frame.contentWindow as StrictWindow;
  await page.customElements.whenDefined('solitaire-game');
  const game = page.document.querySelector('solitaire-game') as SolitaireGame;
  await game.updateComplete;
  return { page, game };
}

describe('under a strict content security policy with Trusted Types', () => {
  before(() => setViewport({ width: 760, height: 760 }));
  beforeEach(clearStorage);

  it('the policy is active: an inline style attribute is reported', async () => {
    const { page } = await strictPage('klondike');
    page.document.body.setAttribute('style', 'color: red');
    await until(() => page.violations.length === 1, 'the violation is reported');
    expect(() => (page.document.body.innerHTML = '<p>')).to.throw(/TrustedHTML/);
  });

  it('the message on the table is inserted as text, even if a page script replaces it with a template', async () => {
    const { page, game } = await strictPage('klondike');
    const markup = '<img src="/missing.png">';
    const strings = Object.assign([markup], { raw: [markup] });
    Reflect.set(game, 'message', { _$litType$: 1, strings, values: [] });
    await game.updateComplete;
    expect(game.renderRoot.querySelector('img')).to.equal(null);
    expect(part(game, '[part=message]').textContent).to.equal('[object Object]');
    expect(page.violations).to.deep.equal([]);
  });

  it('the policy accepts the URL of the module for scripts, and no other', async () => {
    const { page } = await strictPage('klondike');
    expect(Object.keys(page.policies)).to.deep.equal(['solitaire-elements']);
    const accept = (url: string): string => String(page.policies['solitaire-elements']?.createScriptURL(url));
    const own = new URL('/dist/solitaire-elements.js', location.href).href;
    expect(accept(own)).to.equal(own);
    const blob = URL.createObjectURL(new Blob(['0'], { type: 'text/javascript' }));
    for (const url of [
      `${own}?`,
      `${own}#`,
      '/dist/solitaire-elements.js',
      'https://example.com/solitaire-elements.js',
      'data:text/javascript,0',
      'javascript:0',
      blob,
      '',
    ])
      expect(() => accept(url), url).to.throw(/accepts only the URL of its own script/);
    URL.revokeObjectURL(blob);
  });

  for (const variant of ['klondike', 'reno', 'cruel', 'demon', 'over-under']) {
    it(`${variant}: ten animated moves cause no violation`, async () => {
      const { page, game } = await strictPage(variant);
      for (let made = 0; made < 10; made++) {
        const pairs = game.position.piles.flatMap(({ id: from }) =>
          game.position.piles.map(({ id: to }): Move => ({ kind: 'play', from, to, count: 1 })),
        );
        const moves: Move[] = [...pairs, { kind: 'draw' }, { kind: 'redeal' }];
        if (!moves.some((move) => game.play(move))) break;
      }
      expect(game.position.moves).to.be.at.least(8);
      await game.newGame({ deal: 8 });
      await nextFrame();
      expect(page.violations).to.deep.equal([]);
    });
  }

  it('a drag, a click and every page of the dialog cause no violation', async () => {
    const { page, game } = await strictPage('klondike');
    await mouseClicks([topOf(game, 'stock')]);
    const drawn = cardsIn(game, 'waste').at(-1);
    expect(drawn?.getAttribute('card')).to.be.a('string');
    const grip = gripOf(drawn as HTMLElement);
    const { left, top } = pile(game, 'tableau-7').getBoundingClientRect();
    await mouseDrag([grip, [left + 20, top + 20], [left + 30, top + 60]]);
    for (const name of PAGES) {
      await openPage(game, name);
      await nextFrame();
      expect(heading(game)).to.equal(name);
      await press(closeButton(game));
    }
    for (const theme of ['light', 'dark', 'contrast'] as const) {
      game.theme = theme;
      await nextFrame();
    }
    expect(game.position.moves, 'moves made').to.be.above(0);
    expect(part(game, '.game').className).to.include('contrast');
    expect(page.violations).to.deep.equal([]);
  });
});
