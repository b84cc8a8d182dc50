// Cards outside a game: those narrower than 32 px show the large face, regardless of the selected face
// (card-picture.ts).
import { css } from 'lit';

export const pictureStyles = css`
  .picture {
    container-type: inline-size;
  }
  /* the large face beside the classic one */
  .picture > .face + .face {
    display: none;
  }
  @container (width < 32px) {
    .picture > .face {
      display: none;
    }
    .picture > .face:last-child {
      display: block;
    }
  }
`;
