// The composer of the demo: a form for a game, a puzzle or a replay, a preview, and the code in the chosen format.

import { codeFor, commentAttributes, contentCode, readComments, separateGames } from './embed-code.js';

const section = document.querySelector('#yours');
const form = section.querySelector('form');
const game = section.querySelector('solitaire-game');
const code = section.querySelector('code');
const status = section.querySelector('[role=status]');
const format = section.querySelector('[name=format]');
const fields = form.querySelector('.line');
const take = form.querySelector('[name=take]');

/** The URL of the built files, so that the copied code works on any page. */
export const folder = new URL('../dist/', location).href;

/** The preview of a replay; its module is loaded when it is chosen. */
let replay;

/** Parses the value of a form control, an attribute such as `theme=dark` or `left-handed`. */
const attributeOf = (setting) => {
  const [name, value = ''] = setting.split('=');
  return [name, value];
};

const SETTINGS = 'option, input:not([name=felt], [name=kind], .line input)';
const offered = new Set([
  ...[...form.querySelectorAll(SETTINGS)].map((one) => attributeOf(one.value)[0]),
  ...['line', 'puzzle', 'at'],
]);

/** Loads the file of a language other than English when it is selected. */
const load = (language) => import(/* @vite-ignore */ `../dist/locales/${language}.js`);

/** Loads the files of games that are not in the bundle. */
export const loadGames = (attributes) =>
  Promise.all(separateGames(attributes).map((id) => import(/* @vite-ignore */ `../dist/games/${id}.js`)));

/** Adds the games that are not in the bundle to the list of games. */
export function offerGames(games) {
  const group = Object.assign(document.createElement('optgroup'), { label: 'In a separate file' });
  const others = games.filter(({ id }) => separateGames({ variant: id }).length > 0);
  group.append(...others.map(({ id, name }) => new Option(name, `variant=${id}`)));
  form.elements.game.append(group);
}

const field = (name) => form.elements[name].value.trim();

/** The attributes of the deal and its moves, for a puzzle or a replay. */
function lineAttributes(kind) {
  const most = Number(field('most'));
  return {
    deal: field('number'),
    line: field('line').replace(/\s+/g, ' '),
    ...(kind === 'puzzle' ? { puzzle: most > 0 ? String(most) : '' } : { at: field('at') || '0' }),
  };
}

/** The chosen attributes by name; '' is an attribute without a value. */
function attributesOf(kind) {
  const settings = new FormData(form);
  const names = [...settings.keys()].filter((name) => !fields.querySelector(`[name=${name}]`));
  const chosen = names
    .filter((name) => !['felt', 'kind'].includes(name) && !(name === 'deal' && kind !== 'game'))
    .map((name) => settings.get(name))
    .filter(Boolean)
    .map(attributeOf);
  const all = { ...Object.fromEntries(chosen), ...(kind === 'game' ? {} : lineAttributes(kind)) };
  return Object.fromEntries(Object.entries(all).filter(([name]) => applies(name, kind)));
}

/** Whether an attribute has an effect on this kind of content. */
const applies = (name, kind) =>
  kind !== 'replay' || [...replay.constructor.observedAttributes, 'lang'].includes(name);

/** Shows the settings that have an effect on this kind of content. */
function showSettings(kind) {
  for (const box of form.querySelectorAll(
    ':scope > .field:has(select), fieldset:not(.deals), fieldset:not(.deals) label',
  )) {
    const values = [...box.querySelectorAll('option, input:not([name=felt], [name=kind])')];
    const names = values.filter(({ value }) => value).map(({ value }) => attributeOf(value)[0]);
    if (names.length > 0) box.hidden = !names.some((name) => applies(name, kind));
  }
}

