// The menu page: the commands that are not in the toolbar.
import { html, type TemplateResult } from 'lit';
import { icon, type IconName } from '../icons.js';
import type { TextKey } from '../phrases.js';
import type { Desk, Page } from '../sheet.js';

export interface MenuItem {
  /** The name of the item in `without`. */
  readonly name: string;
  readonly icon: IconName;
  readonly text: TextKey;
  /** Whether the item is enabled. Default: true. */
  readonly enabled?: boolean;
  /** Whether the dialog stays open. Default: false. */
  readonly stays?: boolean;
  readonly act: (desk: Desk) => void;
}

export class MenuPage implements Page {
  readonly title = 'menu';
  readonly #items: (desk: Desk) => readonly MenuItem[];

  constructor(items: (desk: Desk) => readonly MenuItem[]) {
    this.#items = items;
  }

  body(desk: Desk): TemplateResult {
    const item = ({ name, icon: sign, text, enabled = true, stays, act }: MenuItem): TemplateResult =>
      html`<li>
        <button
          type="button"
          class="item"
          ?disabled=${!enabled}
          @click=${() => {
            if (!stays) desk.close();
            act(desk);
          }}
          data-item=${name}
        >
          ${icon(sign)}${desk.phrases.say(text)}
        </button>
      </li>`;
    return html`<ul>
      ${this.#items(desk).map(item)}
    </ul>`;
  }
}
