// Styles of the icons on buttons: lines in the colour of the text. Icons with the class `pointing` are mirrored where the
// text runs from right to left.
import { css } from 'lit';

export const iconStyles = css`
  .icon {
    flex: none;
    inline-size: 1.375rem;
    block-size: 1.375rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .pointing:dir(rtl) {
    scale: -1 1;
  }
`;
