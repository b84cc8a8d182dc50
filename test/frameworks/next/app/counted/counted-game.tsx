'use client';

import { useState } from 'react';
import { Solitaire } from 'solitaire-elements/react';

export function CountedGame({ deal }: { deal: number }) {
  const [moves, setMoves] = useState(0);
  return (
    <>
      <Solitaire
        variant="klondike"
        deal={deal}
        save="none"
        onsolitaire-move={({ detail }) => setMoves(detail.position.moves)}
        onsolitaire-undo={({ detail }) => setMoves(detail.position.moves)}
      />
      <output>{moves}</output>
    </>
  );
}
