// Copies the code of the small apps that are tested with every change into docs/guides/frameworks.md (part of `npm run docs`).
// Each is between two markers, `<!-- from: test/frameworks/vue/Patience.vue -->` and `<!-- end -->`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const FRAMEWORKS = fileURLToPath(new URL('../docs/guides/frameworks.md', import.meta.url));

const LANGUAGES: Readonly<Record<string, string>> = {
  astro: 'astro',
  js: 'js',
  svelte: 'svelte',
  ts: 'ts',
  tsx: 'tsx',
  vue: 'vue',
};

/** Returns a text with its snippets updated. */
export const fillSnippets = (text: string): string =>
  text.replaceAll(
    /(<!-- from: (\S+\.(\w+)) -->\n).*?(<!-- end -->)/gs,
    (_, mark: string, file: string, ending: string, end: string) => {
      const code = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').trim();
      return `${mark}\n\`\`\`${LANGUAGES[ending] ?? ''}\n${code}\n\`\`\`\n\n${end}`;
    },
  );
