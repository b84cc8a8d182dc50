// Parses colours of the style sheets, oklch(l c h / alpha), and computes whether a reader can distinguish them.
//
// The formulas are those of CSS Color 4 (oklch → linear sRGB) and of WCAG 2.2 (relative luminance, contrast). Colour
// blindness is simulated after Machado, Oliveira and Fernandes (2009), severity 1.

/** Linear red, green and blue, 0 … 1; values outside of sRGB are clamped. */
export type Light = readonly [red: number, green: number, blue: number];
export interface Colour {
  readonly light: Light;
  readonly alpha: number;
}
type Matrix = readonly [Light, Light, Light];

const apply = (matrix: Matrix, [a, b, c]: Light): Light => {
  const row = ([x, y, z]: Light) => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};
const each = ([a, b, c]: Light, change: (value: number) => number): Light => [
  change(a),
  change(b),
  change(c),
];
const clip = (light: Light) => each(light, (value) => Math.min(1, Math.max(0, value)));

const OKLAB_TO_LMS: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const LMS_TO_RGB: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const RGB_TO_LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LMS_TO_OKLAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** The simulation matrices for full colour vision, and for missing red, green or blue cones. */
export const sights: Readonly<Record<string, Matrix>> = {
  'full sight': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Reads `#1234` and `#11223344`: red, green, blue, alpha. */
function hexColour(digits: string): Colour {
  const size = digits.length / 4;
  const [red, green, blue, alpha] = [0, 1, 2, 3].map(
    (at) => parseInt(digits.slice(at * size, (at + 1) * size).repeat(2 / size), 16) / 255,
  ) as [number, number, number, number];
  return { light: [decode(red), decode(green), decode(blue)], alpha };
}

/** Reads `oklch(0.5 0.1 30)`, and `#11223344` for colours with an alpha. */
export function colourOf(text: string): Colour {
  const hex = /^#((?:[\da-f]{4}){1,2})$/.exec(text)?.[1];
  if (hex) return hexColour(hex);
  const found = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text);
  if (!found) throw new Error(`no oklch colour: ${text}`);
  const [l = 0, c = 0, h = 0] = found.slice(1).map(Number);
  const hue = (h * Math.PI) / 180;
  const lms = apply(OKLAB_TO_LMS, [l, c * Math.cos(hue), c * Math.sin(hue)]);
  return {
    light: clip(
      apply(
        LMS_TO_RGB,
        each(lms, (value) => value ** 3),
      ),
    ),
    alpha: 1,
  };
}

const encode = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** The visible colour of one colour over another: browsers mix the encoded values. */
export function over(top: Colour, below: Light): Light {
  const mix = (at: 0 | 1 | 2) =>
    decode(encode(top.light[at]) * top.alpha + encode(below[at]) * (1 - top.alpha));
  return [mix(0), mix(1), mix(2)];
}

/** The relative luminance of WCAG 2.2, 0 … 1. */
export const luminance = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast ratio of WCAG 2.2, 1 … 21. */
export function contrast(a: Light, b: Light): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

/** The distance in Oklab: black and white are 1 apart; a difference of about 0.02 is just noticeable. */
export function difference(a: Light, b: Light, sight: Matrix): number {
  const seen = (light: Light) =>
    apply(LMS_TO_OKLAB, each(apply(RGB_TO_LMS, clip(apply(sight, light))), Math.cbrt));
  const [p, q] = [seen(a), seen(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