function setAttributes(element, attributes) {
  for (const name of offered) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const commentsOf = (kind) => (kind === 'replay' ? readComments(field('comments')) : []);

/** The comments as children of the preview. */
const children = (comments) =>
  comments.map((comment) => {
    const child = document.createElement('p');
    for (const [name, value] of Object.entries(commentAttributes(comment))) child.setAttribute(name, value);
    child.textContent = comment.text;
    return child;
  });

/** The text of the first element that a selector finds inside an element. */
const textIn = (element, selector) => element.renderRoot?.querySelector(selector)?.textContent.trim() ?? '';

/** The moves of the replay in words, in its language. Its list starts with the deal. */
const movesOf = () =>
  [...replay.renderRoot.querySelectorAll('.moves > li > [part=move]')]
    .slice(1)
    .map((move) => move.textContent.replace(/^\s*\d+\.\s*/, '').trim());

/** Shows the preview of one kind, which is created or hidden as needed. */
async function preview(kind) {
  if (kind === 'replay' && !replay) {
    await import(/* @vite-ignore */ '../dist/solitaire-replay.js');
    replay = document.createElement('solitaire-replay');
    replay.addEventListener('solitaire-error', report);
  }
  game.hidden = kind === 'replay';
  if (replay) replay.hidden = kind !== 'replay';
  return kind === 'replay' ? replay : game;
}

/** Adds the preview of a replay. It renders later if it is not in view, and again in another language. */
function addReplay() {
  game.after(replay);
  const observer = new MutationObserver(() => {
    if (!replay.hidden) writeCode();
  });
  observer.observe(replay.renderRoot, { childList: true, subtree: true, characterData: true });
}

/** Shows what is wrong with a line of moves. */
function report({ detail }) {
  status.textContent = detail.message;
}

/** The last request; an earlier one does not overwrite its code. */
let request = 0;

async function show() {
  const current = ++request;
  const kind = field('kind');
  const felt = field('felt');
  fields.hidden = kind === 'game';
  for (const part of fields.querySelectorAll('[data-kind]')) part.hidden = part.dataset.kind !== kind;
  form.querySelector('.deals').hidden = kind !== 'game';
  take.parentElement.hidden = kind === 'replay';
  const element = await preview(kind);
  if (current !== request) return;

  showSettings(kind);
  const attributes = attributesOf(kind);
  if (attributes.lang) await load(attributes.lang);
  await loadGames(attributes);
  if (current !== request) return;
  status.textContent = '';
  if (kind === 'replay') element.replaceChildren(...children(commentsOf(kind)));
  setAttributes(element, attributes);
  if (!element.isConnected) addReplay();
  if (felt) element.style.setProperty('--solitaire-felt', felt);
  else element.style.removeProperty('--solitaire-felt');
  if (kind !== 'game') await element.updateComplete;
  if (current === request) writeCode();
}

/** Writes the code in the chosen format. Formats without a replay are not offered for one. */
function writeCode() {
  const kind = field('kind');
  const element = kind === 'replay' ? replay : game;
  const attributes = attributesOf(kind);
  const comments = commentsOf(kind);
  const name = [
    textIn(element, '.name') || form.elements.game.selectedOptions[0].text,
    textIn(element, '.deal') || `deal ${attributes.deal}`,
  ].join(', ');
  const { line } = attributes;
  const moves = kind === 'replay' ? movesOf() : [];
  const page = {
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, value || true])),
    comments,
    content: line ? contentCode({ name, line, moves, comments }) : '',
    properties: { '--solitaire-felt': field('felt') },
    folder,
    tag: element.localName,
  };
  for (const option of format.options) option.hidden = codeFor(option.value, page) === undefined;
  if (format.selectedOptions[0].hidden) format.value = 'HTML';
  code.textContent = codeFor(format.value, page);
}

/** Makes a replay of the moves that were played on the table of the composer. */
async function takeMoves() {
  const { Game, readMove, writeLine } = await import(/* @vite-ignore */ '../dist/solitaire-elements.js');
  const { variant, deal, options, moves, cursor } = game.toJSON();
  const played = moves.slice(0, cursor).map(readMove);
  form.elements.line.value = writeLine(played, Game.deal(variant, { deal, options }));
  form.elements.number.value = String(deal);
  // the first examples of comments are about another deal
  const { comments } = form.elements;
  if (comments.value === comments.defaultValue) comments.value = '';
  form.elements.kind.value = 'replay';
  await show();
}

for (const input of form.querySelectorAll('[name=felt]')) {
  if (input.value) input.closest('label').style.setProperty('--felt', input.value);
}
game.addEventListener('solitaire-error', report);
form.addEventListener('input', ({ target }) => {
  // the first example of a line is one of Klondike
  const { line, game: variant } = form.elements;
  if (target.name === 'kind' && line.value === line.defaultValue) variant.value = 'variant=klondike';
  show();
});
format.addEventListener('input', show);
take.addEventListener('click', takeMoves);
form.addEventListener('submit', (event) => event.preventDefault());
// a game has its texts when it comes into view
new IntersectionObserver(show).observe(section.querySelector('.result'));

show();
