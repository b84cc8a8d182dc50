// The commands of hands.mjs, with types.
import { executeServerCommand } from '@web/test-runner-commands';
import { type Point } from './commands.js';

const ask = async (command: string, payload: object): Promise<void> => {
  await executeServerCommand(command, payload);
};

/** Real clicks on each point in turn. */
export const mouseClicks = (points: readonly Point[]) => ask('mouse-clicks', { points });

export const mouseDoubleClick = (point: Point) => ask('mouse-clicks', { points: [point], double: true });

/** A drag with the real mouse from the first point through the others; without `drop` the button stays down. */
export const mouseDrag = (points: readonly Point[], options: { steps?: number; drop?: boolean } = {}) =>
  ask('mouse-drag', { points, ...options });

/** Continues a drag whose button is still down. */
export const mouseHold = (point: Point, options: { drop?: boolean } = {}) =>
  ask('mouse-hold', { point, ...options });

/** Real keys one after the other: `Enter`, `Digit3`, `Control+Home`. */
export const pressKeys = (keys: readonly string[]) => ask('keys', { keys });

export const pressKey = (key: string) => pressKeys([key]);

/** A finger that slides along points, rests, and is lifted: after a finger lifted in motion the next tap is lost. */
export const touchSlide = (points: readonly Point[]) => ask('touch-slide', { points });
