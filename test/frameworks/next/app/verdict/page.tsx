// The engine on the server, the solver in the browser.
import { Game } from 'solitaire-elements/engine';
import { Verdict } from './verdict';

export default function Page() {
  const { piles } = Game.deal('cruel', { deal: 260 }).position;
  return (
    <main>
      <h1>{piles.length} piles</h1>
      <Verdict deal={260} />
    </main>
  );
}
