// The help page: how to move cards, a diagram of the table, rules and options of the current game, the meaning of the
// verdict, keys, and the glossary.
import { nothing, type TemplateResult } from 'lit';
import type { HelpText } from '../../locales/en-help.js';
import type { GameController } from '../../controller/game-controller.js';
import type { Arrangement } from '../../engine/index.js';
import { chordsOf, chordText, type KeyAction } from '../../controller/keymap.js';
import type { DialogContext, Page } from './dialog.js';
import { ownEntry } from '../../engine/plain-data.js';
import { rulesText } from '../../text/rules-text.js';
import { Glossary } from './glossary.js';
import { tableDiagram } from './table-diagram.js';
import { optionMarkup, underOptions } from '../../text/option-text.js';
import { html } from '../shared/html.js';

const RULES = ['goal', 'table', 'moves', 'score'] as const;
const SECTIONS = [...RULES, 'strategy'] as const;

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

/** The parts of the controller that the page uses. */
type Source = Pick<GameController, 'shortcuts' | 'keymap' | 'hides' | 'preferences'>;

export class HelpPage implements Page {
  readonly title = 'help';
  readonly #controller: Source;
  readonly #arrangement: () => Arrangement | undefined;
  readonly #glossary = new Glossary();

  /** @param arrangement the arrangement of the table; the first one of the game if there is no table */
  constructor(controller: Source, arrangement: () => Arrangement | undefined = () => undefined) {
    this.#controller = controller;
    this.#arrangement = arrangement;
  }

  opened(context: DialogContext): void {
    this.#glossary.opened(context);
  }

  body(context: DialogContext): TemplateResult {
    this.#glossary.start();
    return html`${this.#howTo(context)} ${this.#rules(context)} ${this.#sign(context)} ${this.#keys(context)}
      <h3>${context.formatter.message('glossaryTitle')}</h3>
      ${this.#glossary.entries(context)}`;
  }

  /** How to move cards, and a diagram of the table. */
  #howTo({ session, formatter, isRightToLeft }: DialogContext): TemplateResult {
    const { description } = session.game;
    const { leftHanded, tap } = this.#controller.preferences;
    const canTurn = description.draw ?? description.redeal;
    return html`<h3>${formatter.message('howTo')}</h3>
      <ul>
        <li>${formatter.message('howDrag')}</li>
        <li>${formatter.message(tap === 'lift' ? 'howLift' : 'howMove')}</li>
        ${canTurn ? html`<li>${formatter.message('howStock')}</li>` : nothing}
      </ul>
      ${tableDiagram(description, this.#arrangement() ?? description.layout, { mirrored: leftHanded === 'on', isRightToLeft }, formatter)}`;
  }

  /** The rules of the game: sections without a text of the game are made from its description. */
  #rules(context: DialogContext): TemplateResult {
    const { session, formatter } = context;
    const { variant, options } = session.position;
    // a description or a page may omit sections
    const own: Partial<HelpText> = ownEntry(formatter.texts.gameHelp, variant) ?? {};
    const isComplete = RULES.every((name) => name in own);
    const help: Partial<HelpText> = isComplete ? own : { ...rulesText(session.game, formatter), ...own };
    const inForce: Record<string, string> = {};
    for (const [name, n] of Object.entries(options)) {
      const text = optionMarkup(formatter, variant, name, n, options);
      if (text !== undefined) inForce[name] = text;
    }
    const sections = SECTIONS.map((name) => {
      const text: unknown = help[name];
      if (typeof text !== 'string' || !text) return nothing;
      return html`<h3>${formatter.message(name)}</h3>
        ${this.#glossary.paragraphs(context, formatter.interpolate(underOptions(text, options), inForce))}`;
    });
    // options that a section explains are not repeated; the sections made from the description explain all of them
    const explained = SECTIONS.map((name) => String(own[name])).join('');
    const rules = Object.entries(inForce).filter(([name]) => !explained.includes(`{${name}}`));
    if (!rules.length || !RULES.some((name) => name in own)) return html`${sections}`;
    return html`${sections}
      <h3>${formatter.message('houseRules')}</h3>
      <ul>
        ${rules.map(([, text]) => html`<li>${this.#glossary.linked(context, text)}</li>`)}
      </ul>`;
  }

  /** The explanation of the verdict. */
  #sign(context: DialogContext): TemplateResult | typeof nothing {
    if (this.#controller.hides('verdict')) return nothing;
    const { formatter } = context;
    return html`<h3>${formatter.message('signTitle')}</h3>
      ${this.#glossary.paragraphs(context, formatter.message('signHelpText'))}`;
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
      <summary>
        <h3 tabindex="-1">${formatter.message('keysTitle')}</h3>
      </summary>
      <p>${formatter.message('keysHint')}</p>
      <table>
        <tbody>
          ${rows.map(([does, keys]) =>
            keys
              ? html`<tr>
                  <th scope="row">${chordText(formatter, keys)}</th>
                  <td>${formatter.capital(keyDoes[does])}</td>
                </tr>`
              : nothing,
          )}
        </tbody>
      </table>
    </details>`;
  }
}

/** The keys of a command in one line; for foundations only the first key, because few games use more than four. */
function written(action: KeyAction, chords: readonly string[]): string {
  const keys = chords.filter(Boolean);
  if (action === 'foundations' && keys.length > 1) return `${keys[0] ?? ''} …`;
  return keys.join(', ').replace('1, 2, 3, 4, 5, 6, 7, 8, 9,', '1 … 9,');
}
