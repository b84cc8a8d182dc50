// What types have to let through, and what they have to refuse. TypeScript lets any name with a hyphen through in JSX:
// an event that does not exist is not refused.
import { createRef } from 'react';
import { Solitaire, type SolitaireGame, type SolitaireProps, type Variant } from 'solitaire-elements/react';

const ref = createRef<SolitaireGame>();
declare const own: Variant;
declare global {
  interface SolitaireVariants {
    'little-golf': { draw: 4; reserve: 'long' };
  }
}

export const good = [
  <solitaire-game key={1} />,
  <solitaire-game
    ref={ref}
    variant="reno"
    deal={14}
    className="wide"
    id="table"
    lang="de"
    hidden
    tabIndex={-1}
  />,
  <solitaire-game
    variant={own.id as keyof SolitaireVariants}
    deal="14"
    daily="2026-11-21"
    winnable
    sound={false}
  />,
  <solitaire-game daily left-handed={false} no-shortcuts save-key="mine" take-back without="score time" />,
  <solitaire-game leftHanded noShortcuts={undefined} saveKey="mine" takeBack redeals={2} draw="3" />,
  <solitaire-game options={{ draw: 1 }} keys={{ redo: ['Ctrl+R'], deal: null }} texts={{ stake: 'Entry' }} />,
  <solitaire-game
    onsolitaire-end={({ detail }) => detail.seconds.toFixed()}
    onsolitaire-before-move={(event) => event.preventDefault()}
    onsolitaire-errorCapture={({ detail: { code } }) => code.length}
    onClick={(event) => event.currentTarget.restart()}
  />,
  <Solitaire ref={ref} className="wide" variant="reno" onsolitaire-end={({ detail }) => detail.net}>
    <p slot="won">Well done!</p>
  </Solitaire>,
  // a game of the page's own, with its options
  <solitaire-game variant="little-golf" draw={4} reserve="long" />,
  <solitaire-game draw="1" runs="any" scoring="vegas" without="time score hints" />,
  <solitaire-game redeals="unlimited" reserve={10} without="" variant={undefined} />,
  <card-pile cards="KS QH" face-down={1} fan="right" suits="four" />,
  <card-pile cards="KS QH" faceDown={1} label="A pile" />,
  <playing-card card="QH" face-down={false} back="stars" />,
  <playing-card face-down="true" onsolitaire-error={({ detail }) => detail.code} />,
  <solitaire-game left-handed="false" sound="true" no-shortcuts="" daily="true" />,
];

export const props: SolitaireProps = {
  variant: 'demon',
  'onsolitaire-score': ({ detail }) => void detail.net,
};
export const pile: SolitaireProps<'card-pile'> = { cards: 'KS' };

export const bad = [
  // @ts-expect-error no such attribute
  <solitaire-game varient="reno" />,
  // @ts-expect-error no number
  <solitaire-game deal="first" />,
  // @ts-expect-error no such theme
  <solitaire-game theme="darkish" />,
  // @ts-expect-error no such game
  <solitaire-game variant="spider" />,
  // @ts-expect-error no such game for the component, either
  <Solitaire variant="spider" />,
  // @ts-expect-error no game turns two cards
  <solitaire-game draw={2} />,
  // @ts-expect-error no game moves so
  <solitaire-game runs="half" />,
  // @ts-expect-error there is no such part
  <solitaire-game without="newz" />,
  // @ts-expect-error the last one is no part
  <solitaire-game without="time newz" />,
  // @ts-expect-error no such card
  <playing-card card="ZZ" />,
  // @ts-expect-error no such back
  <card-pile back="roses" />,
  // @ts-expect-error not a key of the game
  <solitaire-game keys={{ hnit: 'X' }} />,
  // @ts-expect-error only to be read
  <solitaire-game score={5} />,
  // @ts-expect-error a method
  <solitaire-game undo={() => true} />,
  // @ts-expect-error nothing of that kind is told at the end
  <solitaire-game onsolitaire-end={({ detail }) => detail.position} />,
  // @ts-expect-error a server writes attributes: `left-handed`
  <Solitaire leftHanded />,
  // @ts-expect-error no such theme for the component, either
  <Solitaire theme="darkish" />,
  // @ts-expect-error nothing of that kind is told at the end
  <Solitaire onsolitaire-end={({ detail }) => detail.position} />,
  // @ts-expect-error another element
  <card-pile ref={ref} />,
  // @ts-expect-error a switch
  <solitaire-game left-handed="no" />,
  // @ts-expect-error no such element
  <solitaire-games />,
];
// @ts-expect-error no such method
ref.current?.cheat();
