// What a browser test can ask of the browser, with types: mouse and keys from the test runner, the rest from devtools.mjs.
import { executeServerCommand } from '@web/test-runner-commands';

export { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';

/** Left and top in CSS pixels of the page. */
export type Point = readonly [x: number, y: number];

const ask = <Answer = void>(command: string, payload: object = {}): Promise<Answer> =>
  executeServerCommand(command, payload);

/** A tap; `hold` milliseconds for a long press. */
export const touchTap = (position: Point, hold = 0) => ask('touch-tap', { position, hold });

/** A finger from the first point through the others, then lifted (or taken away by the system: `cancel`). */
export const touchDrag = (
  points: readonly Point[],
  options: { steps?: number; hold?: number; cancel?: boolean } = {},
) => ask('touch-drag', { points, ...options });

export interface Media {
  'color-scheme'?: 'light' | 'dark';
  'forced-colors'?: 'active' | 'none';
  'prefers-contrast'?: 'more' | 'less' | 'no-preference';
  'prefers-reduced-motion'?: 'reduce' | 'no-preference';
}

/** Media features as named; all others go back to the browser's own. `emulate()` ends it. */
export const emulate = ({ 'color-scheme': scheme, ...features }: Media = {}) =>
  ask('emulate', { ...features, ...(scheme && { 'prefers-color-scheme': scheme }) });

export interface AxNode {
  role: string;
  name: string;
  description?: string;
  value?: string | number;
  /** focusable, focused, disabled, pressed, selected, level, … */
  states: Record<string, unknown>;
  children: AxNode[];
}

/** Whether the tests run in Chromium, the only engine that tells its accessibility tree. */
export const isChromium = navigator.userAgent.includes('Chrome/');

/** The page's accessibility tree, shadow roots included, without what a screen reader is not given. */
export const axTree = () => ask<AxNode>('ax-tree');

/** All nodes of a tree in reading order. */
export const axNodes = (node: AxNode): AxNode[] => [node, ...node.children.flatMap(axNodes)];

/** Counts since the page began, by name: `LayoutCount`, `RecalcStyleCount`, `ScriptDuration`, `Nodes`, … */
export const metrics = () => ask<Record<string, number>>('metrics');

/** The middle of an element, for mouse and touch. */
export function middleOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}
