// Two tables in a list that is turned round, changes hands, and goes.
import { StrictMode, useState } from 'react';
import { Patience } from './Patience.js';

function Tables() {
  const [deals, setDeals] = useState([14, 21]);
  const [lefty, setLefty] = useState(false);
  return (
    <main>
      <button id="turn" onClick={() => setDeals(deals.toReversed())} />
      <button id="hand" onClick={() => setLefty(!lefty)} />
      <button id="remove" onClick={() => setDeals([])} />
      {deals.map((deal) => (
        <Patience key={deal} deal={deal} lefty={lefty} />
      ))}
    </main>
  );
}

export const App = () => (
  <StrictMode>
    <Tables />
  </StrictMode>
);
