// The violations that axe finds in a table, and its incomplete results: rules covered by other tests are listed with
// them. axe is a script for pages: it adds itself to window.
import 'axe-core';
import type Axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const { axe } = globalThis as unknown as { axe: typeof Axe };

/** The results that axe leaves incomplete, by rule and reason, with the test that covers each. */
export const COVERED_ELSEWHERE: Readonly<Record<string, string>> = {
  // cloth and cards have gradients and layers as backgrounds: test/node/contrast.test.ts computes all pairs of colours
  // from the style sheets
  'color-contrast bgGradient': 'test/node/contrast.test.ts',
  'color-contrast bgOverlap': 'test/node/contrast.test.ts',
  'color-contrast bgImage': 'test/node/contrast.test.ts',
  'color-contrast imgNode': 'test/node/contrast.test.ts',
  'color-contrast pseudoContent': 'test/node/contrast.test.ts',
  'color-contrast elmPartiallyObscured': 'test/node/contrast.test.ts',
  'color-contrast elmPartiallyObscuring': 'test/node/contrast.test.ts',
  'color-contrast shortTextContent': 'test/node/contrast.test.ts',
  // cards overlap: the visible part of each is measured with hit tests
  'target-size partiallyObscured target-offset': 'test/browser/targets.long.test.ts',
  // a day of the calendar shows its number, but its accessible name is the date: a test checks every button
  'label-content-name-mismatch label-content-name-mismatch': 'test/browser/axe.long.test.ts',
  'target-size partiallyObscuredNonTabbable nonTabbableNeighbor': 'test/browser/targets.long.test.ts',
  // words of the help link to the glossary, and equal words link to the same entry
  'identical-links-same-purpose identical-links-same-purpose': 'test/browser/help.long.test.ts',
};

export interface Finding {
  /** Each as `rule: node`. */
  readonly faults: readonly string[];
  /** The incomplete results, by rule and reason, as in `COVERED_ELSEWHERE`. */
  readonly open: readonly string[];
}

/** `ownColours`: the reader forces their own colours, but axe reads the colours of the page. */
export async function examine(element: Element, ownColours = false): Promise<Finding> {
  const { violations, incomplete } = await axe.run(element, {
    runOnly: TAGS,
    rules: {
      'target-size': { enabled: true },
      'color-contrast': { enabled: !ownColours },
      // checked for the high-contrast theme only, in test/node/contrast.test.ts
      'color-contrast-enhanced': { enabled: false },
      // belongs to the page, not to the element
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

/** Each violation as `rule: node`. */
export const faultsOf = async (element: Element): Promise<readonly string[]> =>
  (await examine(element)).faults;
