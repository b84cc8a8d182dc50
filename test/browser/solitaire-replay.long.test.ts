// <solitaire-replay> as a reader uses it: stepping with buttons, slider, list and keys; comments and variations of the
// page; marks, the losing move, playing from a position, and print. Errors of the page are reported, and break nothing.
import { expect } from '@open-wc/testing';
import { Game, readLine, type Move, type Position } from '../../src/engine.js';
import { type SolitaireReplay } from '../../src/elements/solitaire-replay.js';
import { faultsOf } from '../support/axe.js';
import { axNodes, axTree, isChromium, middleOf, setViewport, touchTap } from '../support/commands.js';
import { mouseClicks, pressKey, pressKeys } from '../support/hands.js';
import { atTable, byKeys, deepActive, nextFrame, positionPiles, rootOf } from '../support/play.js';
import {
  buttonOf,
  currentMoves,
  inReplay,
  LENGTH,
  LINE,
  listedMoves,
  loadReplay,
  mountReplay,
  partOf,
  replayPiles,
  settled,
  stepText,
} from '../support/replay.js';
import { until } from '../support/until.js';

const start = Game.deal('klondike', { deal: 9 });
const MOVES = readLine(LINE, start);
const after = (moves: number): Position => start.replay(MOVES.slice(0, moves)).position;

const shows = (replay: SolitaireReplay, moves: number): void => {
  expect(replay.current).to.equal(moves);
  expect(replayPiles(replay)).to.deep.equal(positionPiles(after(moves)));
  expect(stepText(replay)).to.match(new RegExp(`^Move ${String(moves)} of ${String(LENGTH)}`));
};

