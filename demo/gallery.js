// The gallery: all games with a search by name, type, duration and chance to win, each with its code to copy. The demo
// and Storybook show it; games.json has its data.

import { copyCode } from './copy-code.js';
import { pageCode } from './embed-code.js';

/** The ranges of the durations, in minutes, and of the chances to win, in per cent. */
const DURATIONS = { 'up to 3 minutes': [0, 3], '4 to 5 minutes': [4, 5], 'over 5 minutes': [6, Infinity] };
const CHANCES = { 'at least 90 %': [90, 100], '50 to 90 %': [50, 90], 'below 50 %': [0, 50] };

/** Creates an element with properties and children. */
function create(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A labelled list of choices; the first means all. */
function choice(label, name, choices) {
  const options = choices.map((value) => create('option', { value, textContent: value }));
  const all = create('option', { value: '', textContent: 'all' });
  return create('label', { className: 'field' }, label, create('select', { name }, all, ...options));
}

/** What the gallery says about a game: "Type: cells. About 5 minutes. Deals that can be won: 84 %." */
function factsOf({ types, minutes, share = 'not known', aim = 'be won' }) {
  const time = minutes && `About ${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return [`Type: ${types.join(', ')}.`, time, `Deals that can ${aim}: ${share}.`].filter(Boolean).join(' ');
}

/** The cards in the picture of a game, by its first type. */
const PICTURES = { cells: 'AS 2S', clearing: 'KH QS', columns: 'KS QH JC', runs: 'KS QS JS TS' };

/** A small picture, which the name beside it makes redundant for screen readers. */
function picture({ types }) {
  const pile = create('card-pile', { cards: PICTURES[types[0]] ?? 'AS', fan: 'right' });
  pile.setAttribute('aria-hidden', 'true');
  return pile;
}

/** The item of one game. */
function item(game, { folder, play }) {
  const code = create('code', { textContent: pageCode({ attributes: { variant: game.id }, folder }) });
  const status = create('span');
  status.setAttribute('role', 'status');
  const buttons = [
    create('button', { type: 'button', textContent: 'Play', onclick: () => play(game) }),
    create('button', { type: 'button', textContent: 'Copy code', onclick: () => copyCode(code, status) }),
  ];
  for (const button of buttons) button.setAttribute('aria-label', `${button.textContent}: ${game.name}`);
  const names = game.also.length ? ` (${game.also.join(', ')})` : '';
  const element = create(
    'li',
    {},
    create('h3', {}, picture(game), game.name, create('small', { textContent: names })),
    create('p', { className: 'copy' }, ...buttons, status),
    create(
      'details',
      {},
      create('summary', { textContent: 'About and code' }),
      create('p', { textContent: factsOf(game) }),
      create('pre', {}, code),
    ),
  );
  element.dataset.game = game.id;
  return element;
}

/** Whether a game matches the form. A game without a known duration matches only the choice of all. */
function matches({ name, also, types, minutes, chance }, { text, type, time, won }) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const names = [name, ...also, ...types].join(' ').toLowerCase();
  const [from, to] = DURATIONS[time] ?? [];
  const [least, most] = CHANCES[won] ?? [];
  return (
    words.every((word) => names.includes(word)) &&
    (!type || types.includes(type)) &&
    (!time || (minutes >= from && minutes <= to)) &&
    (!won || (chance[0] >= least && chance[1] <= most))
  );
}

/**
 * Creates the gallery.
 *
 * @param games the entries of games.json
 * @param settings `folder`: the URL of the built files for the copied code; `play`: shows a game
 */
export function createGallery(games, settings) {
  const types = [...new Set(games.flatMap((game) => game.types))].sort();
  const search = create('input', { type: 'search', name: 'text', autocomplete: 'off' });
  const form = create(
    'form',
    { className: 'search' },
    create('label', { className: 'field' }, 'Search', search),
    choice('Type', 'type', types),
    choice('Duration', 'time', Object.keys(DURATIONS)),
    choice('Deals that can be won', 'won', Object.keys(CHANCES)),
  );
  form.setAttribute('role', 'search');
  const found = create('p', { className: 'found' });
  found.setAttribute('role', 'status');
  const items = new Map(games.map((game) => [game, item(game, settings)]));
  const list = create('ul', { className: 'gallery' }, ...items.values());
  const update = () => {
    const query = Object.fromEntries(new FormData(form));
    for (const [game, element] of items) element.hidden = !matches(game, query);
    const n = games.filter((game) => matches(game, query)).length;
    found.textContent = n === 1 ? '1 game' : `${String(n)} games`;
  };
  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => event.preventDefault());
  update();
  return [form, found, list];
}
