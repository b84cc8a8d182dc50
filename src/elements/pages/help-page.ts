// Help: how the game at the table is played, by which house rules, what the sign knows, with which keys, and what
// the words mean.
import { html, nothing, type TemplateResult } from 'lit';
import type { Term } from '../../locales/en-help.js';
import { chordsOf, keyName, keysWithout, type KeyAction, type KeyMap } from '../keymap.js';
import type { Desk, Page } from '../sheet.js';

const SECTIONS = ['goal', 'table', 'moves', 'score', 'strategy'] as const;

/** `[stock]`, `[columns|column]`: what is shown, and the entry where that is something else. */
const TERM = /\[([^|\]]+)(?:\|([^\]]+))?\]/;

/** The keys that are always the same, by what they do. */
const FIXED = {
  piles: ['ArrowLeft', 'ArrowRight'],
  cards: ['ArrowUp', 'ArrowDown'],
  ends: ['Home', 'End'],
  edges: ['Ctrl+Home', 'Ctrl+End'],
  areas: ['PageUp', 'PageDown'],
  act: ['Enter', 'Space'],
  targets: ['Tab'],
  putBack: ['Escape'],
} as const;

const idOf = (term: string): string => `term-${term.replace(/\s/g, '-')}`;

function arrive(place: HTMLElement | null | undefined): void {
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}

/** What the page needs of the game. */
export interface HelpHost {
  /** Whether letters and digits act. */
  shortcuts(): boolean;
  /** The keys in force. */
  keys(): KeyMap;
  /** Whether a part of the table is left out. */
  lacks(part: string): boolean;
}

export class HelpPage implements Page {
  readonly title = 'help';
  readonly #host: HelpHost;
  /** The entries gone to one after the other, each with the word that led there. */
  #trail: readonly { readonly term: string; readonly from: HTMLElement }[] = [];

  constructor(host: HelpHost) {
    this.#host = host;
  }

  opened(desk: Desk): void {
    if (!this.#trail.length) return;
    this.#trail = [];
    desk.update();
  }

  body(desk: Desk): TemplateResult {
    return html`${this.#rules(desk)} ${this.#sign(desk)} ${this.#keys(desk)} ${this.#glossary(desk)}`;
  }

  /** How the game is played; nothing for a game that the texts do not know. */
  #rules(desk: Desk): TemplateResult | typeof nothing {
    const { session, phrases } = desk;
    const { variant, options } = session.position;
    const help = phrases.texts.gameHelp[variant];
    if (!help?.goal) return nothing;
    const inForce: Record<string, string> = {};
    for (const [name, n] of Object.entries(options)) {
      const values = help.options?.[name];
      const text = values?.[String(n)] ?? values?.['n'];
      if (text) inForce[name] = phrases.fill(text, { n: Number(n) });
    }
    const sections = SECTIONS.map(
      (name) =>
        html`<h3>${phrases.say(name)}</h3>
          ${this.#paragraphs(desk, phrases.fill(help[name], inForce))}`,
    );
    // a rule that is a section of its own was told there
    const told = new Set(SECTIONS.map((name) => help[name]));
    const rules = Object.entries(inForce).filter(([name]) => !told.has(`{${name}}`));
    if (!rules.length) return html`${sections}`;
    return html`${sections}
      <h3>${phrases.say('houseRules')}</h3>
      <ul>
        ${rules.map(([, text]) => html`<li>${this.#linked(desk, text)}</li>`)}
      </ul>`;
  }

  /** What the sign knows, and what it is good for. */
  #sign(desk: Desk): TemplateResult | typeof nothing {
    if (this.#host.lacks('verdict')) return nothing;
    const { phrases } = desk;
    return html`<h3>${phrases.say('signTitle')}</h3>
      ${this.#paragraphs(desk, phrases.say('signHelpText'))}`;
  }

  /** The keys in force; those that have nothing to act on here are left out. */
  #keys({ session, phrases }: Desk): TemplateResult {
    const { keyDoes } = phrases.texts;
    const host = this.#host;
    const map = keysWithout(host.keys(), (part) => host.lacks(part));
    const kinds = new Set(session.position.piles.map(({ kind }) => kind));
    const actions = Object.keys(map) as KeyAction[];
    const rows = [
      ...Object.entries(FIXED).map(([does, keys]) => [does as keyof typeof FIXED, keys.join(' ')] as const),
      ...actions
        .filter((action) => action !== 'foundations' || kinds.has('foundation'))
        .map((action) => [action, written(action, chordsOf(map, action, host.shortcuts()))] as const),
    ];
    return html`<details>
      <summary>${phrases.say('keysTitle')}</summary>
      <p>${phrases.say('keysHint')}</p>
      <table>
        <tbody>
          ${rows.map(([does, keys]) =>
            keys
              ? html`<tr>
                  <th scope="row">${keyName(phrases, keys)}</th>
                  <td>${phrases.capital(keyDoes[does])}</td>
                </tr>`
              : nothing,
          )}
        </tbody>
      </table>
    </details>`;
  }

  #glossary(desk: Desk): TemplateResult {
    const { phrases } = desk;
    const here = this.#trail.at(-1)?.term;
    const terms = Object.entries<Term>(phrases.texts.glossary);
    const order = new Intl.Collator(phrases.lang);
    terms.sort(([, a], [, b]) => order.compare(a.term, b.term));
    return html`<h3>${phrases.say('glossaryTitle')}</h3>
      <dl>
        ${terms.map(([entry, { term, means }]) => {
          const id = idOf(entry);
          return html`<div class=${entry === here ? 'here' : ''}>
            <dt id=${id} tabindex="-1" aria-describedby="${id}-means">${phrases.capital(term)}</dt>
            <dd>
              <span id="${id}-means">${this.#linked(desk, means)}</span>
              ${
                entry === here
                  ? html`<button type="button" class="choice" @click=${() => this.#back(desk)}>
                      ${phrases.say('glossaryBack')}
                    </button>`
                  : nothing
              }
            </dd>
          </div>`;
        })}
      </dl>`;
  }

  #paragraphs(desk: Desk, text: string): TemplateResult[] {
    return text.split('\n').map((one) => html`<p>${this.#linked(desk, one)}</p>`);
  }

  /** A text whose marked words lead to the glossary. */
  #linked(desk: Desk, text: string): unknown[] {
    const { glossary } = desk.phrases.texts;
    const parts = text.split(TERM);
    return parts.map((part, i) => {
      // by threes: plain text, what is shown, the entry
      if (i % 3 !== 1) return i % 3 ? nothing : part;
      const term = parts[i + 1] ?? part;
      if (!(term in glossary)) return part;
      const go = (event: Event): void => this.#go(desk, term, event.currentTarget as HTMLElement);
      return html`<button type="button" class="term" @click=${go}>${part}</button>`;
    });
  }

  #go(desk: Desk, term: string, from: HTMLElement): void {
    this.#trail = [...this.#trail, { term, from }];
    arrive((from.getRootNode() as ShadowRoot).getElementById(idOf(term)));
    desk.update();
  }

  #back(desk: Desk): void {
    // the focus leaves the button before the button goes
    arrive(this.#trail.at(-1)?.from);
    this.#trail = this.#trail.slice(0, -1);
    desk.update();
  }
}

/** The keys of an action in one line; of foundations the first, since few games have many. */
function written(action: KeyAction, chords: readonly string[]): string {
  const keys = chords.filter(Boolean);
  if (action === 'foundations' && keys.length > 1) return `${keys[0] ?? ''} …`;
  return keys.join(', ').replace('1, 2, 3, 4, 5, 6, 7, 8, 9,', '1 … 9,');
}
