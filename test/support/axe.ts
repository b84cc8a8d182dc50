// What axe finds wrong in a table.
// axe is a script of pages: it puts itself on the window
import 'axe-core';
import type Axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const { axe } = globalThis as unknown as { axe: typeof Axe };

/** Each fault as `rule: node`. */
export async function faultsOf(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    runOnly: TAGS,
    rules: {
      'target-size': { enabled: true },
      'color-contrast-enhanced': { enabled: false },
      region: { enabled: false },
    },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}
