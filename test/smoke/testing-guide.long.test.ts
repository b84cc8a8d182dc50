// The example of docs/guides/testing.md, run by vitest with the packed package, in pages without layout.
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { outputOf } from './apps.js';
import { filesOf, write } from './guide.js';
import { CONSUMER } from './packed.js';

const VITEST = resolve('node_modules/vitest/vitest.mjs');
const NAME = 'game.test.js';

/** Uses what only browsers have: dialogs, scrolling, animations, custom states, observers. */
const FURTHER = `
import 'solitaire-elements/replay';
it('presses every button, and removes everything while a button has the focus', async () => {
  document.body.innerHTML = \`<solitaire-game variant="klondike" deal="14"></solitaire-game>
    <solitaire-game deals="any"></solitaire-game>
    <solitaire-replay variant="klondike" deal="127438" line="16 7f D2 w6" at="2"></solitaire-replay>
    <playing-card card="QH"></playing-card><card-pile cards="KS QH"></card-pile>\`;
  const wait = () => new Promise((done) => setTimeout(done, 300));
  await wait();
  expect(document.querySelectorAll('solitaire-game')[1].position.deal).toBeGreaterThan(0);
  for (const element of document.body.children)
    for (const button of element.shadowRoot.querySelectorAll('button')) {
      button.focus();
      button.click();
      await element.updateComplete;
    }
  await wait();
  document.body.replaceChildren();
});
`;

it.each(['jsdom', 'happy-dom'])(
  'a page is tested in %s, where browsers’ features are missing, without an error',
  (environment) => {
    const folder = `${CONSUMER}/testing-${environment}`;
    const code = filesOf('testing').get(NAME) ?? '';
    expect(code).toContain('-environment jsdom');
    write(folder, [
      ['vitest.config.mjs', 'export default {};'],
      [NAME, code.replace('jsdom', environment) + FURTHER],
    ]);
    const output = outputOf(VITEST, folder, 'run', '--root', '.', '--no-color');
    expect(output).toContain('Tests  2 passed');
    expect(output).not.toContain('Error');
  },
);
