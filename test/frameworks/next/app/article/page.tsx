// Cards in a text, on a page of the server.
import { Card } from './card';

export default function Page() {
  return (
    <main>
      <p>
        Put the <Card card="QH" /> on the king.
      </p>
    </main>
  );
}
