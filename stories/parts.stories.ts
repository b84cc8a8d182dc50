// Parts, slots, states and custom properties, all generated from the sources: what a page can style and fill, and which
// states it can observe.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { SolitaireGame } from '../src/index.js';
import { game, gameControls, gameIn, type GameArgs } from './support/game.js';
import { customProperties, described } from './support/manifest.js';
import { partScene, stateScene, type Scene } from './support/scenes.js';
import { contentOf } from './support/slots.js';
import { PALETTES, type Palette } from './support/palettes.js';

export default {
  title: 'Parts and tokens',
  component: 'solitaire-game',
  render: (args) => game(args),
  argTypes: gameControls,
  args: { variant: 'klondike', deal: 14 },
} satisfies Meta<GameArgs>;

type Story = StoryObj<GameArgs>;

/** The visible nodes of a part, including those inside piles. */
function shownAs(table: SolitaireGame, part: string): Element[] {
  const roots = [
    table.renderRoot,
    ...[...table.renderRoot.querySelectorAll('*')].map((one) => one.shadowRoot),
  ];
  return (
    roots
      .flatMap((root) => [...(root?.querySelectorAll(`[part~=${part}]`) ?? [])])
      // a part may have `display: contents`
      .filter((one) => [one, ...one.children].some((box) => box.checkVisibility()))
  );
}

const choiceIn = (canvas: HTMLElement, name: string): HTMLElement => {
  const found = canvas.querySelector<HTMLElement>(`[data-name="${name}"]`);
  if (!found) throw new Error(`There is no choice of ${name}.`);
  return found;
};

/** A list of names with their descriptions, beside a table that shows the chosen one. */
const chooser = (
  args: GameArgs,
  items: readonly { readonly name: string; readonly description?: string }[],
  write: (name: string) => string,
  choose: (table: SolitaireGame, name: string) => Promise<void>,
) => {
  const pick = async ({ currentTarget }: Event): Promise<void> => {
    const button = currentTarget as HTMLElement;
    const canvas = button.closest('.sb-split') as HTMLElement;
    for (const one of canvas.querySelectorAll('[data-name]'))
      one.setAttribute('aria-pressed', String(one === button));
    await choose(canvas.querySelector('solitaire-game') as SolitaireGame, button.dataset['name'] ?? '');
    canvas.dataset['shown'] = button.dataset['name'];
  };
  return html`<div class="sb-split">
    <div>${game(args)}</div>
    <table class="sb-list">
      <tbody>
        ${items.map(
          ({ name, description }) =>
            html`<tr>
              <td>
                <button class="sb-button" type="button" aria-pressed="false" data-name=${name} @click=${pick}>
                  <code>${write(name)}</code>
                </button>
              </td>
              <td>${description}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
};

/** Waits for the effect of a choice, and removes the focus from the list. */
async function pickIn(canvas: HTMLElement, name: string): Promise<void> {
  // an open dialog blocks the pointer from the list, but not the keys of a test
  choiceIn(canvas, name).click();
  await waitFor(() => expect(canvas.querySelector('.sb-split')).toHaveAttribute('data-shown', name), {
    timeout: 10_000,
  });
}

const parts = described('cssParts');
const outlines = new CSSStyleSheet();

/** A list of all parts; the table shows the chosen part with an outline. */
export const Parts: Story = {
  // the verdict is otherwise visible only after the game can no longer be won
  args: { verdict: 'always' },
  render: (args) => {
    if (!document.adoptedStyleSheets.includes(outlines)) document.adoptedStyleSheets.push(outlines);
    return chooser(
      args,
      parts,
      (name) => `::part(${name})`,
      async (table, name) => {
        await partScene(name)(table);
        outlines.replaceSync(
          `solitaire-game::part(${name}) { outline: 3px solid #ff2d95; outline-offset: -1px; }`,
        );
      },
    );
  },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    for (const { name } of parts) {
      await pickIn(canvasElement, name);
      await waitFor(() => expect(shownAs(table, name), name).not.toEqual([]), { timeout: 10_000 });
      const [first] = shownAs(table, name);
      await expect(first && getComputedStyle(first).outlineWidth).toBe('3px');
    }
    await pickIn(canvasElement, 'felt');
  },
};

const states = described('cssStates');

/**
 * The table has a different border in each state of the game, by `:state()` in the styles of the page.
 */
export const States: Story = {
  render: (args) => html`
    <style>
      .states solitaire-game {
        border: 6px solid;
        border-radius: 1.125rem;
      }
      .states solitaire-game:state(playing) {
        border-color: oklch(0.65 0.1 158);
      }
      .states solitaire-game:state(carrying) {
        border-color: oklch(0.7 0.15 240);
      }
      .states solitaire-game:state(paused) {
        border-color: oklch(0.6 0.01 240);
      }
      .states solitaire-game:state(won) {
        border-color: oklch(0.8 0.16 85);
      }
      .states solitaire-game:state(lost) {
        border-color: oklch(0.5 0.15 25);
      }
    </style>
    <div class="states">
      ${chooser(
        args,
        states,
        (name) => `:state(${name})`,
        (table, name) => stateScene(name)(table),
      )}
    </div>
  `,
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    for (const { name } of states) {
      await pickIn(canvasElement, name);
      await waitFor(() => expect(table.matches(`:state(${name})`)).toBe(true));
    }
    await pickIn(canvasElement, 'carrying');
  },
};

