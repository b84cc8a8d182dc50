// The court cards: half-length figures of flat shapes, drawn for the upper half, relative to the centre of the card. The
// lower half is the same figure rotated by 180°. Overlapping shapes of one colour must run clockwise, otherwise the
// overlap would be a hole.

export type Court = 'J' | 'Q' | 'K';

/** The paths of a figure by colour, in paint order. `line` is stroked, the others are filled. */
export interface Figure {
  readonly ink: string;
  readonly hair: string;
  readonly skin: string;
  readonly gold: string;
  readonly line: string;
}

/** The frame, with gaps for the two indexes. */
export const panel = 'm-10-60h50v104h-30v16h-50v-104h30z';

/** The boundary between the two halves (the sash); the upper figure has more space on the right, where its head is. */
const robe = 'm-24-5c1-12 8-18 20-19h36c5 0 8 3 8 8v28z';
const sash = 'm-40-15l80 24v6l-80-24z';
/** Brows, nose, eyes and mouth of faces without a beard. */
const features = 'm6-37h6l1 8m17-37h5m9-35v2m20-35v2m12-24h4';

export const figures: Readonly<Record<Court, Figure>> = {
  K: {
    ink: robe,
    hair: 'm0-44h28v18c0 13-8 21-14 25-6-4-14-12-14-25z',
    skin: 'm3-44h22v17c-3 0-9 0-11-4-2 4-8 4-11 4zm10-22h8c0 3-2 4-4 4s-4-1-4-4z',
    gold: `m-2-43l-4-14 12 8 8-10 8 10 12-8-4 14zm-26-24h2v17h-2zm-8-22l8-2 4 13zm36-22l-8-2-4 13z${sash}`,
    line: 'm6-38h6l1 7m17-38h5m9-36v2m20-36v2m5-47v-2m14-47v-3m23-47v-2',
  },
  Q: {
    ink: `${robe}m-14-8c4-4 6-10 6-18 0-14 6-24 22-24s26 10 26 24v18z`,
    hair: 'm14-48c-10 0-15 8-15 18 0 8-1 14-4 18h38c-3-4-4-10-4-18 0-10-5-18-15-18z',
    skin: 'm4-43h20v13c0 6-3 9-6 11v5c2 2 5 3 8 3-2 6-6 9-12 9s-10-3-12-9c3 0 6-1 8-3v-5c-3-2-6-5-6-11z',
    gold: `m-1-40c-6-2-3-11 3-9-4-5 3-10 7-5 0-6 10-6 10 0 4-5 11 0 7 5 6-2 9 7 3 9zm-26-24h2v5c2-3 5-4 8-4-1 4-4 6-8 7v9h-2v-11c-4 0-7-2-8-6 3 0 6 1 8 4z${sash}`,
    line: `${features}m14-45v-6m6-45l-4-4m22-45l4-4`,
  },
  J: {
    ink: `${robe}m-5-42c-2-9 6-15 18-15s22 6 20 13z`,
    hair: 'm0-42h28v14c0 4 2 7 5 8h-38c3-1 5-4 5-8z',
    skin: 'm4-41h20v11c0 6-3 9-6 11v5h-8v-5c-3-2-6-5-6-11z',
    gold: `m-2-44h31v4h-31zm24-46c4-8 10-12 14-12 0 8-6 14-12 16zm2-21l12 9 12-9v8l-12 9-12-9z${sash}`,
    line: features,
  },
};
