// Replaces dialog-part.ts in the split build: loads the dialog when the page is idle, or when it is opened.
import { nothing, type LitElement, type ReactiveElement, type TemplateResult } from 'lit';
import type { GameController } from '../../controller/game-controller.js';
import type { Arrangement } from '../../engine/index.js';
import { LaterModule } from '../../platform/later-module.js';
import { hasPage } from '../../platform/page.js';
import { restyle } from '../shared/restyle.js';
import type * as Part from './dialog-part.js';
import type { DialogPart } from './dialog-part.js';
import type * as Texts from './dialog-texts.js';
import type { PageName } from './dialog.js';

type Module = typeof Part & typeof Texts;

const dialog = new LaterModule<Module>(async () => {
  const [part, texts] = await Promise.all([import('./dialog-part.js'), import('./dialog-texts.js')]);
  return { ...part, ...texts };
});

/** Styles that are added to all elements of a class once they are loaded. */
function addStyles({ constructor }: LitElement, { dialogPartStyles }: Module): void {
  const { elementStyles } = constructor as typeof ReactiveElement;
  for (const style of dialogPartStyles) if (!elementStyles.includes(style)) elementStyles.push(style);
}

class LazyDialog implements DialogPart {
  readonly #element: LitElement;
  readonly #controller: GameController;
  readonly #arrangement: () => Arrangement | undefined;
  #dialog: DialogPart | undefined;
  /** The number of times that the dialog was opened or closed: a page that loads too late is not shown. */
  #count = 0;

  constructor(element: LitElement, controller: GameController, arrangement: () => Arrangement | undefined) {
    this.#element = element;
    this.#controller = controller;
    this.#arrangement = arrangement;
    if (hasPage) void element.updateComplete.then(() => dialog.prefetch());
  }

  open(page: PageName, part?: string): void {
    const count = ++this.#count;
    if (this.#dialog) {
      this.#dialog.open(page, part);
      return;
    }
    dialog.use(
      (module) => {
        if (!this.#dialog) {
          addStyles(this.#element, module);
          restyle(this.#element);
          this.#dialog = module.createDialog(
            this.#element,
            this.#controller,
            this.#arrangement,
            module.withDialogTexts,
          );
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

  announceInside(text: string): boolean {
    return this.#dialog?.announceInside(text) ?? false;
  }

  render(steps?: boolean): TemplateResult | typeof nothing {
    return this.#dialog?.render(steps) ?? nothing;
  }
}

/** No styles before the dialog is loaded. */
export const dialogPartStyles: Module['dialogPartStyles'] = [];

export const createDialog: Module['createDialog'] = (element, controller, arrangement) =>
  new LazyDialog(element, controller, arrangement);
