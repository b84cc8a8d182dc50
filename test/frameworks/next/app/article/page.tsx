// Cards in the text of a server component.
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