const slots = described('slots');

/** The content between the tags, on a page without scripts. */
const fallback = '<a href="#games">Play it on our games page</a>';
const noScript = `<!doctype html><html lang="en"><title>Without script</title><solitaire-game>${fallback}</solitaire-game></html>`;

/**
 * A custom button in the toolbar, custom texts after a win or a loss, and, in the frame, the content between the tags
 * on a page without scripts.
 */
export const Slots: Story = {
  args: { variant: 'over-under', announce: 'auto' },
  render: (args) => {
    const on =
      (scene: Scene) =>
      ({ currentTarget }: Event): void => {
        const table = (currentTarget as HTMLElement).closest('.sb-split')?.querySelector('solitaire-game');
        if (table) void scene(table);
      };
    return html`<div class="sb-split">
      <div>
        ${game(
          args,
          html`${slots.map(({ name }) => contentOf(name))}<a href="#games">Play it on our games page</a>`,
        )}
      </div>
      <div>
        <table class="sb-list">
          <tbody>
            ${slots.map(
              ({ name, description }) =>
                html`<tr>
                  <td><code>slot="${name}"</code></td>
                  <td>${description}</td>
                </tr>`,
            )}
            <tr>
              <td>no slot</td>
              <td>Shown while the elements are not defined: before the script has run, or without it.</td>
            </tr>
          </tbody>
        </table>
        <p class="sb-buttons">
          <button class="sb-button" type="button" @click=${on(stateScene('won'))}>Win it</button>
          <button class="sb-button" type="button" @click=${on(stateScene('lost'))}>Lose it</button>
        </p>
        <iframe title="The same page without script" width="100%" height="80" srcdoc=${noScript}></iframe>
      </div>
    </div>`;
  },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await userEvent.click(canvasElement.querySelector('[slot=toolbar]') as HTMLElement);
    await expect(table.position.deal).toBe(2100);
    for (const name of ['lost', 'won']) {
      await stateScene(name)(table);
      await waitFor(() => expect(canvasElement.querySelector(`[slot=${name}]`)).toBeVisible());
    }
    await waitFor(() =>
      expect(canvasElement.querySelector('[slot=solitaire-status]')).not.toBeEmptyDOMElement(),
    );
  },
};

/** Every custom property with a control, some palettes, and the resulting CSS rule. */
export const Tokens: Story = {
  args: { controls: 'minimal' },
  render: (args) => {
    let place: HTMLElement | undefined;
    const write = (): void => {
      const inputs = [...(place?.querySelectorAll<HTMLInputElement>('[data-token]') ?? [])];
      const rules: string[] = [];
      for (const { dataset, value } of inputs) {
        const name = dataset['token'] ?? '';
        place?.style.setProperty(name, value);
        rules.push(`  ${name}: ${value};`);
      }
      const code = place?.querySelector('.sb-code');
      if (code) code.textContent = [':root {', ...rules, '}'].join('\n');
    };
    const use = (palette: Palette): void => {
      for (const input of place?.querySelectorAll<HTMLInputElement>('[data-token]') ?? [])
        input.value = palette[input.dataset['token'] ?? ''] ?? '';
      write();
    };
    const arrived = (element: Element | undefined): void => {
      place = element as HTMLElement | undefined;
      if (place) write();
    };
    const [first] = Object.values(PALETTES);
    return html`<div class="sb-split" ${ref(arrived)}>
      <div>
        ${game(args)}
        <p>
          <card-pile cards="2C 7D 9S QH JC" face-down="2" fan="right"></card-pile>
          <playing-card card="KD" suits="four"></playing-card>
          <playing-card card="7C" suits="four"></playing-card>
        </p>
        <pre class="sb-code"></pre>
      </div>
      <div>
        <p class="sb-buttons">
          ${Object.entries(PALETTES).map(
            ([name, palette]) =>
              html`<button class="sb-button" type="button" @click=${() => use(palette)}>${name}</button>`,
          )}
        </p>
        <table class="sb-list">
          <tbody>
            ${customProperties.map(
              ({ name, description }) =>
                html`<tr>
                  <td>
                    <label for=${name}><code>${name}</code></label>
                  </td>
                  <td>${description}</td>
                  <td>
                    <input
                      id=${name}
                      data-token=${name}
                      type=${first?.[name]?.startsWith('#') ? 'color' : 'text'}
                      size="12"
                      .value=${first?.[name] ?? ''}
                      @input=${write}
                    />
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </div>`;
  },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    for (const button of canvasElement.querySelectorAll<HTMLElement>('.sb-buttons button')) {
      await userEvent.click(button);
      const palette = PALETTES[button.textContent] ?? {};
      for (const { name } of customProperties) {
        await expect(palette[name], `${button.textContent} has ${name}`).toBeTruthy();
        await expect(getComputedStyle(table).getPropertyValue(name)).toBe(palette[name]);
      }
    }
    await expect(canvasElement.querySelector('.sb-code')).toHaveTextContent('--solitaire-felt:');
  },
};
