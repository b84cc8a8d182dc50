import { useRef, useState } from 'react';
import { Solitaire, type SolitaireEventMap, type SolitaireGame } from 'solitaire-elements/react';

const keys = { hint: 'X' };
const texts = { newGame: 'Fresh cards' };

export function Patience({ deal, lefty }: { deal: number; lefty: boolean }) {
  const game = useRef<SolitaireGame>(null);
  const [moves, setMoves] = useState(0);
  const count = ({ detail }: SolitaireEventMap['solitaire-deal' | 'solitaire-move' | 'solitaire-undo']) =>
    setMoves(detail.position.moves);
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
        onsolitaire-deal={count}
        onsolitaire-move={count}
        onsolitaire-undo={count}
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
