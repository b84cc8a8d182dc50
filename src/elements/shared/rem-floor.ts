// A lower bound for rem: many pages set `html { font-size: 62.5% }` to simplify arithmetic; that must not shrink the
// element. One rem is at least 16 px here, and larger if the reader's text size is larger.
import { unsafeCSS, type CSSResult } from 'lit';

export const remFloor = ({ cssText }: CSSResult): CSSResult =>
  unsafeCSS(
    cssText.replace(
      /(-?)([\d.]+)rem/g,
      (size, sign: string, number: string) =>
        `${sign ? 'min' : 'max'}(${size},${sign}${Number(number) * 16}px)`,
    ),
  );
