// The outermost box in the shadow tree of a game and of a replay: the container that all sizes depend on. Rules of the
// page for all elements, such as `* { all: unset }`, reach the element itself, but not this box.
import { css } from 'lit';
import { hostOf, viewOf } from '../../platform/page.js';

export const frameStyles = css`
  :host {
    display: block;
    /* !important: pages need no other value, and rules for all elements must not override it */
    writing-mode: horizontal-tb !important;
    min-inline-size: 0;
    /* do not split a table across columns or printed pages */
    break-inside: avoid;
  }
  :host,
  .frame {
    /* quick taps do not zoom the page */
    touch-action: manipulation;
  }
  :host([hidden]) {
    display: none !important;
  }
  .frame {
    container-type: inline-size;
    contain-intrinsic-inline-size: min(40rem, 100vw - 2rem);
    break-inside: avoid;
    /* also if the page turns the element into a flex or grid container */
    inline-size: 100%;
    /* if the page sets a height */
    block-size: 100%;
  }
  /* an inline element has no size of its own: what the page sets for it applies to this box */
  .frame[inline] {
    inline-size: inherit;
    block-size: inherit;
    min-inline-size: inherit;
    min-block-size: inherit;
    max-inline-size: inherit;
    max-block-size: inherit;
    margin: inherit;
  }
`;

/** Gives the frame around a part of the table the size of its element, if the page has made that inline. */
export function fitFrame(part: Element): void {
  const frame = part.closest('.frame');
  const host = frame && hostOf(frame.getRootNode());
  if (host) frame.toggleAttribute('inline', viewOf(host).getComputedStyle(host).display === 'inline');
}
