// Styles of the slot for the live region: it is visually hidden, but stays readable for screen readers despite page styles.
import { css } from 'lit';

export const liveRegionStyles = css`
  slot[name='solitaire-status'] {
    display: block;
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    /* it must not extend the page */
    margin-block-start: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
