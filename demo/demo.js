// The scripts of the demo: the configurator, the buttons that copy code, and scrolling to the table of a shared link.

import { pageCode } from './embed-code.js';

const section = document.querySelector('#yours');
const form = section.querySelector('form');
const table = section.querySelector('solitaire-game');
const code = section.querySelector('code');
const status = section.querySelector('[role=status]');

/** The URL of the built files, so that the copied code works on any page. */
const folder = new URL('../dist/', location).href;

/** Parses the value of a form control, an attribute such as `theme=dark` or `left-handed`. */
const attributeOf = (setting) => {
  const [name, value = ''] = setting.split('=');
  return [name, value];
};

const offered = new Set([...form.querySelectorAll('option, input:not([name=felt])')].map((one) => one.value));

/** Loads the file of a language other than English when it is selected. */
const load = (language) => import(/* @vite-ignore */ `../dist/locales/${language}.js`);

function show() {
  const { felt, ...settings } = Object.fromEntries(new FormData(form));
  const chosen = Object.values(settings).filter(Boolean).map(attributeOf);
  const names = new Set(chosen.map(([name]) => name));
  for (const [name] of [...offered].map(attributeOf))
    if (name && !names.has(name)) table.removeAttribute(name);
  const language = chosen.find(([name]) => name === 'lang')?.[1];
  if (language) load(language);
  for (const [name, value] of chosen) if (table.getAttribute(name) !== value) table.setAttribute(name, value);
  if (felt) table.style.setProperty('--solitaire-felt', felt);
  else table.style.removeProperty('--solitaire-felt');

  code.textContent = pageCode({
    attributes: Object.fromEntries(chosen.map(([name, value]) => [name, value || true])),
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
    outcome.textContent = 'The clipboard is not available; the code is selected.';
  }
}

/** Scrolls to the table of a shared link. The table reads its deal from the URL. */
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
