// A client component with state and listeners, in a server component.
import { CountedGame } from './counted-game';

export default function Page() {
  return (
    <main>
      <h1>Counted</h1>
      <CountedGame deal={14} />
    </main>
  );
}