describe('a replay', function () {
  this.timeout(20_000);
  const eventLog = atTable([1000, 900]);
  before(loadReplay);

  it('shows the position at `at`, and the moves in words with the current one highlighted', async () => {
    const replay = await mountReplay({ at: '2' });
    shows(replay, 2);
    expect(replay.length).to.equal(LENGTH);
    expect(listedMoves(replay)).to.deep.equal([
      'Deal 9',
      '1. 5 of spades to column 6, on 6 of diamonds.',
      '2. Ace of diamonds to foundation 1. Turned up 8 of hearts in column 7.',
      '3. 3 of spades, 9 of diamonds, 9 of spades on top. 21 left.',
      '4. Ace of spades, 2 of diamonds, 4 of diamonds on top. 18 left.',
      '5. 4 of diamonds to column 6, on 5 of spades.',
    ]);
    expect(currentMoves(replay)).to.deep.equal([
      '2. Ace of diamonds to foundation 1. Turned up 8 of hearts in column 7.',
    ]);
    expect(stepText(replay)).to.equal('Move 2 of 5 A♦ to foundation 1. Turned up 8♥ in column 7.');
  });

  it('announces nothing and fires no event until it is used', async () => {
    await mountReplay({ at: '2' }, '<p data-at="2">A comment.</p>');
    expect(eventLog.all).to.deep.equal([]);
  });

  it('moves to other steps with the buttons', async () => {
    const replay = await mountReplay();
    for (const [name, moves] of [
      ['One move forward', 1],
      ['One move forward', 2],
      ['One move back', 1],
      ['To the end', 5],
      ['One move forward', 5],
      ['To the start', 0],
      ['One move back', 0],
    ] as const) {
      await mouseClicks([middleOf(buttonOf(replay, name))]);
      await settled(replay);
      shows(replay, moves);
    }
    expect(eventLog.of('solitaire-step').map(({ at }) => at)).to.deep.equal([1, 2, 1, 5, 0]);
    expect(eventLog.of('solitaire-step').at(-2)).to.deep.equal({
      at: 5,
      length: 5,
      variation: -1,
      position: { ...after(5), status: 'playing' },
    });
  });

  it('moves to other steps with taps', async () => {
    const replay = await mountReplay();
    await touchTap(middleOf(buttonOf(replay, 'One move forward')));
    await until(() => replay.current === 1, 'the tap moves one step');
    await touchTap(middleOf(inReplay(replay, '.move')[3] as HTMLElement));
    await until(() => replay.current === 3, 'the tap moves to that step');
    await settled(replay);
    shows(replay, 3);
  });

  it('moves to other steps with keys on the table', async () => {
    const replay = await mountReplay();
    replay.focus();
    expect(deepActive()).to.equal(partOf(replay, '.felt'));
    for (const [key, moves] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', 5],
      ['ArrowRight', 5],
      ['Home', 0],
      ['ArrowLeft', 0],
    ] as const) {
      await pressKey(key);
      await settled(replay);
      shows(replay, moves);
      expect(deepActive()).to.equal(partOf(replay, '.felt'));
    }
  });

  it('leaves key combinations to the browser, and keys in slotted content to the page', async () => {
    const replay = await mountReplay({}, '<p data-at="0"><input value="ab"></p>');
    replay.focus();
    await pressKeys(['Control+ArrowRight', 'Alt+End', 'Shift+Tab']);
    replay.querySelector('input')?.focus();
    await pressKeys(['ArrowRight', 'End', 'Space']);
    expect(replay.querySelector('input')?.value).to.equal('ab ');
    expect(replay.current).to.equal(0);
  });

  it('announces each step with the comment of the page', async () => {
    const replay = await mountReplay({}, '<p data-at="2">Nothing\n is <b>better</b>.</p>');
    const announcements: string[] = [];
    replay.addEventListener('solitaire-announce', ({ detail }) => announcements.push(detail.text));
    replay.focus();
    await pressKey('ArrowRight');
    await pressKey('ArrowRight');
    await settled(replay);
    expect(announcements).to.deep.equal([
      'Move 1 of 5; 5 of spades to column 6, on 6 of diamonds.',
      'Move 2 of 5; Ace of diamonds to foundation 1. Turned up 8 of hearts in column 7. Nothing is better.',
    ]);
  });

  it('starts and stops playback with Space, and stops at the end and when the reader steps', async () => {
    const replay = await mountReplay({ speed: '10' });
    replay.focus();
    await pressKey('Space');
    await until(() => replay.current === LENGTH, 'it plays to its end', 5000);
    await until(
      () => inReplay(replay, 'button').some(({ ariaLabel }) => ariaLabel === 'Play'),
      'playback stops',
    );
    await pressKey('Space');
    await until(() => replay.current === 2, 'it begins again', 5000);
    await pressKey('ArrowLeft');
    const { current } = replay;
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(replay.current).to.equal(current);
    replay.play();
    replay.pause();
    await settled(replay);
    expect(buttonOf(replay, 'Play')).to.exist;
  });

  it('has a slider whose value is the move', async () => {
    const replay = await mountReplay();
    const slider = partOf(replay, '.slider') as HTMLInputElement;
    expect([slider.min, slider.max, slider.value]).to.deep.equal(['0', '5', '0']);
    slider.focus();
    await pressKeys(['ArrowRight', 'ArrowRight']);
    await settled(replay);
    shows(replay, 2);
    expect(slider.getAttribute('aria-valuetext')).to.match(/^Move 2 of 5.? ?Ace of diamonds/);
    await pressKey('End');
    await settled(replay);
    shows(replay, 5);
  });

  it('does not announce the move that screen readers speak as the value of the slider', async () => {
    const replay = await mountReplay();
    const announcements: string[] = [];
    replay.addEventListener('solitaire-announce', ({ detail }) => announcements.push(detail.text));
    buttonOf(replay, 'One move forward').click();
    await settled(replay);
    expect(announcements.splice(0).join(' ')).to.match(/^Move 1 of 5/);
    (partOf(replay, '.slider') as HTMLInputElement).focus();
    await pressKeys(['ArrowRight', 'End', 'Home']);
    await settled(replay);
    expect(announcements.filter((text) => text.includes('Move '))).to.deep.equal([]);
  });

  it('has a speed that the reader can choose', async () => {
    const replay = await mountReplay({ speed: '3' });
    const select = partOf(replay, 'select') as HTMLSelectElement;
    expect([...select.options].map(({ text }) => text)).to.deep.equal(['0.5×', '1×', '2×', '3×', '4×']);
    expect(select.value).to.equal('3');
    select.value = '4';
    select.dispatchEvent(new Event('change'));
    await settled(replay);
    expect(select.value).to.equal('4');
  });

  it('has a speed that a script can change at any time', async () => {
    const replay = await mountReplay({ speed: '0.1' });
    replay.speed = 10;
    await settled(replay);
    replay.play();
    // ten seconds for each move before
    await until(() => replay.current === LENGTH, 'the line is played');
  });

  it('has one tab stop in the list of moves, and the focus follows the current move', async () => {
    const replay = await mountReplay({ at: '1' });
    const moves = inReplay(replay, '.move');
    expect(moves.filter(({ tabIndex }) => tabIndex === 0)).to.deep.equal([moves[1]]);
    moves[1]?.focus();
    await pressKeys(['ArrowDown', 'ArrowDown']);
    await settled(replay);
    shows(replay, 3);
    expect(deepActive()).to.equal(moves[3]);
    await pressKey('ArrowUp');
    await settled(replay);
    expect(deepActive()).to.equal(moves[2]);
  });

  it('never scrolls the page when it scrolls its list', async () => {
    const replay = await mountReplay({ line: 'D8 R D8 R D8 R D8 R D8' });
    await setViewport({ width: 400, height: 500 });
    // the page stays longer than the window whatever the height of the replay
    document.body.style.paddingBlockEnd = '100vh';
    await settled(replay);
    replay.scrollIntoView();
    const { scrollY } = window;
    replay.goTo(replay.length);
    await settled(replay);
    const [list, move] = [partOf(replay, '.list'), partOf(replay, '.move[aria-current=step]')].map((one) =>
      one.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    expect(move.bottom).to.be.at.most(list.bottom + 1);
    expect(window.scrollY).to.equal(scrollY);
    document.body.style.paddingBlockEnd = '';
    await setViewport({ width: 1000, height: 900 });
  });

  it('shows the move that a script selects with goTo() or `at`, limited to the line', async () => {
    const replay = await mountReplay();
    for (const [asked, moves] of [
      [3, 3],
      [99, 5],
      [-4, 0],
      [2.7, 2],
      [NaN, 0],
      [Infinity, 5],
      [-Infinity, 0],
    ] as const) {
      replay.goTo(asked);
      await settled(replay);
      shows(replay, moves);
    }
    replay.at = 4;
    await settled(replay);
    shows(replay, 4);
    expect(replay.getAttribute('at')).to.equal(null);
  });

  it('is updated when the page changes its line or its deal', async () => {
    const replay = await mountReplay({ at: '3' });
    replay.line = '16';
    await settled(replay);
    expect([replay.current, replay.length]).to.deep.equal([1, 1]);
    expect(replayPiles(replay)).to.deep.equal(positionPiles(after(1)));
    replay.setAttribute('variant', 'cruel');
    replay.setAttribute('deal', '260');
    replay.setAttribute('line', '84 R');
    await settled(replay);
    expect(listedMoves(replay)[1]).to.equal('1. 9 of diamonds to column 4, on 10 of diamonds.');
  });

  it('keeps its current move when the page moves the element', async () => {
    const replay = await mountReplay({ at: '1' });
    replay.goTo(3);
    await settled(replay);
    const { parentElement } = replay;
    replay.remove();
    parentElement?.append(replay);
    await settled(replay);
    shows(replay, 3);
    replay.goTo(4);
    await settled(replay);
    shows(replay, 4);
  });

  it('is no higher than its columns', async () => {
    const short = (await mountReplay()).offsetHeight;
    const long = await mountReplay({ controls: 'none' });
    const game = document.createElement('solitaire-game');
    Object.assign(game, { variant: 'klondike', deal: 9, controls: 'none' });
    long.after(game);
    await game.updateComplete;
    await nextFrame();
    expect(long.offsetHeight).to.be.lessThan(game.offsetHeight);
    expect(short).to.be.greaterThan(long.offsetHeight);
  });

  describe('with fewer controls', () => {
    it('minimal: buttons and slider, no list and no speed', async () => {
      const replay = await mountReplay({ controls: 'minimal', at: '2' });
      expect(inReplay(replay, '.steps button')).to.have.lengthOf(5);
      expect(inReplay(replay, '.slider')).to.have.lengthOf(1);
      expect(inReplay(replay, '.list, select')).to.deep.equal([]);
      shows(replay, 2);
    });

    it('none: the position only, without a tab stop', async () => {
      const replay = await mountReplay({ controls: 'none', at: '2' });
      expect(inReplay(replay, 'button:not(.table *), input, select, [tabindex="0"]')).to.deep.equal([]);
      expect(replayPiles(replay)).to.deep.equal(positionPiles(after(2)));
    });
  });

  describe('with comments', () => {
    const COMMENTS = `
      <p>Shown without script.</p>
      <p data-at="0">At the start.</p>
      <p data-at="2" data-marks="w-6 AD t3">After the ace.</p>
      <p data-at="99">At the end.</p>`;

    /** The text of the move that a comment is listed after. */
    const moveBefore = (replay: SolitaireReplay, text: string): string | undefined => {
      const child = [...replay.children].find((one) => one.textContent === text);
      const move = child?.assignedSlot?.closest('li')?.querySelector('.move');
      return move?.textContent.replaceAll(/\s+/g, ' ').trim();
    };

    it('shows each after its move, and hides the text for pages without scripts', async () => {
      const replay = await mountReplay({}, COMMENTS);
      expect(moveBefore(replay, 'At the start.')).to.equal('Deal 9');
      expect(moveBefore(replay, 'After the ace.')).to.match(/^2\. /);
      expect(moveBefore(replay, 'At the end.')).to.match(/^5\. /);
      const [fallback] = replay.children;
      expect(fallback?.checkVisibility()).to.equal(false);
    });

    it('keep the table when the live region is created', async () => {
      const replay = await mountReplay({}, COMMENTS);
      const pile = partOf(replay, '.table [pile]');
      replay.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      expect(replay.querySelector('[slot=solitaire-status]')).to.not.equal(null);
      await nextFrame();
      await settled(replay);
      expect(partOf(replay, '.table [pile]')).to.equal(pile);
    });

    it('updates when the page changes them', async () => {
      const replay = await mountReplay({}, COMMENTS);
      const more = document.createElement('div');
      more.dataset['at'] = '3';
      more.textContent = 'More.';
      replay.append(more);
      await nextFrame();
      await settled(replay);
      expect(moveBefore(replay, 'More.')).to.match(/^3\. /);
      more.dataset['at'] = '4';
      await nextFrame();
      await settled(replay);
      expect(moveBefore(replay, 'More.')).to.match(/^4\. /);
      more.remove();
      await nextFrame();
      await settled(replay);
      expect(inReplay(replay, '.comment')).to.have.lengthOf(3);
    });

    it('draws their marks on the table at their move only', async () => {
      const replay = await mountReplay({ at: '2' }, COMMENTS);
      const marks = (): number => inReplay(replay, '.marks .mark-line').length;
      expect(marks()).to.equal(3);
      expect(inReplay(replay, '.mark-head')).to.have.lengthOf(1);
      // the ring around the third column surrounds its last card
      const ring = inReplay(replay, 'rect.mark-line').at(-1)?.getBoundingClientRect() as DOMRect;
      const card = rootOf(partOf(replay, '[pile=tableau-3]'))
        .querySelector('[card]')
        ?.getBoundingClientRect();
      expect(ring.left).to.be.closeTo(card?.left ?? 0, 4);
      expect(ring.top).to.be.closeTo(card?.top ?? 0, 4);
      replay.goTo(3);
      await settled(replay);
      expect(marks()).to.equal(0);
    });

    for (const transform of ['rotate(90deg)', 'scale(0.9, 0.5)'])
      it(`draws their marks around the cards in a box with transform: ${transform}`, async () => {
        const replay = await mountReplay({ at: '2' }, COMMENTS);
        (replay.parentElement as HTMLElement).style.transform = transform;
        // marks are drawn with the position
        replay.goTo(3);
        await settled(replay);
        replay.goTo(2);
        await settled(replay);
        const ring = inReplay(replay, 'rect.mark-line').at(-1) as HTMLElement;
        const card = rootOf(partOf(replay, '[pile=tableau-3]')).querySelector('[card]') as HTMLElement;
        const [[x, y], expected] = [middleOf(ring), middleOf(card)];
        expect(x).to.be.closeTo(expected[0], 2);
        expect(y).to.be.closeTo(expected[1], 2);
      });

    it('inserts their text as text, and accepts marks with any text', async () => {
      const replay = await mountReplay({ at: '1' });
      const hostile = '<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=1</script>${1}';
      for (const name of ['at', 'marks', 'line']) {
        const child = document.createElement('p');
        child.textContent = hostile;
        child.dataset['at'] = name === 'at' ? hostile : '1';
        if (name !== 'at') child.dataset[name] = hostile;
        replay.append(child);
      }
      await nextFrame();
      await settled(replay);
      expect(rootOf(replay).querySelector('img, script')).to.equal(null);
      expect(replay.querySelector('img, script')).to.equal(null);
      expect((globalThis as { hacked?: number }).hacked).to.equal(undefined);
      shows(replay, 1);
      replay.goTo(0);
      replay.goTo(1);
      await settled(replay);
      expect((globalThis as { hacked?: number }).hacked).to.equal(undefined);
    });
  });

  describe('with a variation', () => {
    const VARIATION = '<p data-at="2" data-line="D3 w1" data-marks="w1">Three draws.</p>';
    const OTHER = readLine('16 7f D3 w1', start);
    const inVariation = (replay: SolitaireReplay): HTMLElement[] => inReplay(replay, '.variation .move');

    it('lists it after the move that it replaces, and shows its positions', async () => {
      const replay = await mountReplay({}, VARIATION);
      const item = partOf(replay, '.variation').closest('li')?.querySelector('.move');
      expect(item?.textContent.trim()).to.match(/^3\./);
      expect(inVariation(replay)).to.have.lengthOf(4);
      inVariation(replay)[3]?.click();
      await settled(replay);
      expect(replayPiles(replay)).to.deep.equal(positionPiles(start.replay(OTHER).position));
      expect(currentMoves(replay)).to.deep.equal(['6. King of spades to column 1.']);
      expect([replay.current, replay.length]).to.deep.equal([6, 6]);
      expect(eventLog.of('solitaire-step').at(-1)?.variation).to.equal(0);
    });

    it('after the end of the line is shown with its comment', async () => {
      const replay = await mountReplay({}, '<p data-at="99" data-line="D">One more draw.</p>');
      const announcements: string[] = [];
      replay.addEventListener('solitaire-announce', ({ detail }) => announcements.push(detail.text));
      inVariation(replay)[0]?.click();
      await settled(replay);
      expect([replay.current, replay.length]).to.deep.equal([LENGTH + 1, LENGTH + 1]);
      expect(announcements.at(-1)).to.contain('One more draw.');
    });

    it('is reached by the keys ↑ and ↓ in the list, between the moves around it', async () => {
      const replay = await mountReplay({}, VARIATION);
      inReplay(replay, '.move')[3]?.click();
      await settled(replay);
      inReplay(replay, '.move')[3]?.focus();
      const shown: (readonly [variation: number, at: number])[] = [];
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
        await pressKey(key);
        await settled(replay);
        const { variation = NaN, at = NaN } = eventLog.of('solitaire-step').at(-1) ?? {};
        shown.push([variation, at]);
        expect(replay.shadowRoot?.activeElement?.getAttribute('aria-current'), key).to.equal('step');
      }
      expect(shown).to.deep.equal([
        [0, 3],
        [0, 4],
        [0, 5],
        [0, 6],
        [-1, 4],
        [0, 6],
      ]);
    });

    it('is left by stepping back before it, and by a click on the main line', async () => {
      const replay = await mountReplay({}, VARIATION);
      inVariation(replay)[0]?.click();
      await settled(replay);
      partOf(replay, '.variation .move').focus();
      await pressKey('ArrowLeft');
      await settled(replay);
      shows(replay, 2);
      await pressKey('ArrowRight');
      await settled(replay);
      shows(replay, 3);
      inVariation(replay)[2]?.click();
      inReplay(replay, '.move')[1]?.click();
      await settled(replay);
      shows(replay, 1);
    });

    it('that is played from its end is left for the main line, on the table and in the list', async () => {
      const replay = await mountReplay({ speed: '10' }, VARIATION);
      inVariation(replay)[3]?.click();
      await settled(replay);
      replay.play();
      await until(() => replay.current === LENGTH, 'the main line is played');
      shows(replay, LENGTH);
      const last = eventLog.of('solitaire-step').at(-1);
      expect([last?.variation, last?.at, last?.length]).to.deep.equal([-1, LENGTH, LENGTH]);
    });

    it('is left when a script sets `at`, even to the same number of moves', async () => {
      const replay = await mountReplay({}, VARIATION);
      inVariation(replay)[2]?.click();
      await settled(replay);
      expect(replay.current).to.equal(5);
      replay.at = 5;
      await settled(replay);
      shows(replay, 5);
    });

    it('reports an illegal move in it, and shows the moves before', async () => {
      const replay = await mountReplay({}, '<p data-at="2" data-line="D3 77">Wrong.</p>');
      expect(inVariation(replay)).to.have.lengthOf(3);
      const [error] = eventLog.of('solitaire-error');
      expect(error).to.include({ code: 'bad-attribute', attribute: 'data-line', value: 'D3 77' });
      expect(error?.['expected']).to.include('"77", move 4');
    });
  });

  describe('with errors in the page', () => {
    it('an illegal move: the moves before it are shown, and the error names its place', async () => {
      const replay = await mountReplay({ line: '16 7f 77 w6' });
      expect(replay.length).to.equal(2);
      const [error] = eventLog.of('solitaire-error');
      expect(error).to.include({ code: 'bad-attribute', attribute: 'line', value: '16 7f 77 w6' });
      expect(error?.['expected']).to.include('"77", move 3 (at character 7)');
    });

    for (const line of ['x'.repeat(100_000), 'D8R'.repeat(5000), 'R'.repeat(3000), '\0', '💥'.repeat(5000)])
      it(`a hostile line (${line.slice(0, 6)}…) is cut at 2,000 moves and reported once`, async () => {
        const replay = await mountReplay({ line });
        expect(replay.length).to.be.at.most(2000);
        expect(eventLog.of('solitaire-error').length).to.equal(1);
        expect(inReplay(replay, '.move').length).to.equal(replay.length + 1);
      });

    it('no deal: the first deal is shown, and an error is reported', async () => {
      const replay = await mountReplay({ deal: '', line: '' });
      expect(replay.position?.deal).to.equal(1);
      expect(eventLog.of('solitaire-error').map(({ attribute }) => attribute)).to.include('deal');
    });

    it('an unknown game: the page’s own content stays visible', async () => {
      const replay = await mountReplay({ variant: 'no-such-game' }, '<p>Moves as text.</p>');
      await until(() => eventLog.of('solitaire-error').length > 0, 'the error is reported');
      expect(replay.querySelector('p')?.checkVisibility()).to.equal(true);
    });

    it('invalid values: the defaults apply, and each is reported once', async () => {
      const replay = await mountReplay({
        at: 'two',
        speed: 'fast',
        controls: 'many',
        'mark-loss': 'perhaps',
        faces: 'odd',
      });
      shows(replay, 0);
      expect(eventLog.of('solitaire-error').map(({ attribute }) => attribute)).to.have.members([
        'at',
        'speed',
        'controls',
        'mark-loss',
        'faces',
      ]);
    });
  });

  it('uses the page’s custom deck, options and language', async () => {
    await import(/* the address of a page's script */ `${location.origin}/dist/locales/de.js`);
    const replay = await mountReplay({ lang: 'de', draw: '1', line: 'D2' });
    expect(stepText(replay)).to.equal('Zug 0 von 2');
    expect(inReplay(replay, '.move')[0]?.textContent.trim()).to.equal('Partie 9');
    const deck = start.toJSON();
    expect(deck.deal).to.equal(9);
    replay.lang = 'en';
    await nextFrame();
    await settled(replay);
    expect(stepText(replay)).to.equal('Move 0 of 2');
    replay.options = { draw: 3 };
    await settled(replay);
    replay.goTo(1);
    await settled(replay);
    expect(replay.position?.piles.find(({ id }) => id === 'waste')?.cards).to.have.lengthOf(3);
  });

  it('names the losing move, if the page asks for it', async () => {
    // deal 1 of Over-Under can be won, but not by drawing only
    const replay = await mountReplay({ variant: 'over-under', deal: '1', line: 'D16', 'mark-loss': '' });
    const badge = await until(() => inReplay(replay, '.losing')[0], 'the losing move is named', 15_000);
    expect(badge.textContent).to.equal('Can no longer be won');
    expect(inReplay(replay, '.losing')).to.have.lengthOf(1);
  });

  it('starts no search unless the page asks for it', async () => {
    const replay = await mountReplay({ variant: 'over-under', deal: '1', line: 'D16' });
    replay.goTo(16);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(inReplay(replay, '.losing')).to.deep.equal([]);
  });

  describe('play from here', () => {
    it('starts a game at this position, which can be undone from there', async () => {
      const replay = await mountReplay({ at: '2', theme: 'dark', suits: 'four' });
      await mouseClicks([middleOf(buttonOf(replay, 'Play from here'))]);
      await settled(replay);
      const game = rootOf(replay).querySelector('solitaire-game');
      if (!game) throw new Error('no game');
      await game.updateComplete;
      expect(positionPiles(game.position)).to.deep.equal(positionPiles(after(2)));
      expect([game.theme, game.suits, game.save]).to.deep.equal(['dark', 'four', 'none']);
      expect(rootOf(game).activeElement).to.not.equal(null);
      await byKeys('digits')(game, MOVES[2] as Move);
      expect(game.position.moves).to.equal(3);
      game.undo();
      game.undo();
      expect(positionPiles(game.position)).to.deep.equal(positionPiles(after(1)));
      expect(
        Object.keys(localStorage).filter((key) => key.startsWith('solitaire-elements:game')),
      ).to.deep.equal([]);
    });

    it('returns to the replay, with the focus on the button that started the game', async () => {
      const replay = await mountReplay({ at: '2' });
      replay.playFromHere();
      await settled(replay);
      expect(partOf(replay, '.game').checkVisibility()).to.equal(false);
      await mouseClicks([middleOf(buttonOf(replay, 'Back to the replay'))]);
      await settled(replay);
      expect(rootOf(replay).querySelector('solitaire-game')).to.equal(null);
      expect(deepActive()?.textContent.trim()).to.equal('Play from here');
      shows(replay, 2);
    });
  });

  it('prints the position that the page sets, whichever move the reader is at', async () => {
    const replay = await mountReplay({ at: '2' });
    replay.goTo(5);
    await settled(replay);
    eventLog.clear();
    window.dispatchEvent(new Event('beforeprint'));
    expect(replayPiles(replay)).to.deep.equal(positionPiles(after(2)));
    window.dispatchEvent(new Event('afterprint'));
    await settled(replay);
    shows(replay, 5);
    expect(eventLog.all).to.deep.equal([]);
  });

  it('is a region with a list of moves for screen readers, and a text alternative of the table', async () => {
    const replay = await mountReplay({ at: '2' }, '<p data-at="2">A comment.</p>');
    expect(replay.querySelector('p')?.checkVisibility()).to.equal(true);
    if (!isChromium) return;
    const nodes = axNodes(await axTree());
    const named = (role: string): string[] =>
      nodes.filter((node) => node.role === role).map(({ name }) => name);
    expect(named('region')).to.include('Replay: Klondike');
    expect(named('list')).to.include('Moves');
    expect(named('slider')).to.deep.equal(['Moves']);
    const texts = nodes.map(({ name }) => name);
    expect(texts).to.include('Foundation 1: ace of diamonds, the only card.');
    expect(texts).to.include('A comment.');
    // the cards of the table are neither buttons nor cells for screen readers
    expect(named('gridcell')).to.deep.equal([]);
  });

  for (const attributes of [
    {},
    { controls: 'minimal' },
    { controls: 'none' },
    { theme: 'dark' },
    { theme: 'contrast' },
  ] as const)
    it(`has no violation found by axe: ${JSON.stringify(attributes)}`, async () => {
      const replay = await mountReplay(
        { at: '2', ...attributes },
        '<p data-at="2" data-marks="53">A comment.</p><p data-at="2" data-line="D3">A variation.</p>',
      );
      expect(await faultsOf(replay)).to.deep.equal([]);
    });
});
