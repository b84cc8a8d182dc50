// The code that the demo and Storybook generate, parsed by a browser: it contains the chosen settings only.
import { expect, fixture, html } from '@open-wc/testing';
import { contentCode, elementCode, frameCode, pageCode, type Attributes } from '../../demo/embed-code.js';
import '../../src/replay.js';
import { SolitaireGame } from '../../src/index.js';

const read = (code: string): Document => new DOMParser().parseFromString(code, 'text/html');
const attributesOf = (element: Element | null): Record<string, string> =>
  Object.fromEntries(Array.from(element?.attributes ?? [], ({ name, value }) => [name, value]));

const HOSTILE_TEXT = `"quotes" 'too', <b>&amp;</b> </solitaire-game><script>throw 1</script>\nü 🂱`;

describe('the HTML code for a page', () => {
  it('keeps every attribute, whatever its value', () => {
    for (const name of [...SolitaireGame.observedAttributes, 'lang']) {
      const page = read(elementCode({ [name]: HOSTILE_TEXT }));
      expect(attributesOf(page.querySelector('solitaire-game'))).to.deep.equal({ [name]: HOSTILE_TEXT });
      expect(page.querySelectorAll('script, b')).to.have.length(0);
    }
  });

  it('contains two elements, a third for a language, and a fourth for custom properties', () => {
    const properties = { '--solitaire-felt': '</style><b>', '--solitaire-ink': 'navy' };
    const namesIn = (lang: string): string[] => {
      const page = read(
        pageCode({ attributes: { variant: 'reno', lang }, properties, folder: HOSTILE_TEXT }),
      );
      return Array.from(page.querySelectorAll('head *, body *'), ({ localName }) => localName);
    };
    expect(namesIn('de')).to.deep.equal(['script', 'script', 'solitaire-game', 'style']);
    expect(namesIn(HOSTILE_TEXT)).to.deep.equal(['script', 'solitaire-game', 'style']);
  });

  it('creates the configured game', async () => {
    const attributes: Attributes = {
      variant: 'demon',
      deal: 7,
      reserve: '10',
      'left-handed': true,
      back: 'rings',
    };
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const errors: string[] = [];
    place.addEventListener('solitaire-error', ({ detail }) => errors.push(detail.message));
    const page = read(elementCode({ ...attributes, save: 'none' }));
    const table = page.querySelector('solitaire-game') as SolitaireGame;
    place.append(table);
    await table.updateComplete;
    const { variant, deal, options } = table.position;
    expect([variant, deal, options['reserve']]).to.deep.equal(['demon', 7, 10]);
    expect([table.leftHanded, table.back]).to.deep.equal([true, 'rings']);
    expect(errors).to.deep.equal([]);
  });
});

describe('the HTML code of a replay', () => {
  it('is a replay with its comments and variations, which keep their text, whatever it is', async () => {
    const comments = [
      { at: '2', marks: 'w-6', text: HOSTILE_TEXT },
      { at: '2', line: 'D3 w1', text: 'Three draws would reach the king.' },
    ];
    const line = '16 7f D2 w6';
    const content = contentCode({ name: HOSTILE_TEXT, line, moves: [HOSTILE_TEXT], comments });
    const attributes = { variant: 'klondike', deal: 9, line, at: 2 };
    const page = read(pageCode({ attributes, content, tag: 'solitaire-replay' }));
    const replay = page.querySelector('solitaire-replay');
    if (!replay) throw new Error('The code has no replay.');
    expect(page.querySelectorAll('b, script:not([type=module])')).to.have.length(0);
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const errors: string[] = [];
    place.addEventListener('solitaire-error', ({ detail }) => errors.push(detail.message));
    place.append(replay);
    await replay.updateComplete;
    const list = [...replay.renderRoot.querySelectorAll<HTMLSlotElement>('.comment slot')];
    expect(list.flatMap((slot) => slot.assignedElements().map((one) => one.textContent))).to.deep.equal([
      HOSTILE_TEXT.replace(/\s+/g, ' '),
      'Three draws would reach the king.',
    ]);
    expect([replay.current, replay.length]).to.deep.equal([2, 5]);
    expect(errors).to.deep.equal([]);
  });
});

describe('the code for a frame', () => {
  it('keeps every attribute as a parameter', () => {
    const page = read(frameCode({ attributes: { without: HOSTILE_TEXT, sound: true }, title: HOSTILE_TEXT }));
    const frame = page.querySelector('iframe');
    expect(page.querySelectorAll('body *')).to.have.length(1);
    expect(frame?.title).to.equal(HOSTILE_TEXT);
    const { searchParams } = new URL(frame?.getAttribute('src') ?? '', 'https://a.example');
    expect([...searchParams]).to.deep.equal([
      ['without', HOSTILE_TEXT],
      ['sound', ''],
    ]);
  });
});
