/** @jsxImportSource preact */
// Code that the types must accept, and code that they must reject.
import { createRef } from 'preact';
import type { SolitaireGame } from 'solitaire-elements/jsx';

const game = createRef<SolitaireGame>();

export const table = (
  <solitaire-game
    ref={game}
    class="wide"
    variant="klondike"
    deal={14}
    left-handed
    keys={{ hint: 'X' }}
    onsolitaire-move={({ detail }) => detail.position.moves}
  >
    <button slot="toolbar" onClick={() => game.current?.hint()}>
      Hint
    </button>
  </solitaire-game>
);
export const bad = [
  // @ts-expect-error unknown game
  <solitaire-game variant="klondyke" />,
  // @ts-expect-error the end event has no position
  <solitaire-game onsolitaire-end={({ detail }) => detail.position} />,
];
