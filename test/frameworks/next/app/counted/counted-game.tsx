'use client';

import { useEffect, useRef, useState } from 'react';
import { Solitaire, type SolitaireEventMap, type SolitaireGame } from 'solitaire-elements/react';

export function CountedGame({ deal }: { deal: number }) {
  const game = useRef<SolitaireGame>(null);
  const [moves, setMoves] = useState(0);
  const count = ({ detail }: SolitaireEventMap['solitaire-deal' | 'solitaire-move' | 'solitaire-undo']) =>
    setMoves(detail.position.moves);
  // the first deal may have happened before React added the listeners
  useEffect(() => setMoves(game.current?.position.moves ?? 0), []);
  return (
    <>
      <Solitaire
        ref={game}
        variant="klondike"
        deal={deal}
        save="none"
        onsolitaire-deal={count}
        onsolitaire-move={count}
        onsolitaire-undo={count}
      />
      <output>{moves}</output>
    </>
  );
}
