// The menu page: the commands that are not in the toolbar.
import { nothing, type TemplateResult } from 'lit';
import { icon, type IconName } from '../shared/icons.js';
import type { TextKey } from '../../text/message-formatter.js';
import type { DialogContext, Page } from './dialog.js';
import { html } from '../shared/html.js';

export interface MenuItem {
  /** The name of the item in `without`. */
  readonly name: string;
  readonly icon: IconName;
  readonly text: TextKey;
  /** Shown after the text, such as a streak. */
  readonly detail?: string;
  /** Whether the item is enabled. Default: true. */
  readonly enabled?: boolean;
  /** Whether the dialog stays open. Default: false. */
  readonly stays?: boolean;
  readonly act: (context: DialogContext) => void;
}

/** The entries, in groups. */
type MenuGroups = (context: DialogContext) => readonly (readonly MenuItem[])[];

export class MenuPage implements Page {
  readonly title = 'menu';
  readonly #groups: MenuGroups;

  constructor(groups: MenuGroups) {
    this.#groups = groups;
  }

  body(context: DialogContext): TemplateResult {
    const item = (
      { name, icon: iconName, text, detail, enabled = true, stays, act }: MenuItem,
      at: number,
    ): TemplateResult =>
      html`<li class=${at ? '' : 'first'}>
        <button
          type="button"
          class="item"
          ?disabled=${!enabled}
          @click=${() => {
            if (!stays) context.close();
            act(context);
          }}
          data-item=${name}
        >
          ${icon(iconName)}${context.formatter.message(text)}${detail ? html` <small>${detail}</small>` : nothing}
        </button>
      </li>`;
    return html`<ul>
      ${this.#groups(context).map((group) => group.map(item))}
    </ul>`;
  }
}
