// Sizes that follow the reader's text size and not the page's: many pages set `html { font-size: 62.5% }`, to count in
// tens, and mean nothing by it. No rem is less than 16 pixels here; where text is larger, it is larger, too.
import { unsafeCSS, type CSSResult } from 'lit';

export const steady = ({ cssText }: CSSResult): CSSResult =>
  unsafeCSS(
    cssText.replace(
      /(-?)([\d.]+)rem/g,
      (size, sign: string, number: string) =>
        `${sign ? 'min' : 'max'}(${size},${sign}${Number(number) * 16}px)`,
    ),
  );
