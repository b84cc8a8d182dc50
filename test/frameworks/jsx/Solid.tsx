/** @jsxImportSource solid-js */
// Code that the types must accept, and code that they must reject.
import { createSignal } from 'solid-js';
import type { SolitaireGame } from 'solitaire-elements/jsx';

export function Patience() {
  let game!: SolitaireGame;
  const [moves, setMoves] = createSignal(0);
  return (
    <section>
      <solitaire-game
        ref={game}
        class="wide"
        variant="klondike"
        deal={14}
        left-handed={true}
        keys={{ hint: 'X' }}
        on:solitaire-move={({ detail }) => setMoves(detail.position.moves)}
      >
        <button slot="toolbar" onClick={() => game.hint()}>
          {moves()}
        </button>
      </solitaire-game>
      <playing-card card="QH" />
      {/* @ts-expect-error unknown game */}
      <solitaire-game variant="klondyke" />
      {/* @ts-expect-error the end event has no position */}
      <solitaire-game on:solitaire-end={({ detail }) => detail.position} />
    </section>
  );
}
