// The help page: rules and options of the current game, the meaning of the verdict, keys, and a glossary.
import { html, nothing, type TemplateResult } from 'lit';
import type { HelpText, Term } from '../../locales/en-help.js';
import type { GameController } from '../../controller/game-controller.js';
import { chordsOf, keyName, type KeyAction } from '../../controller/keymap.js';
import type { DialogContext, Page } from './dialog.js';

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

export class HelpPage implements Page {
  readonly title = 'help';
  readonly #controller: Pick<GameController, 'shortcuts' | 'keymap' | 'hides'>;
  /** The history of visited glossary entries, each with the link that led there. */
  #trail: readonly { readonly term: string; readonly from: HTMLElement }[] = [];

  constructor(controller: Pick<GameController, 'shortcuts' | 'keymap' | 'hides'>) {
    this.#controller = controller;
  }

  opened(context: DialogContext): void {
    if (!this.#trail.length) return;
    this.#trail = [];
    context.update();
  }

  body(context: DialogContext): TemplateResult {
    return html`${this.#rules(context)} ${this.#sign(context)} ${this.#keys(context)}
    ${this.#glossary(context)}`;
  }

  /** The rules of the game; nothing if there are no texts for it. */
  #rules(context: DialogContext): TemplateResult | typeof nothing {
    const { session, formatter } = context;
    const { variant, options } = session.position;
    // a description or a page may leave out sections
    const help: Partial<HelpText> = formatter.texts.gameHelp[variant] ?? {};
    const inForce: Record<string, string> = {};
    for (const [name, n] of Object.entries(options)) {
      const values = help.options?.[name];
      const text = values?.[String(n)] ?? values?.['n'];
      if (typeof text === 'string') inForce[name] = formatter.interpolate(text, { n: Number(n) });
    }
    const sections = SECTIONS.map((name) => {
      const text: unknown = help[name];
      if (typeof text !== 'string' || !text) return nothing;
      return html`<h3>${formatter.message(name)}</h3>
        ${this.#paragraphs(context, formatter.interpolate(text, inForce))}`;
    });
    // options that have their own section are not repeated
    const sectionTexts = new Set(SECTIONS.map((name) => help[name]));
    const rules = Object.entries(inForce).filter(([name]) => !sectionTexts.has(`{${name}}`));
    if (!rules.length) return html`${sections}`;
    return html`${sections}
      <h3>${formatter.message('houseRules')}</h3>
      <ul>
        ${rules.map(([, text]) => html`<li>${this.#linked(context, text)}</li>`)}
      </ul>`;
  }

  /** The explanation of the verdict. */
  #sign(context: DialogContext): TemplateResult | typeof nothing {
    if (this.#controller.hides('verdict')) return nothing;
    const { formatter } = context;
    return html`<h3>${formatter.message('signTitle')}</h3>
      ${this.#paragraphs(context, formatter.message('signHelpText'))}`;
  }

  /** The list of keys, without keys of hidden parts. */
  #keys({ session, formatter }: DialogContext): TemplateResult {
    const { keyDoes } = formatter.texts;
    const { keymap: map, shortcuts } = this.#controller;
    const kinds = new Set(session.position.piles.map(({ kind }) => kind));
    const actions = Object.keys(map) as KeyAction[];
    const rows = [
      ...Object.entries(FIXED).map(([does, keys]) => [does as keyof typeof FIXED, keys.join(' ')] as const),
      ...actions
        .filter((action) => action !== 'foundations' || kinds.has('foundation'))
        .map((action) => [action, written(action, chordsOf(map, action, shortcuts))] as const),
    ];
    return html`<details>
      <summary>${formatter.message('keysTitle')}</summary>
      <p>${formatter.message('keysHint')}</p>
      <table>
        <tbody>
          ${rows.map(([does, keys]) =>
            keys
              ? html`<tr>
                  <th scope="row">${keyName(formatter, keys)}</th>
                  <td>${formatter.capital(keyDoes[does])}</td>
                </tr>`
              : nothing,
          )}
        </tbody>
      </table>
    </details>`;
  }

  #glossary(context: DialogContext): TemplateResult {
    const { formatter } = context;
    const here = this.#trail.at(-1)?.term;
    const terms = Object.entries<Term>(formatter.texts.glossary);
    const order = new Intl.Collator(formatter.lang);
    terms.sort(([, a], [, b]) => order.compare(a.term, b.term));
    return html`<h3>${formatter.message('glossaryTitle')}</h3>
      <dl>
        ${terms.map(([entry, { term, means }]) => {
          const id = idOf(entry);
          return html`<div class=${entry === here ? 'here' : ''}>
            <dt id=${id} tabindex="-1" aria-describedby="${id}-means">${formatter.capital(term)}</dt>
            <dd>
              <span id="${id}-means">${this.#linked(context, means)}</span>
              ${
                entry === here
                  ? html`<button type="button" class="choice" @click=${() => this.#back(context)}>
                      ${formatter.message('glossaryBack')}
                    </button>`
                  : nothing
              }
            </dd>
          </div>`;
        })}
      </dl>`;
  }

  #paragraphs(context: DialogContext, text: string): TemplateResult[] {
    return text.split('\n').map((one) => html`<p>${this.#linked(context, one)}</p>`);
  }

  /** A text with links to the glossary. */
  #linked(context: DialogContext, text: string): unknown[] {
    const { glossary } = context.formatter.texts;
    const parts = text.split(TERM);
    return parts.map((part, i) => {
      // groups of three: plain text, link text, entry
      if (i % 3 !== 1) return i % 3 ? nothing : part;
      const term = parts[i + 1] ?? part;
      if (!(term in glossary)) return part;
      const go = (event: Event): void => this.#go(context, term, event.currentTarget as HTMLElement);
      return html`<button type="button" class="term" @click=${go}>${part}</button>`;
    });
  }

  #go(context: DialogContext, term: string, from: HTMLElement): void {
    this.#trail = [...this.#trail, { term, from }];
    arrive((from.getRootNode() as ShadowRoot).getElementById(idOf(term)));
    context.update();
  }

  #back(context: DialogContext): void {
    // move the focus before its button is removed
    arrive(this.#trail.at(-1)?.from);
    this.#trail = this.#trail.slice(0, -1);
    context.update();
  }
}

/** The keys of a command in one line; for foundations only the first key, because few games use more than four. */
function written(action: KeyAction, chords: readonly string[]): string {
  const keys = chords.filter(Boolean);
  if (action === 'foundations' && keys.length > 1) return `${keys[0] ?? ''} …`;
  return keys.join(', ').replace('1, 2, 3, 4, 5, 6, 7, 8, 9,', '1 … 9,');
}
