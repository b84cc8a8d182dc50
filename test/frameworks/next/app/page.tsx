import { Solitaire } from 'solitaire-elements/react';

export default function Page() {
  return (
    <main>
      <h1>Patience</h1>
      <Solitaire variant="klondike" deal={14} save="none">
        <p slot="won">Well done!</p>
      </Solitaire>
    </main>
  );
}
