// Placing a drawing on the card: scaling, shifting and turning of path data.
//
// All drawings are strings of relative path commands with integers, without arcs, and every subpath's `m` counts
// from the drawing's own origin. So a copy anywhere, of any size, is the same string with each number multiplied;
// a negative scale is a half turn, which is all that two-way cards need.

/** What was scaled before: a ten has ten pips of one size, and four courts one figure. */
const known: Record<string, string> = {};

/** A drawing `scale` times as large. */
export const scaled = (drawing: string, scale: number): string =>
  (known[[scale, drawing].join()] ??= drawing.replace(
    / ?-?[\d.]+/g,
    (n) => ` ${Math.round(+n * scale * 100) / 100}`,
  ));

/** A copy of a drawing with its origin at (x, y), `scale` times as large; a negative scale turns it upside down. */
export const place = (drawing: string, x: number, y: number, scale: number): string =>
  scaled(drawing, scale).replace(/m/g, `M${x} ${y}m`);

/** A drawing at (x, y) and its twin in the other half of the card, upside down. */
export const placeTwice = (drawing: string, x: number, y: number, scale: number): string =>
  place(drawing, x, y, scale) + place(drawing, 100 - x, 140 - y, -scale);
