// What the demo adds to its tables: the choices of “Make it yours”, and the way to a table that a shared link names.

import { pageCode } from './embed-code.js';

const section = document.querySelector('#yours');
const form = section.querySelector('form');
const table = section.querySelector('solitaire-game');
const code = section.querySelector('code');
const status = section.querySelector('[role=status]');

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
  });
  status.textContent = '';
}

async function copy() {
  try {
    await navigator.clipboard.writeText(code.textContent);
    status.textContent = 'Copied.';
  } catch {
    getSelection().selectAllChildren(code);
    status.textContent = 'This page may not use the clipboard; the lines are selected.';
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
section.querySelector('.copy button').addEventListener('click', copy);
addEventListener('hashchange', visit);

show();
for (const part of document.querySelectorAll('[hidden]:is(section, nav a)')) part.hidden = false;
visit();
