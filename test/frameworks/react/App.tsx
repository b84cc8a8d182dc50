// Two tables in a list that can be reversed, switched to left-handed, and removed; for each, a card and a pile.
import { StrictMode, useState } from 'react';
import { Patience } from './Patience.js';

function Tables() {
  const [deals, setDeals] = useState([14, 21]);
  const [lefty, setLefty] = useState(false);
  return (
    <main>
      <button id="reverse" onClick={() => setDeals(deals.toReversed())} />
      <button id="left-handed" onClick={() => setLefty(!lefty)} />
      <button id="remove" onClick={() => setDeals([])} />
      {deals.map((deal) => (
        <Patience key={deal} deal={deal} lefty={lefty} />
      ))}
      {deals.map((deal) => (
        <p key={deal}>
          <playing-card card="QH" back="rings" /> <card-pile cards="KS QH" face-down={1} suits="four" />
        </p>
      ))}
    </main>
  );
}

export const App = () => (
  <StrictMode>
    <Tables />
  </StrictMode>
);
