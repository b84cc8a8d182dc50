// The anchors and links of a Markdown file, as GitHub makes them.
import GithubSlugger from 'github-slugger';

/** The text without fenced code, in which nothing is a heading or a link. */
const prose = (text: string): string => text.replaceAll(/^( *)(```+).*?^\1\2$/gms, '');

/** The anchors of the headings: equal headings are numbered. */
export function anchorsOf(text: string): string[] {
  const slugger = new GithubSlugger();
  return [...prose(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    slugger.slug(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
  );
}

/**
 * The links and images of a file that lead to files of the project, each with its path (empty for the same page) and
 * its anchor.
 */
export function linksOf(text: string): { path: string; anchor: string }[] {
  // code spans contain no links
  const clean = prose(text).replaceAll(/(`+)(?:(?!\1).)+\1/gs, (code) => code.replaceAll(/[[\]()<]/g, ' '));
  return [...clean.matchAll(/\]\(([^)\s]+)\)|<[^>]*\b(?:href|src|srcset)="([^"]+)"/g)]
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [path = '', anchor = ''] = link.split('#');
      return { path, anchor };
    });
}
