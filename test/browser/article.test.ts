// Standalone cards and piles in an article: what they add to the page, and what screen readers announce.
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/index.js';
import { axNodes, axTree } from '../support/commands.js';
import { watchWarnings } from '../support/page.js';
import { nextFrame } from '../support/play.js';

/** The names of all images of the page, in reading order. */
const pictures = async (): Promise<readonly string[]> =>
  axNodes(await axTree())
    .filter(({ role }) => role === 'image')
    .map(({ name }) => name);

describe('cards in an article', () => {
  it('do not add attributes to themselves when properties are set', async () => {
    const article = await fixture<HTMLElement>(html`
      <p><playing-card card="QH"></playing-card><card-pile cards="KS QH"></card-pile></p>
    `);
    const card = article.querySelector('playing-card') as HTMLElementTagNameMap['playing-card'];
    const pile = article.querySelector('card-pile') as HTMLElementTagNameMap['card-pile'];
    const written = () => [card, pile].map((element) => element.getAttributeNames());
    expect(written()).to.deep.equal([['card'], ['cards']]);
    Object.assign(card, { card: 'AS', faceDown: true, back: 'rings', suits: 'four', label: 'A card' });
    Object.assign(pile, { faceDown: 1, fan: 'right', back: 'stars', suits: 'four', label: 'A pile' });
    await nextFrame();
    expect(written()).to.deep.equal([['card'], ['cards']]);
    expect(await pictures()).to.deep.equal(['A card', 'A pile']);
  });

  it('are announced as one image each, labelled with the card names', async () => {
    await fixture(html`
      <p>
        <playing-card card="QH"></playing-card><playing-card face-down></playing-card>
        <card-pile cards="2C KS QH" face-down="1"></card-pile><card-pile></card-pile>
      </p>
    `);
    expect(await pictures()).to.deep.equal([
      'queen of hearts',
      'Face-down card',
      '1 face-down card, king of spades, queen of hearts',
      'Empty',
    ]);
  });

  it('are announced with the label that the page sets', async () => {
    await fixture(html`<p><playing-card card="QH" aria-label="The last card"></playing-card></p>`);
    expect(await pictures()).to.deep.equal(['The last card']);
  });

  it('report each invalid value once, by a warning and an event', async () => {
    const warnings = watchWarnings();
    const reported: unknown[] = [];
    const log = ({ detail }: HTMLElementEventMap['solitaire-error']): unknown =>
      reported.push(`${String(detail['attribute'])}=${String(detail['value'])}`);
    document.addEventListener('solitaire-error', log);
    const article = await fixture<HTMLElement>(html`
      <p>
        <playing-card card="ZZ"></playing-card><playing-card card="10♥" faces="huge" back="x"></playing-card>
        <card-pile cards="KS ZZ" face-down="maybe" fan="up" suits="six"></card-pile>
        <card-pile cards="ks, 10♦" face-down="1" fan="left"></card-pile><playing-card></playing-card>
      </p>
    `);
    for (const element of article.children) (element as HTMLElementTagNameMap['card-pile']).requestUpdate();
    await nextFrame();
    document.removeEventListener('solitaire-error', log);
    warnings.stop();
    expect(reported).to.have.members([
      ...['card=ZZ', 'faces=huge', 'back=x', 'suits=six', 'fan=up', 'cards=ZZ', 'face-down=maybe'],
    ]);
    expect(warnings.messages).to.have.lengthOf(reported.length);
    expect(await pictures()).to.deep.equal([
      ...['Face-down card', '10 of hearts', 'king of spades'],
      ...['1 face-down card, 10 of diamonds', 'Face-down card'],
    ]);
  });

  it('show the colours and backs that attributes and properties select', async () => {
    const article = await fixture<HTMLElement>(html`
      <p>
        <playing-card card="QD" suits="four"></playing-card><playing-card card="QD"></playing-card>
        <card-pile cards="KS" face-down="1" back="plain"></card-pile
        ><card-pile cards="KS" face-down="1"></card-pile>
      </p>
    `);
    const colour = (i: number) => {
      const face = article.querySelectorAll('playing-card')[i]?.shadowRoot?.querySelector('.face');
      return face && getComputedStyle(face).fill;
    };
    const pattern = (i: number) => {
      const back = article.querySelectorAll('card-pile')[i]?.shadowRoot?.querySelector('.card');
      return back && getComputedStyle(back).backgroundImage;
    };
    expect(colour(0)).to.not.equal(colour(1));
    expect(pattern(0)).to.not.equal(pattern(1));
    (article.querySelectorAll('playing-card')[1] as HTMLElementTagNameMap['playing-card']).suits = 'four';
    await nextFrame();
    expect(colour(0)).to.equal(colour(1));
  });

  it('have whole faces in piles of all fans', async () => {
    const article = await fixture<HTMLElement>(html`
      <p>
        <card-pile cards="KS QH JC" fan="down"></card-pile><card-pile cards="KS QH JC" fan="right"></card-pile
        ><card-pile cards="KS QH JC"></card-pile>
      </p>
    `);
    const faces = [...article.querySelectorAll('card-pile')].flatMap((pile) => [
      ...(pile.shadowRoot?.querySelectorAll('.card .face') ?? []),
    ]);
    const shown = faces.filter((face) => face.checkVisibility());
    expect(shown).to.have.lengthOf.at.least(9);
    for (const face of shown) {
      const card = face.closest('.card') as HTMLElement;
      expect(face.getBoundingClientRect().width).to.be.closeTo(card.getBoundingClientRect().width, 1);
    }
  });
});
