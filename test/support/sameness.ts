// Whether a table looks the same on a styled page as on a plain one: position and text style of every card, button and
// text.
import { fixture, fixtureCleanup, html } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { nextFrame, part } from './play.js';

/** The first key is the name of the game; sizes are in the table's own pixels, even if the page scales it. */
export type Appearance = ReadonlyMap<
  string,
  readonly [x: number, y: number, width: number, height: number, text: string]
>;

const WRITTEN = [
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'fontVariantCaps',
  'letterSpacing',
  'wordSpacing',
  'lineHeight',
  'textTransform',
  'textIndent',
  'textAlign',
  'textShadow',
  'textEmphasisStyle',
  'whiteSpace',
  'color',
  'webkitTextFillColor',
  'visibility',
  'writingMode',
  'cursor',
] as const;

function* shown(root: ParentNode, path: string): Generator<[string, Element | Text]> {
  let n = 0;
  for (const node of root.childNodes) {
    const name = `${path}/${n++}`;
    if (node instanceof Text && node.data.trim()) yield [`${name} “${node.data.trim()}”`, node];
    if (!(node instanceof Element) || node.localName === 'style') continue;
    yield [`${name} ${node.localName}.${node.classList.value}`, node];
    if (node.localName === 'svg') continue;
    if (node.shadowRoot) yield* shown(node.shadowRoot, `${name}#`);
    yield* shown(node, name);
  }
}

const boxOf = (node: Element | Text): DOMRect => {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
};

/** The current looks of the game; `within`: only of a part of it. */
export function appearance(game: SolitaireGame, within = '.game'): Appearance {
  const section = part(game, within);
  const origin = section.getBoundingClientRect();
  const ownWidth = parseFloat(getComputedStyle(section).width);
  const scale = ownWidth ? origin.width / ownWidth : 1;
  const own = [...shown(section, '')].flatMap(([name, node]) => {
    const { x, y, width, height } = boxOf(node);
    if (!width || !height) return [];
    const style = getComputedStyle(node instanceof Element ? node : (node.parentElement ?? section));
    const written = WRITTEN.map((property) => `${property}: ${style[property]}`).join('; ');
    return [
      [
        name,
        [(x - origin.x) / scale, (y - origin.y) / scale, width / scale, height / scale, written],
      ] as const,
    ];
  });
  return new Map([['', [0, 0, ownWidth, origin.height / scale, '']] as const, ...own]);
}

/** The first differences, as text. */
export function differences(plainAppearance: Appearance, now: Appearance, tolerance = 1): string[] {
  const found: string[] = [];
  if (plainAppearance.size < 60) found.push(`only ${plainAppearance.size} things are seen on the plain page`);
  for (const [name, [, , , , written]] of now)
    if (!plainAppearance.has(name)) found.push(`${name} is new: ${written}`);
  for (const [name, box] of plainAppearance) {
    const other = now.get(name);
    if (!other) found.push(`${name} is not seen`);
    else if (box.some((side, i) => i < 4 && !(Math.abs(Number(side) - Number(other[i])) < tolerance)))
      found.push(`${name}: ${other.slice(0, 4).join()} instead of ${box.slice(0, 4).join()}`);
    else if (box[4] !== other[4]) {
      const was = box[4].split('; ');
      const changed = other[4].split('; ').filter((line) => !was.includes(line));
      found.push(`${name} has ${changed.join('; ')}`);
    }
  }
  return found.length > 6 ? [...found.slice(0, 6), `… ${found.length} in all`] : found;
}

const plainAppearances = new Map<string, Appearance>();

/** A table with this deal alone on a plain page of this width; rendered once for each width. */
export async function plainAppearance(width: number, attributes = ''): Promise<Appearance> {
  const key = `${width} ${attributes} ${innerWidth} ${innerHeight}`;
  const before = plainAppearances.get(key);
  if (before) return before;
  const game = await tableIn(
    (table) => html`<div .style=${`inline-size: ${width}px`}>${table}</div>`,
    attributes,
  );
  const seen = appearance(game);
  fixtureCleanup();
  plainAppearances.set(key, seen);
  return seen;
}

/** A table inside boxes of the page. */
export async function tableIn(
  boxes: (table: SolitaireGame) => ReturnType<typeof html>,
  attributes = '',
): Promise<SolitaireGame> {
  const game = document.createElement('solitaire-game');
  for (const [
    ,
    name = '',
    value = '',
  ] of `variant="klondike" deal="4" save="none" without="verdict" ${attributes}`.matchAll(
    /([\w-]+)(?:="([^"]*)")?/g,
  ))
    game.setAttribute(name, value);
  await fixture(html`<div>${boxes(game)}</div>`);
  await game.updateComplete;
  await nextFrame();
  await nextFrame();
  return game;
}
