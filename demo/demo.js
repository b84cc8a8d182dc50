// The scripts of the demo: the composer, the gallery, the buttons that copy code, and the table of a shared link.

import { folder, loadGames, offerGames } from './composer.js';
import { copyCode } from './copy-code.js';
import { pageCode } from './embed-code.js';
import { createGallery } from './gallery.js';

/** Copies the code beside a button. */
function copy({ currentTarget: button }) {
  const snippet = button.closest('.snippet');
  copyCode(snippet.querySelector('code'), snippet.querySelector('[role=status]'));
}

/** The id of the game in a shared link. */
const linkedGame = () => new URLSearchParams(location.hash.slice(1)).get('solitaire')?.split('.')[0];

/**
 * Fills the gallery, whose games are played on one table, and the list of games in the composer.
 *
 * @returns a function that shows the table of a shared link: the table of that game, or the gallery's; the table reads
 *   the deal from the URL
 */
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
  const linked = () => games.find(({ id }) => id === linkedGame() && !document.getElementById(id));
  const visit = async () => {
    const game = linked();
    if (game) await play(game);
    else document.getElementById(linkedGame() ?? '')?.scrollIntoView();
  };
  await show(linked() ?? { id: 'freecell' });
  return visit;
}

for (const button of document.querySelectorAll('.copy button')) button.addEventListener('click', copy);

document.querySelector('.hero code').textContent = pageCode({ attributes: {}, folder });
for (const part of document.querySelectorAll('[hidden]:is(section, nav a, .copy)')) part.hidden = false;
const visit = await showGames();
addEventListener('hashchange', visit);
await visit();
