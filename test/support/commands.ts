// The browser commands of the tests, with types: mouse and keys from the test runner, the rest from devtools.mjs.
import { executeServerCommand } from '@web/test-runner-commands';

export { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';

/** Left and top in CSS pixels of the page. */
export type Point = readonly [x: number, y: number];

const ask = <Answer = void>(command: string, payload: object = {}): Promise<Answer> =>
  executeServerCommand(command, payload);

/** A tap; `hold` milliseconds for a long press. */
export const touchTap = (position: Point, hold = 0) => ask('touch-tap', { position, hold });

/**
 * A finger that moves from the first point through the others and is lifted (`cancel`: the system takes over the
 * touch).
 */
export const touchDrag = (
  points: readonly Point[],
  options: { steps?: number; hold?: number; cancel?: boolean } = {},
) => ask('touch-drag', { points, ...options });

/** Touch events, each with the points of the fingers on the screen. */
export const touches = (steps: readonly (readonly [type: string, points: readonly Point[]])[]) =>
  ask('touches', { steps });

export interface Media {
  'color-scheme'?: 'light' | 'dark';
  'forced-colors'?: 'active' | 'none';
  'prefers-contrast'?: 'more' | 'less' | 'no-preference';
  'prefers-reduced-motion'?: 'reduce' | 'no-preference';
}

/** Sets the named media features and resets all others; `emulate()` resets all. */
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

/** Whether the tests run in Chromium, the only engine that exposes its accessibility tree. */
export const isChromium = navigator.userAgent.includes('Chrome/');

/** The page's accessibility tree with shadow roots, without nodes that screen readers ignore. */
export const axTree = () => ask<AxNode>('ax-tree');

/** All nodes of a tree in reading order. */
export const axNodes = (node: AxNode): AxNode[] => [node, ...node.children.flatMap(axNodes)];

/** Counters since the page was loaded, by name: `LayoutCount`, `RecalcStyleCount`, `ScriptDuration`, `Nodes`, … */
export const metrics = () => ask<Record<string, number>>('metrics');

/** The middle of an element, for mouse and touch. */
export function middleOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}
