// The solver alone, in its worker.
'use client';

import { useEffect, useState } from 'react';
import { Game } from 'solitaire-elements/engine';
import { search } from 'solitaire-elements/solver';

export function Verdict({ deal }: { deal: number }) {
  const [text, setText] = useState('…');
  useEffect(() => {
    const leaving = new AbortController();
    search(Game.deal('cruel', { deal }).position, { signal: leaving.signal }).then(
      ({ verdict }) => setText(verdict),
      () => undefined,
    );
    return () => leaving.abort();
  }, [deal]);
  return <output>{text}</output>;
}
