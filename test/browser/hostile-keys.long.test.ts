// A page's own keys, wheel, touches, context menu and selection next to a table: input that the table does not use
// reaches the page, and input that the page has handled does not reach the table.
import { expect, fixture, html } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { middleOf, sendMouse } from '../support/commands.js';
import { openDeals, openPage } from '../support/dialog.js';
import { mouseClicks, pressKey, pressKeys } from '../support/hands.js';
import { playedTo } from '../support/lines.js';
import { tool } from '../support/page.js';
import { loadReplay, mountReplay, partOf } from '../support/replay.js';
import { atTable, cardsIn, deepActive, mount, nextFrame, part, stockPoint, topOf } from '../support/play.js';

/** Keys with a function at a table. */
const USED = [
  'n',
  'u',
  'h',
  'f',
  'Digit3',
  'ArrowLeft',
  'ArrowDown',
  'Home',
  'End',
  'PageDown',
  'Control+End',
  'Space',
];
/** Keys without a function there. */
const UNUSED = [
  'q',
  'F2',
  'Control+b',
  'Alt+j',
  'Control+Shift+x',
  'Escape',
  'Insert',
  'Alt+ArrowUp',
  'Control+ArrowUp',
];

interface KeyEventRecord {
  readonly key: string;
  readonly phase: 'capture' | 'bubble';
  readonly prevented: boolean;
}

