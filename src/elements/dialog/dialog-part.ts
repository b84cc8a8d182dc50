// The dialog as a game uses it. Its pages, styles and texts are loaded when the page is idle, or when it is first opened.
import { nothing, type LitElement, type ReactiveElement, type TemplateResult } from 'lit';
import type { GameController } from '../../controller/game-controller.js';
import type { Arrangement } from '../../engine/index.js';
import { LazyPart } from '../../platform/lazy-part.js';
import { restyle } from '../shared/restyle.js';
import type { GameDialog, PageName } from './dialog.js';
import type * as Pages from './pages.js';

const pages = new LazyPart(() => import('./pages.js'));

/** Adds styles to all elements of a class. */
function addStyles({ constructor }: LitElement, { dialogStyles }: typeof Pages): void {
  const { elementStyles } = constructor as typeof ReactiveElement;
  for (const style of dialogStyles) if (!elementStyles.includes(style)) elementStyles.push(style);
}

export class DialogPart {
  readonly #element: LitElement;
  readonly #controller: GameController;
  readonly #arrangement: () => Arrangement | undefined;
  #dialog: GameDialog | undefined;
  /** The number of times that the dialog was opened or closed: a page that loads too late is not shown. */
  #count = 0;

  /**
   * @param element The game's element, which renders the dialog.
   * @param arrangement The arrangement of the table.
   */
  constructor(element: LitElement, controller: GameController, arrangement: () => Arrangement | undefined) {
    this.#element = element;
    this.#controller = controller;
    this.#arrangement = arrangement;
  }

  open(page: PageName, part?: string): void {
    const count = ++this.#count;
    pages.use(
      (module) => {
        if (!this.#dialog) {
          addStyles(this.#element, module);
          restyle(this.#element);
          this.#dialog = module.createDialog(this.#element, this.#controller, this.#arrangement);
        }
        if (count === this.#count) this.#dialog.open(page, part);
      },
      () => {
        const { announcer, formatter } = this.#controller;
        announcer.showMessage(formatter.message('notLoaded'));
      },
    );
  }

  close(): void {
    this.#count++;
    this.#dialog?.close();
  }

  /** Announces a text in the dialog's live region. Returns whether the dialog is open. */
  announceInside(text: string): boolean {
    return this.#dialog?.announceInside(text) ?? false;
  }

  /** @param steps Whether the dialog must be usable with Tab and Enter only. */
  render(steps?: boolean): TemplateResult | typeof nothing {
    return this.#dialog?.render(steps) ?? nothing;
  }
}
