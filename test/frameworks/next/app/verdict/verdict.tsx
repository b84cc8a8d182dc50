// The solver in its worker, without a table.
'use client';

import { useEffect, useState } from 'react';
import { Game } from 'solitaire-elements/engine';
import { search } from 'solitaire-elements/solver';

export function Verdict({ deal }: { deal: number }) {
  const [text, setText] = useState('…');
  useEffect(() => {
    const unmounted = new AbortController();
    search(Game.deal('cruel', { deal }).position, { signal: unmounted.signal }).then(
      ({ verdict }) => setText(verdict),
      () => undefined,
    );
    return () => unmounted.abort();
  }, [deal]);
  return <output>{text}</output>;
}
