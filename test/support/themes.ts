// The colours of a theme: the custom properties as text, resolved as a browser would.
import { tokens } from '../../src/elements/cards/tokens.js';
import { colourOf, luminance, type Colour } from './colour.js';

interface Rule {
  readonly conditions: readonly string[];
  readonly selectors: readonly string[];
  readonly values: ReadonlyMap<string, string>;
}

/** The rules of a style sheet in order, each with its enclosing conditions. */
function rulesOf(css: string, conditions: readonly string[] = []): Rule[] {
  const text = css.replace(/\/\*.*?\*\//gs, '');
  return blocks(text).flatMap(({ prelude, body }) => {
    if (prelude.startsWith('@')) return rulesOf(body, [...conditions, prelude]);
    const values = new Map<string, string>();
    for (const declaration of body.split(/[;{}]/)) {
      const [, name, value] = /^\s*([\w-]+):\s*(\S.*)$/s.exec(declaration) ?? [];
      if (name && value) values.set(name, value.replace(/\s+/g, ' ').trim());
    }
    return [{ conditions, selectors: prelude.split(',').map((selector) => selector.trim()), values }];
  });
}

/** The texts before and inside the outermost braces. */
function blocks(text: string): { prelude: string; body: string }[] {
  const found: { prelude: string; body: string }[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  [...text].forEach((sign, at) => {
    if (sign === '{' && depth++ === 0) open = at;
    if (sign !== '}' || --depth > 0) return;
    found.push({ prelude: text.slice(start, open).trim(), body: text.slice(open + 1, at) });
    start = at + 1;
  });
  return found;
}

const rules = rulesOf(tokens.cssText);

/** The settings of a page, a reader's system and a game. */
export interface Look {
  /** Selectors that match the element on which the tokens are set, such as `.game` and `.dark`. */
  readonly holds: readonly string[];
  /** The media condition of the reader's system, such as `(prefers-contrast: more)`. */
  readonly asks?: string;
  /** The page's color-scheme, if the look sets none itself. */
  readonly page?: 'light' | 'dark';
  /** Public custom properties that the page sets. */
  readonly own?: Readonly<Record<string, string>>;
}

const numbersIn = (text: string): readonly number[] => Array.from(text.matchAll(/\d*\.?\d+/g), Number);

/** Returns a lookup of colours by the name of their token. */
export function paletteOf({ holds, asks, page = 'light', own = {} }: Look): (token: string) => Colour {
  const values = new Map(Object.entries(own));
  for (const rule of rules) {
    const applies = rule.conditions.every(
      (condition) => condition.startsWith('@supports') || (asks !== undefined && condition.includes(asks)),
    );
    if (!applies || !rule.selectors.some((selector) => holds.includes(selector))) continue;
    for (const [name, value] of rule.values) values.set(name, value);
  }
  const scheme = values.get('color-scheme') ?? page;
  const resolve = (text: string): string => {
    const variable = /^var\((--[\w-]+)(?:, (.*))?\)$/.exec(text);
    if (variable) {
      const [, name = '', fallback] = variable;
      const value = values.get(name) ?? fallback;
      if (value === undefined) throw new Error(`nobody sets ${name}`);
      return resolve(value);
    }
    const lighter = /^oklch\(from (.*) max\(l, ([\d.]+)\) c h \/ 1\)$/.exec(text);
    if (lighter) {
      const [l = 0, c = 0, h = 0] = numbersIn(resolve(lighter[1] ?? ''));
      return `oklch(${String(Math.max(l, Number(lighter[2])))} ${String(c)} ${String(h)})`;
    }
    const tinted = /^oklch\(from (.*) calc\(l \+ ([\d.]+)\) min\(c, ([\d.]+)\) h \/ 1\)$/.exec(text);
    if (tinted) {
      const [l = 0, c = 0, h = 0] = numbersIn(resolve(tinted[1] ?? ''));
      return `oklch(${String(l + Number(tinted[2]))} ${String(Math.min(c, Number(tinted[3])))} ${String(h)})`;
    }
    const black = /^color\( ?from (.*) xyz calc/.exec(text);
    if (black) {
      const [, threshold = NaN] = numbersIn(values.get('--_white') ?? '');
      const isDark = luminance(colourOf(resolve(black[1] ?? '')).light) < threshold;
      return isDark ? 'oklch(1 0 0)' : 'oklch(0 0 0)';
    }
    const [, light, dark] = /^light-dark\((.*\)), (.*\))\)$/.exec(text) ?? [];
    if (light !== undefined && dark !== undefined) return resolve(scheme === 'dark' ? dark : light);
    // the value of the edge is a whole shadow, with the colour at its end
    return /(?:oklch\([^()]*\)|#[\da-f]+)$/.exec(text)?.[0] ?? text;
  };
  return (token) => colourOf(resolve(`var(--${token})`));
}
