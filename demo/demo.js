// The scripts of the demo: the composer, the buttons that copy code, and scrolling to the table of a shared link.

import { folder } from './composer.js';
import { pageCode } from './embed-code.js';

/** Copies the code beside a button. */
async function copy({ currentTarget: button }) {
  const snippet = button.closest('.snippet');
  const lines = snippet.querySelector('code');
  const outcome = snippet.querySelector('[role=status]');
  try {
    await navigator.clipboard.writeText(lines.textContent);
    outcome.textContent = 'Copied.';
  } catch {
    getSelection().selectAllChildren(lines);
    outcome.textContent = 'The clipboard is not available; the code is selected.';
  }
}

/** Scrolls to the table of a shared link. The table reads its deal from the URL. */
function visit() {
  const game = new URLSearchParams(location.hash.slice(1)).get('solitaire')?.split('.')[0];
  if (game) document.getElementById(game)?.scrollIntoView();
}

for (const button of document.querySelectorAll('.copy button')) button.addEventListener('click', copy);
addEventListener('hashchange', visit);

document.querySelector('.hero code').textContent = pageCode({ attributes: {}, folder });
for (const part of document.querySelectorAll('[hidden]:is(section, nav a, .copy)')) part.hidden = false;
visit();
