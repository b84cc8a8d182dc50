// What the demo adds to its tables: code that works as it is copied, the choices of “Make it yours”, and the way to a
// table that a shared link names.

import { pageCode } from './embed-code.js';

const section = document.querySelector('#yours');
const form = section.querySelector('form');
const table = section.querySelector('solitaire-game');
const code = section.querySelector('code');
const status = section.querySelector('[role=status]');

/** The address of the built files, so that the code works on any page. */
const folder = new URL('../dist/', location).href;

/** The value of a choice is an attribute, `theme=dark` or `left-handed`; that of a felt is its colour. */
const attributeOf = (wish) => {
  const [name, value = ''] = wish.split('=');
  return [name, value];
};

const offered = new Set([...form.querySelectorAll('option, input:not([name=felt])')].map((one) => one.value));

/** Languages besides English are files that a page loads; here, when somebody wants to see one. */
const load = (language) => import(/* @vite-ignore */ `../dist/locales/${language}.js`);

function show() {
  const { felt, ...wishes } = Object.fromEntries(new FormData(form));
  const wished = Object.values(wishes).filter(Boolean).map(attributeOf);
  const names = new Set(wished.map(([name]) => name));
  for (const [name] of [...offered].map(attributeOf))
    if (name && !names.has(name)) table.removeAttribute(name);
  const language = wished.find(([name]) => name === 'lang')?.[1];
  if (language) load(language);
  for (const [name, value] of wished) if (table.getAttribute(name) !== value) table.setAttribute(name, value);
  if (felt) table.style.setProperty('--solitaire-felt', felt);
  else table.style.removeProperty('--solitaire-felt');

  code.textContent = pageCode({
    attributes: Object.fromEntries(wished.map(([name, value]) => [name, value || true])),
    properties: { '--solitaire-felt': felt },
    folder,
  });
  status.textContent = '';
}

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
    outcome.textContent = 'This page may not use the clipboard; the lines are selected.';
  }
}

/** The table of a shared link finds its deal itself; here it only comes into view. */
function visit() {
  const game = new URLSearchParams(location.hash.slice(1)).get('solitaire')?.split('.')[0];
  if (game) document.getElementById(game)?.scrollIntoView();
}

for (const input of form.querySelectorAll('[name=felt]')) {
  if (input.value) input.closest('label').style.setProperty('--felt', input.value);
}
form.addEventListener('input', show);
for (const button of document.querySelectorAll('.copy button')) button.addEventListener('click', copy);
addEventListener('hashchange', visit);

show();
document.querySelector('.hero code').textContent = pageCode({ attributes: {}, folder });
for (const part of document.querySelectorAll('[hidden]:is(section, nav a, .copy)')) part.hidden = false;
visit();
