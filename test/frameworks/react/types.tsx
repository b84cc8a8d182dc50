// Code that the types must accept, and code that they must reject. In JSX, TypeScript accepts any attribute name with a
// hyphen, so it does not reject unknown events.
import { createRef } from 'react';
import { Solitaire, type SolitaireGame, type SolitaireProps, type Variant } from 'solitaire-elements/react';

const ref = createRef<SolitaireGame>();
declare const custom: Variant;
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
    variant={custom.id as keyof SolitaireVariants}
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
  // a custom game with its options
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
  // @ts-expect-error unknown attribute
  <solitaire-game varient="reno" />,
  // @ts-expect-error not a deal number
  <solitaire-game deal="first" />,
  // @ts-expect-error unknown theme
  <solitaire-game theme="darkish" />,
  // @ts-expect-error unknown game
  <solitaire-game variant="spider" />,
  // @ts-expect-error unknown game, for the component
  <Solitaire variant="spider" />,
  // @ts-expect-error no game has the option draw="2"
  <solitaire-game draw={2} />,
  // @ts-expect-error no game has the option runs="half"
  <solitaire-game runs="half" />,
  // @ts-expect-error unknown part
  <solitaire-game without="newz" />,
  // @ts-expect-error the last part is unknown
  <solitaire-game without="time newz" />,
  // @ts-expect-error unknown card
  <playing-card card="ZZ" />,
  // @ts-expect-error unknown card back
  <card-pile back="roses" />,
  // @ts-expect-error unknown action
  <solitaire-game keys={{ hnit: 'X' }} />,
  // @ts-expect-error read-only property
  <solitaire-game score={5} />,
  // @ts-expect-error a method is not an attribute
  <solitaire-game undo={() => true} />,
  // @ts-expect-error the end event has no position
  <solitaire-game onsolitaire-end={({ detail }) => detail.position} />,
  // @ts-expect-error the component requires the attribute name `left-handed`, for server rendering
  <Solitaire leftHanded />,
  // @ts-expect-error unknown theme, for the component
  <Solitaire theme="darkish" />,
  // @ts-expect-error the end event has no position
  <Solitaire onsolitaire-end={({ detail }) => detail.position} />,
  // @ts-expect-error a reference to another element
  <card-pile ref={ref} />,
  // @ts-expect-error a boolean attribute
  <solitaire-game left-handed="no" />,
  // @ts-expect-error unknown element
  <solitaire-games />,
];
// @ts-expect-error unknown method
ref.current?.cheat();
