// The help page: rules and options of the current game, the meaning of the verdict, keys, and a glossary.
import { html, nothing, type TemplateResult } from 'lit';
import type { HelpText, Term } from '../../locales/en-help.js';
import { chordsOf, keyName, keysWithout, type KeyAction, type KeyMap } from '../keymap.js';
import type { Desk, Page } from '../sheet.js';

const SECTIONS = ['goal', 'table', 'moves', 'score', 'strategy'] as const;

/** A glossary link in a text: `[stock]`, or `[columns|column]` if the entry has another name. */
const TERM = /\[([^|\]]+)(?:\|([^\]]+))?\]/;

/** The fixed keys, by their action. */
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

/** The callbacks of the page. */
export interface HelpHost {
  /** Whether single-character shortcuts are on. */
  shortcuts(): boolean;
  /** The current keymap. */
  keys(): KeyMap;
  /** Whether a part of the interface is hidden. */
  lacks(part: string): boolean;
}

export class HelpPage implements Page {
  readonly title = 'help';
  readonly #host: HelpHost;
  /** The history of visited glossary entries, each with the link that led there. */
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

  /** The rules of the game; nothing if there are no texts for it. */
  #rules(desk: Desk): TemplateResult | typeof nothing {
    const { session, phrases } = desk;
    const { variant, options } = session.position;
    // a description or a page may leave out sections
    const help: Partial<HelpText> = phrases.texts.gameHelp[variant] ?? {};
    const inForce: Record<string, string> = {};
    for (const [name, n] of Object.entries(options)) {
      const values = help.options?.[name];
      const text = values?.[String(n)] ?? values?.['n'];
      if (typeof text === 'string') inForce[name] = phrases.fill(text, { n: Number(n) });
    }
    const sections = SECTIONS.map((name) => {
      const text: unknown = help[name];
      if (typeof text !== 'string' || !text) return nothing;
      return html`<h3>${phrases.say(name)}</h3>
        ${this.#paragraphs(desk, phrases.fill(text, inForce))}`;
    });
    // options that have their own section are not repeated
    const told = new Set(SECTIONS.map((name) => help[name]));
    const rules = Object.entries(inForce).filter(([name]) => !told.has(`{${name}}`));
    if (!rules.length) return html`${sections}`;
    return html`${sections}
      <h3>${phrases.say('houseRules')}</h3>
      <ul>
        ${rules.map(([, text]) => html`<li>${this.#linked(desk, text)}</li>`)}
      </ul>`;
  }

  /** The explanation of the verdict. */
  #sign(desk: Desk): TemplateResult | typeof nothing {
    if (this.#host.lacks('verdict')) return nothing;
    const { phrases } = desk;
    return html`<h3>${phrases.say('signTitle')}</h3>
      ${this.#paragraphs(desk, phrases.say('signHelpText'))}`;
  }

  /** The list of keys, without keys of hidden parts. */
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

  /** A text with links to the glossary. */
  #linked(desk: Desk, text: string): unknown[] {
    const { glossary } = desk.phrases.texts;
    const parts = text.split(TERM);
    return parts.map((part, i) => {
      // groups of three: plain text, link text, entry
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
    // move the focus before its button is removed
    arrive(this.#trail.at(-1)?.from);
    this.#trail = this.#trail.slice(0, -1);
    desk.update();
  }
}

/** The keys of a command in one line; for foundations only the first key, because few games use more than four. */
function written(action: KeyAction, chords: readonly string[]): string {
  const keys = chords.filter(Boolean);
  if (action === 'foundations' && keys.length > 1) return `${keys[0] ?? ''} …`;
  return keys.join(', ').replace('1, 2, 3, 4, 5, 6, 7, 8, 9,', '1 … 9,');
}