describe('next to a table', () => {
  atTable([900, 700]);
  let game: SolitaireGame;
  let keyEvents: KeyEventRecord[];
  let stop: AbortController;

  beforeEach(async () => {
    const above = document.createElement('p');
    above.style.height = '300px';
    game = await mount({ deal: '4', without: 'verdict' });
    const below = document.createElement('p');
    below.style.height = '3000px';
    game.before(above);
    game.after(below);
    scrollTo(0, 0);
    keyEvents = [];
    stop = new AbortController();
    const { signal } = stop;
    for (const [target, phase] of [
      [window, 'capture'],
      [document, 'capture'],
      [document, 'bubble'],
      [window, 'bubble'],
    ] as const) {
      target.addEventListener(
        'keydown',
        (event) => {
          const { key, defaultPrevented: prevented } = event as KeyboardEvent;
          keyEvents.push({ key, phase, prevented });
        },
        { signal, capture: phase === 'capture' },
      );
    }
  });
  afterEach(() => {
    stop.abort();
    scrollTo(0, 0);
  });

  const expectUnchanged = (): void => {
    expect(game.position.moves).to.equal(0);
    expect(game.matches(':state(carrying)')).to.equal(false);
    expect(part(game, '.message').textContent.trim()).to.equal('');
  };

  describe('keys', () => {
    const ELSEWHERE: Readonly<Record<string, () => HTMLElement>> = {
      'in an input': () => document.createElement('input'),
      'in a text area': () => document.createElement('textarea'),
      'in editable content': () => {
        const made = document.createElement('div');
        made.contentEditable = 'true';
        return made;
      },
      'in a list': () => {
        const made = document.createElement('select');
        made.append(new Option('net'), new Option('undo'));
        return made;
      },
      'on a button': () => document.createElement('button'),
      'on the body': () => document.body,
    };
    for (const [where, make] of Object.entries(ELSEWHERE)) {
      it(`${where} are left to the page`, async () => {
        const made = make();
        if (made !== document.body) {
          game.before(made);
          made.focus({ preventScroll: true });
          expect(document.activeElement).to.equal(made);
        } else (document.activeElement as HTMLElement | null)?.blur();
        const keys = [...USED.filter((key) => key !== 'f'), 'Enter'];
        await pressKeys(keys);
        expectUnchanged();
        expect(
          keyEvents.filter(({ phase }) => phase === 'bubble').some(({ prevented }) => prevented),
        ).to.equal(false);
        if (made instanceof HTMLInputElement) expect(made.value).to.match(/^nuh3/);
      });
    }

    /** The keys that listeners of the page receive in the bubbling phase, by event. */
    const heard = (): string[] => {
      const keys: string[] = [];
      for (const target of [document, window])
        for (const type of ['keydown', 'keypress', 'keyup'] as const)
          target.addEventListener(type, (event) => keys.push(`${type} ${(event as KeyboardEvent).key}`), {
            signal: stop.signal,
          });
      return keys;
    };
    const INSIDE: Readonly<
      Record<string, readonly [keys: readonly string[], find: () => Promise<HTMLElement> | HTMLElement]>
    > = {
      'on a card': [
        ['Digit7', 'Enter', 'Escape', 'ArrowLeft', 'n'],
        () => {
          game.focus();
          return deepActive() as HTMLElement;
        },
      ],
      'on a button of the toolbar': [['ArrowRight', 'Space', 'Enter'], () => tool(game, 'New game')],
      'in a text field': [
        ['1', 'q', 'Space', 'ArrowLeft', 'Home', 'PageUp', 'Backspace', 'Control+z', 'Enter'],
        async () => {
          await openDeals(game);
          return part(game, '#deal-number');
        },
      ],
      'in a list of the options': [
        ['ArrowDown', 'l', 'Home'],
        async () => {
          await openPage(game, 'Options');
          return part(game, 'select[data-look=theme]');
        },
      ],
      'in the help, which they scroll and close': [
        ['PageDown', 'End', 'Space', 'ArrowUp', 'Escape'],
        async () => {
          await openPage(game, 'Help');
          return part(game, 'dialog h2');
        },
      ],
      'on the panel after a win': [
        ['Enter'],
        async () => {
          game = await playedTo('over-under', Infinity);
          return part(game, '.won button');
        },
      ],
      'on the table of a replay': [
        ['ArrowRight', 'Home', 'Space'],
        async () => partOf(await mountReplay(), '.felt'),
      ],
      'on the slider of a replay': [
        ['ArrowRight', 'PageUp', 'End'],
        async () => partOf(await mountReplay(), '.slider'),
      ],
      'in the list of speeds': [['ArrowDown'], async () => partOf(await mountReplay(), '.speed select')],
    };
    before(loadReplay);
    for (const [where, [used, find]] of Object.entries(INSIDE))
      it(`used ${where} end there`, async () => {
        game.scrollIntoView();
        const target = await find();
        await nextFrame();
        target.focus();
        const keys = heard();
        await pressKeys(used);
        expect(keys.filter((key) => !key.endsWith('Control'))).to.deep.equal([]);
      });

    it('that a field or the dialog does not use reach the page', async () => {
      game.scrollIntoView();
      await openDeals(game);
      for (const [target, unused] of [
        [part(game, 'dialog h2'), ['q', 'F2']],
        [part(game, '#deal-number'), ['F2', 'Control+b', 'Tab']],
      ] as const) {
        target.focus();
        const keys = heard();
        await pressKeys(unused);
        expect(keys.filter((key) => /keydown (?!Control)/.test(key))).to.have.lengthOf(2 * unused.length);
        stop.abort();
        stop = new AbortController();
      }
    });

    it('in slotted buttons reach the page', async () => {
      const button = document.createElement('button');
      button.slot = 'toolbar';
      button.addEventListener('keydown', (event) => event.preventDefault());
      game.append(button);
      await nextFrame();
      button.focus();
      const keys = heard();
      await pressKeys(['Space', 'ArrowRight']);
      expect(keys).to.include.members(['keydown  ', 'keyup  ', 'keydown ArrowRight']);
    });

    it('type text although a shortcut of the page prevents them in the capture phase', async () => {
      addEventListener('keydown', (event) => event.preventDefault(), { capture: true, signal: stop.signal });
      game.scrollIntoView();
      await openDeals(game);
      const input = part(game, '#deal-number') as HTMLInputElement;
      input.select();
      await pressKeys(['1', '5']);
      expect(input.value).to.equal('15');
    });

    it('in slotted fields act on the field', async () => {
      const input = document.createElement('input');
      input.slot = 'toolbar';
      game.append(input);
      await nextFrame();
      input.focus();
      expect(document.activeElement).to.equal(input);
      await pressKeys(['n', 'u', 'h', 'Space', '3']);
      expectUnchanged();
      expect(input.value).to.equal('nuh 3');
    });

    it('that the table does not use reach the page, in both phases, unmodified', async () => {
      game.focus();
      keyEvents.length = 0;
      for (const key of UNUSED) await pressKey(key);
      expectUnchanged();
      expect(keyEvents.every(({ prevented }) => !prevented)).to.equal(true);
      const main = keyEvents.filter(({ key }) => !['Control', 'Alt', 'Shift'].includes(key));
      expect(main).to.have.lengthOf(UNUSED.length * 4);
    });

    it('that the table uses do not scroll the page, and reach the page first', async () => {
      game.focus();
      const before = scrollY;
      await pressKeys(['ArrowDown', 'PageDown', 'End', 'Home', 'Space', 'Escape']);
      expect(Math.abs(scrollY - before), 'scrolled').to.be.below(game.offsetHeight);
      keyEvents.length = 0;
      await pressKey('n');
      expect(game.position.moves).to.equal(1);
      expect(keyEvents.map(({ phase }) => phase)).to.deep.equal(['capture', 'capture']);
    });

    it('that the page has handled before are ignored by the table', async () => {
      addEventListener('keydown', (event) => event.preventDefault(), { capture: true, signal: stop.signal });
      game.focus();
      const at = deepActive();
      await pressKeys(USED);
      expectUnchanged();
      expect(deepActive()).to.equal(at);
    });

    it('scroll the page while the table does not have the focus', async () => {
      (document.activeElement as HTMLElement | null)?.blur();
      for (const key of ['Space', 'PageDown', 'ArrowDown']) {
        const before = scrollY;
        await pressKey(key);
        for (let i = 0; i < 60 && scrollY === before; i++) await nextFrame();
        expect(scrollY, key).to.be.above(before);
      }
    });

    it('with no-shortcuts are left to the page, too, if they are letters or digits', async () => {
      game.toggleAttribute('no-shortcuts', true);
      await game.updateComplete;
      game.focus();
      keyEvents.length = 0;
      await pressKeys(['n', 'u', 'h', 'Digit3']);
      expectUnchanged();
      expect(keyEvents).to.have.lengthOf(16);
      expect(keyEvents.some(({ prevented }) => prevented)).to.equal(false);
    });
  });

  describe('the pointer', () => {
    it('scrolls the page with its wheel, anywhere over the table', async () => {
      for (const spot of [cardsIn(game, 'tableau-7').at(-1), part(game, '.felt'), part(game, '.bar')]) {
        scrollTo(0, 0);
        await nextFrame();
        let prevented: boolean | undefined;
        addEventListener('wheel', (event) => (prevented = event.defaultPrevented), { once: true });
        const target = spot as HTMLElement;
        const { left, top } = target.getBoundingClientRect();
        target.dispatchEvent(
          new WheelEvent('wheel', {
            deltaY: 120,
            clientX: left,
            clientY: top,
            bubbles: true,
            composed: true,
            cancelable: true,
          }),
        );
        expect(prevented).to.equal(false);
      }
    });

    it('clicks bubble to the page, and a click that the page has handled is ignored by the table', async () => {
      const clicks: boolean[] = [];
      document.addEventListener('click', ({ defaultPrevented }) => clicks.push(defaultPrevented), {
        signal: stop.signal,
      });
      game.scrollIntoView();
      await mouseClicks([stockPoint(game)]);
      expect(game.position.moves).to.equal(1);
      expect(clicks).to.deep.equal([false]);
      game.undo();
      addEventListener('click', (event) => event.preventDefault(), { capture: true, signal: stop.signal });
      await mouseClicks([stockPoint(game), topOf(game, 'tableau-1')]);
      expectUnchanged();
    });

    it('on a movable card and in the dialog starts no drag of the page, elsewhere it does', async () => {
      const started: string[] = [];
      for (const type of ['pointerdown', 'mousedown'])
        document.addEventListener(type, () => started.push(type), { signal: stop.signal });
      game.scrollIntoView();
      await mouseClicks([topOf(game, 'tableau-7')]);
      await openPage(game, 'Help');
      started.length = 0;
      await mouseClicks([middleOf(part(game, 'dialog'))]);
      await pressKey('Escape');
      expect(started).to.deep.equal([]);
      const { left, bottom } = part(game, '.felt').getBoundingClientRect();
      await mouseClicks([[left + 3, bottom - 3]]);
      expect(started).to.deep.equal(['pointerdown', 'mousedown']);
    });

    it('scrolls the dialog with its wheel although the page replaces scrolling', async () => {
      let seen = 0;
      document.addEventListener('wheel', () => (seen += 1), { signal: stop.signal });
      game.scrollIntoView();
      await openPage(game, 'Help');
      part(game, 'dialog .page').dispatchEvent(new WheelEvent('wheel', { bubbles: true, composed: true }));
      expect(seen).to.equal(0);
    });

    it('a press that the page has handled starts no drag', async () => {
      addEventListener('pointerdown', (event) => event.preventDefault(), {
        capture: true,
        signal: stop.signal,
      });
      game.scrollIntoView();
      const [x, y] = topOf(game, 'tableau-1');
      await sendMouse({ type: 'move', position: [Math.round(x), Math.round(y)] });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [Math.round(x) + 60, Math.round(y) + 60] });
      await nextFrame();
      expect(game.matches(':state(carrying)')).to.equal(false);
      await sendMouse({ type: 'up' });
      expectUnchanged();
    });

    it('opens the context menu of the browser everywhere except on cards', () => {
      const menu = (target: Element): boolean =>
        target.dispatchEvent(
          new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true }),
        );
      for (const selector of ['.felt', '.bar', '.tools', '.table'])
        expect(menu(part(game, selector)), selector).to.equal(true);
      expect(menu(game.previousElementSibling as Element)).to.equal(true);
      expect(menu(cardsIn(game, 'tableau-7').at(-1) as Element)).to.equal(false);
    });

    it('keeps a text selection of the page while cards are clicked and dragged', async () => {
      const text = await fixture<HTMLElement>(html`<p>Some words of the page</p>`);
      game.before(text);
      getSelection()?.selectAllChildren(text);
      game.scrollIntoView();
      const [x, y] = topOf(game, 'tableau-1');
      await sendMouse({ type: 'move', position: middleOf(cardsIn(game, 'tableau-1')[0] as Element) });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [Math.round(x) + 60, Math.round(y) + 60] });
      await sendMouse({ type: 'up' });
      const selected = String(getSelection());
      expect(['', 'Some words of the page'], 'the selection does not grow').to.include(selected);
    });
  });
});
