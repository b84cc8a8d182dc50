import { useRef, useState } from 'react';
import { Solitaire, type SolitaireGame } from 'solitaire-elements/react';

const keys = { hint: 'X' };
const texts = { newGame: 'Fresh cards' };

export function Patience({ deal, lefty }: { deal: number; lefty: boolean }) {
  const game = useRef<SolitaireGame>(null);
  const [moves, setMoves] = useState(0);
  return (
    <section>
      <Solitaire
        ref={game}
        variant="klondike"
        deal={deal}
        draw={1}
        save="none"
        left-handed={lefty}
        keys={keys}
        texts={texts}
        onsolitaire-move={(event) => setMoves(event.detail.position.moves)}
        onsolitaire-undo={(event) => setMoves(event.detail.position.moves)}
      >
        <button slot="toolbar" type="button" onClick={() => game.current?.hint()}>
          Show me
        </button>
        <p slot="won">Well done!</p>
      </Solitaire>
      <button type="button" onClick={() => game.current?.undo()}>
        Take back
      </button>
      <output>{moves}</output>
    </section>
  );
}
