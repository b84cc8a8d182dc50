// The court cards: twelve half-length figures of flat shapes, drawn for the upper half, relative to the centre of the
// card. The lower half is the same figure rotated by 180°. Overlapping shapes of one colour must run clockwise,
// otherwise the overlap would be a hole.
import type { Suit } from '../../../engine/cards.js';

export type Court = 'J' | 'Q' | 'K';

/** The paths of a figure by colour, in paint order. `line` is stroked, the others are filled. */
export type Figure = Readonly<Record<'ink' | 'hair' | 'skin' | 'gold' | 'line', string>>;

/** The frame, with gaps for the two indexes. */
export const panel = 'm-10-60h50v102h-30v18h-50v-102h30z';

/** The robe; the figure has more space on the right, where its head is. */
const robe = 'm-24-5c1-12 8-18 20-19h36c5 0 8 3 8 8v28z';
/** The boundary between the two halves. */
const sash = 'm-40-15l80 24v6l-80-24z';

// faces: brows, nose, eyes and mouth of a face turned to the right or left, and of a profile
const right = 'm4-37h6l1 7m15-37h5m7-35v2m18-35v2m10-25h4';
const left = 'm20-37h-6l-1 7m9-37h-5m17-35v2m6-35v2m10-25h4';
const side = 'm4-38h5m7-36v2';
const moustached = 'm2-44h20v16c-3 0-8 0-10-4-2 4-7 4-10 4z';
const shaven = 'm2-44h20v18c-6 0-4 4-10 4s-4-4-10-4z';
const profile = 'm5-44c-2 3-1 5-2 7l-4 6c0 1 2 1 3 1l-1 3 2 1-1 2c0 3 2 4 6 4h3v6h7v-30z';
const youth = 'm2-43h20v13c0 6-3 9-6 11v5h-8v-5c-3-2-6-5-6-11z';
const lady = 'm2-43h20v13c0 6-3 9-6 11v5c2 2 5 3 8 3-2 6-6 9-12 9s-10-3-12-9c3 0 6-1 8-3v-5c-3-2-6-5-6-11z';

const page = 'm-2-43h28v14c0 4 2 7 5 9h-38c3-2 5-5 5-9z';
const bob = 'm-2-43h28c2 6 1 15-3 19h-22c-4-4-5-13-3-19z';
const straight = 'm8-44h16c4 8 0 14 6 24h-18v-20h-4z';

const sword = 'm33-16v-8h-3v-2h3v-22l2-6 2 6v22h3v2h-3v8z';
const axe = 'm32-16v-23c-3 0-5 1-8 3-1-6-1-11 0-17 3 2 5 3 8 3v-4h3v38z';
/** A stalk with two leaves, whose flower is the symbol of the suit. */
const stalk = 'm-27-20h2v4c2-3 5-4 8-4-1 4-4 6-8 7v9h-2v-11c-4 0-7-2-8-6 3 0 6 1 8 4z';
const cape = 'm-10-22l8-2 5 12zm34-22l-13 10 5-12z';
const collar = 'm1-21l11 8 11-8v8l-11 9-11-9z';
const beret = 'm-7-42c-2-9 6-15 18-15s22 6 20 13z';
const band = 'm-4-44h31v3h-31z';
const feather = 'm22-46c4-8 10-12 14-12 0 8-6 14-12 16z';
const crown = 'm1-43l-3-10 7 4 7-8 7 8 7-4-3 10z';
const trefoils = 'm0-42l-2-9c-3-5 4-7 5-2l3 4 4-6c-4-7 8-7 4 0l4 6 3-4c1-5 8-3 5 2l-2 9z';

const draw = (ink: string, hair: string, skin: string, gold: string, line: string): Figure => ({
  ink: robe + ink,
  hair,
  skin,
  gold: gold + sash,
  line,
});

export const figures: Readonly<Record<Court, Readonly<Record<Suit, Figure>>>> = {
  K: {
    S: draw(
      '',
      'm-2-44h28v22l-4 2-10 16-10-16-4-2z',
      moustached,
      `m-2-43l-4-14 10 8 8-10 8 10 10-8-4 14z${sword}`,
      right,
    ),
    H: draw(
      '',
      'm-2-44h28v20c3 2 1 6-2 6 1 5-5 5-6 2-2 5-10 5-12 0-1 3-7 3-6-2-3 0-5-4-2-6z',
      shaven,
      `${trefoils + cape}m37-12l-13-25 1-5 4 4 6 13 4-2 1 2-4 2 4 9z`,
      left,
    ),
    D: draw(
      '',
      'm8-46h10c8 0 9 6 9 12 0 5 2 8 4 11l-13 1c-4 5-9 8-19 9 3-5 3-10 1-16h8v-17z',
      'm3-44c-1 3-1 5-2 7l-3 5c0 1 1 2 3 2h7c3 0 6-3 6-6v-8z',
      crown + axe,
      side,
    ),
    C: draw(
      '',
      'm-2-44h28v20c0 9-4 14-9 18-1-3-3-5-5-6-2 1-4 3-5 6-5-4-9-9-9-18z',
      moustached,
      `m-1-43l-3-13 8 4c2-8 14-8 16 0l8-4-3 13z${cape}m33-25h-2v-2h2v-3h2v3h2v2h-2c7 1 7 12-1 12s-8-11-1-12z`,
      right,
    ),
  },
  Q: {
    S: draw(
      'm-14-8c4-4 5-10 5-18 0-14 6-24 21-24s21 10 21 24v18z',
      page,
      lady,
      `m-3-40c-6-2-3-11 3-9-4-5 3-10 7-5 0-6 10-6 10 0 4-5 11 0 7 5 6-2 9 7 3 9z${stalk}`,
      right,
    ),
    H: draw(
      '',
      'm12-50c-14 0-18 8-17 16-6 6-6 12-2 16-3 4-1 8 3 10h32c4-2 6-6 3-10 4-4 4-10-2-16 1-8-3-16-17-16z',
      lady,
      trefoils + stalk,
      left,
    ),
    D: draw(
      '',
      'm-2-44c4-8 24-8 28 0v18c4 6 4 12 0 18-4-6-5-12-3-18h-22c2 6 1 12-3 18-4-6-4-12 0-18z',
      lady,
      `m0-41c3-3 4-9 12-16 8 7 9 13 12 16-8-5-16-5-24 0z${stalk}`,
      right,
    ),
    C: draw('', bob, lady, crown + collar + stalk, left),
  },
  J: {
    S: draw(beret, straight, profile, band + feather + collar, side),
    H: draw('m-4-42c0-8 4-14 14-14 8 0 14 6 16 16z', straight, profile, band + axe + collar, side),
    D: draw(
      'm-9-44c5 2 9-1 9-5 3-10 21-8 22-1 1 4 4 5 9 5-6 6-34 6-40 1z',
      page,
      youth,
      sword + collar,
      right,
    ),
    C: draw('m-5-42c-1-6 0-11 5-14l27 14z', bob, youth, band + feather + collar + stalk, left),
  },
};
