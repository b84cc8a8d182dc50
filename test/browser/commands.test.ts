// The commands of the tests themselves: touch, media features and the accessibility tree.
import { expect, fixture, html } from '@open-wc/testing';
import {
  axNodes,
  axTree,
  emulate,
  metrics,
  middleOf,
  sendMouse,
  touchDrag,
  touchTap,
} from '../support/commands.js';
import { until } from '../support/until.js';

describe('browser commands', () => {
  it('sends trusted mouse and touch events', async () => {
    const button = await fixture<HTMLButtonElement>(
      html`<button type="button" style="width: 200px; height: 200px; touch-action: none">x</button>`,
    );
    const seen: string[] = [];
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click']) {
      button.addEventListener(type, (event) => {
        if (!event.isTrusted) return;
        seen.push(`${type} ${(event as PointerEvent).pointerType}`);
      });
    }
    const [x, y] = middleOf(button);

    await sendMouse({ type: 'click', position: [x, y] });
    expect(seen).to.include.members(['pointerdown mouse', 'pointerup mouse', 'click mouse']);

    seen.length = 0;
    await touchTap([x, y]);
    expect(seen).to.include.members(['pointerdown touch', 'pointerup touch', 'click touch']);

    seen.length = 0;
    await touchDrag([
      [x, y],
      [x + 60, y + 40],
    ]);
    expect(seen.filter((name) => name === 'pointermove touch').length).to.be.greaterThan(2);
    await until(() => seen.at(-1) === 'pointerup touch', 'the end of the touch');
    expect(seen.at(-1)).to.equal('pointerup touch');

    seen.length = 0;
    await touchDrag(
      [
        [x, y],
        [x + 60, y + 40],
      ],
      { cancel: true },
    );
    // the page receives it a moment after the command has ended
    await until(() => seen.at(-1) === 'pointercancel touch', 'the touch is cancelled');
    expect(seen.at(-1)).to.equal('pointercancel touch');
  });

  it('emulates media features', async () => {
    const is = (query: string) => matchMedia(`(${query})`).matches;
    await emulate({
      'forced-colors': 'active',
      'prefers-contrast': 'more',
      'prefers-reduced-motion': 'reduce',
      'color-scheme': 'dark',
    });
    expect(is('forced-colors: active')).to.equal(true);
    expect(is('prefers-contrast: more')).to.equal(true);
    expect(is('prefers-reduced-motion: reduce')).to.equal(true);
    expect(is('prefers-color-scheme: dark')).to.equal(true);
    await emulate();
    expect(is('forced-colors: active')).to.equal(false);
    expect(is('prefers-color-scheme: dark')).to.equal(false);
  });

  it('reads the accessibility tree inside shadow roots', async () => {
    const host = await fixture(html`<div></div>`);
    host.attachShadow({ mode: 'open' }).innerHTML = '<button aria-pressed="true">Queen of hearts</button>';
    const button = axNodes(await axTree()).find((node) => node.role === 'button');
    expect(button?.name).to.equal('Queen of hearts');
    expect(button?.states.pressed).to.equal('true');
  });

  it('counts layouts', async () => {
    const box = await fixture<HTMLElement>(html`<div>box</div>`);
    const before = await metrics();
    for (let width = 10; width < 20; width += 1) {
      box.style.width = `${width}px`;
      box.getBoundingClientRect();
    }
    const after = await metrics();
    expect((after.LayoutCount ?? 0) - (before.LayoutCount ?? 0)).to.be.at.least(10);
  });
});
