// An accessibility tree as text in reading order: a role, a name, other properties.
import { executeServerCommand } from '@web/test-runner-commands';
import { type AxNode } from './commands.js';

/** The properties that a screen reader reports besides role and name. */
const REPORTED_STATES = [
  'disabled',
  'pressed',
  'checked',
  'expanded',
  'selected',
  'hasPopup',
  'level',
  'modal',
  'invalid',
];

const isText = ({ role }: AxNode): boolean => role === 'StaticText';

/** The descendants that contribute to the name. */
const below = (node: AxNode): readonly AxNode[] => {
  const texts = node.children.map(({ name }) => name.trim()).join(' ');
  return node.children.every(isText) && texts === node.name.trim() ? [] : node.children;
};

/** The lines of a tree. The time is replaced by the initial time, because it changes. */
export function outline(node: AxNode, depth = 0): string[] {
  const { role, name, description, value, states } = node;
  const shownStates = REPORTED_STATES.flatMap((state) => {
    const is = states[state] as string | number | boolean | undefined;
    if (is === undefined || is === false || is === 'false') return [];
    return [is === true || is === 'true' ? state : `${state} ${is}`];
  });
  const words = [
    isText(node) ? 'text' : role,
    ...(name ? [JSON.stringify(name)] : []),
    ...(value !== undefined && value !== name ? [`= ${JSON.stringify(value)}`] : []),
    ...(description ? [`(${description})`] : []),
    ...(shownStates.length ? [`[${shownStates.join(', ')}]`] : []),
  ];
  const line = `${'  '.repeat(depth)}${words.join(' ')}`.replace(/"\d+:\d\d"/, '"0:00"');
  return [line, ...below(node).flatMap((child) => outline(child, depth + 1))];
}

/** The content of the golden file of this name, updated first on request. */
export async function goldenText(name: string, text: string): Promise<string> {
  const answer = await executeServerCommand<{ text: string }, { name: string; text: string }>('golden', {
    name,
    text,
  });
  return answer.text;
}
