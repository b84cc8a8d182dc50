// Transforms of path data: scaling, translation, and rotation by 180°.
//
// All drawings are relative path commands with integers, without arcs, and the `m` of every subpath is relative to the
// drawing's origin. So a scaled copy is the same string with each number multiplied. A negative scale rotates by
// 180°, which is all that two-way cards need.

/** Cache of scaled drawings: a ten has ten pips of one size, and courts share many shapes. */
const known: Record<string, string> = {};

/** A drawing `scale` times as large. */
export const scaled = (drawing: string, scale: number): string =>
  (known[[scale, drawing].join()] ??= drawing.replace(
    / ?-?[\d.]+/g,
    (n) => ` ${Math.round(+n * scale * 100) / 100}`,
  ));

/** A copy of a drawing with its origin at (x, y), `scale` times as large; a negative scale rotates it by 180°. */
export const place = (drawing: string, x: number, y: number, scale: number): string =>
  scaled(drawing, scale).replace(/m/g, `M${x} ${y}m`);

/** A drawing at (x, y) and its rotated copy in the other half of the card. */
export const placeTwice = (drawing: string, x: number, y: number, scale: number): string =>
  place(drawing, x, y, scale) + place(drawing, 100 - x, 140 - y, -scale);
