// A client component with state and listeners, on a page of the server.
import { CountedGame } from './counted-game';

export default function Page() {
  return (
    <main>
      <h1>Counted</h1>
      <CountedGame deal={14} />
    </main>
  );
}
