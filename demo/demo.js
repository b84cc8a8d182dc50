// The scripts of the demo: the composer, the gallery, the buttons that copy code, and scrolling to the table of a shared
// link.

import { folder, loadGames, offerGames } from './composer.js';
import { copyCode } from './copy-code.js';
import { pageCode } from './embed-code.js';
import { createGallery } from './gallery.js';

/** Copies the code beside a button. */
function copy({ currentTarget: button }) {
  const snippet = button.closest('.snippet');
  copyCode(snippet.querySelector('code'), snippet.querySelector('[role=status]'));
}

/** Scrolls to the table of a shared link. The table reads its deal from the URL. */
function visit() {
  const game = new URLSearchParams(location.hash.slice(1)).get('solitaire')?.split('.')[0];
  if (game) document.getElementById(game)?.scrollIntoView();
}

/** Fills the gallery, whose games are played on one table, and the list of games in the composer. */
async function showGames() {
  const games = await (await fetch('games.json')).json();
  offerGames(games);
  const gallery = document.querySelector('#gallery .all');
  const table = document.createElement('solitaire-game');
  table.setAttribute('save-key', 'gallery');
  table.setAttribute('links', '#');
  const show = async ({ id }) => {
    await loadGames({ variant: id });
    table.setAttribute('variant', id);
    if (!table.isConnected) gallery.prepend(table);
  };
  const play = async (game) => {
    await show(game);
    table.scrollIntoView({ block: 'nearest' });
  };
  gallery.append(...createGallery(games, { folder, play }));
  await show({ id: 'freecell' });
}

for (const button of document.querySelectorAll('.copy button')) button.addEventListener('click', copy);
addEventListener('hashchange', visit);

document.querySelector('.hero code').textContent = pageCode({ attributes: {}, folder });
for (const part of document.querySelectorAll('[hidden]:is(section, nav a, .copy)')) part.hidden = false;
await showGames();
visit();
