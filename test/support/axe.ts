// What axe finds wrong in a table, and what it leaves open: those rules that other tests answer are listed with them.
// axe is a script of pages: it puts itself on the window
import 'axe-core';
import type Axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const { axe } = globalThis as unknown as { axe: typeof Axe };

/** What axe cannot tell, by rule and by what keeps it from it; and the test that tells. */
export const ANSWERED: Readonly<Record<string, string>> = {
  // text on cloth and cards, which are gradients and layers: all pairs of colours are computed from the style sheets
  'color-contrast bgGradient': 'test/node/contrast.test.ts',
  'color-contrast bgOverlap': 'test/node/contrast.test.ts',
  'color-contrast bgImage': 'test/node/contrast.test.ts',
  'color-contrast imgNode': 'test/node/contrast.test.ts',
  'color-contrast pseudoContent': 'test/node/contrast.test.ts',
  'color-contrast elmPartiallyObscured': 'test/node/contrast.test.ts',
  'color-contrast elmPartiallyObscuring': 'test/node/contrast.test.ts',
  'color-contrast shortTextContent': 'test/node/contrast.test.ts',
  // cards lie on cards, and what is left of each is what counts: it is measured by where a press hits
  'target-size partiallyObscured target-offset': 'test/browser/targets.test.ts',
  // a day of the calendar shows its number, and is called by its date: asked there of every button
  'label-content-name-mismatch label-content-name-mismatch': 'test/browser/axe.long.test.ts',
  'target-size partiallyObscuredNonTabbable nonTabbableNeighbor': 'test/browser/targets.test.ts',
};

export interface Finding {
  /** Each as `rule: node`. */
  readonly faults: readonly string[];
  /** What it could not tell, by rule and reason, as in `ANSWERED`. */
  readonly open: readonly string[];
}

/** `ownColours`: they are the reader's own, and axe reads those that they take the place of. */
export async function examine(element: Element, ownColours = false): Promise<Finding> {
  const { violations, incomplete } = await axe.run(element, {
    runOnly: TAGS,
    rules: {
      'target-size': { enabled: true },
      'color-contrast': { enabled: !ownColours },
      // asked of the theme of high contrast alone, in test/node/contrast.test.ts
      'color-contrast-enhanced': { enabled: false },
      // the page's, not the element's
      region: { enabled: false },
    },
    resultTypes: ['violations', 'incomplete'],
  });
  const reasonOf = ({ any, all, none }: Axe.NodeResult): string => {
    const data = [...any, ...all, ...none].map((check) => {
      const key = (check.data as { messageKey?: string } | null)?.messageKey;
      return key ?? check.id;
    });
    return [...new Set(data)].join(' ');
  };
  return {
    faults: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    ),
    open: [...new Set(incomplete.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${reasonOf(node)}`)))],
  };
}

/** Each fault as `rule: node`. */
export const faultsOf = async (element: Element): Promise<readonly string[]> =>
  (await examine(element)).faults;
