// Puts the code of the small apps that are tried with every change into docs/frameworks.md (part of `npm run docs`).
// Each stands between two marks, `<!-- from: test/frameworks/vue/Patience.vue -->` and `<!-- end -->`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const FRAMEWORKS = fileURLToPath(new URL('../docs/frameworks.md', import.meta.url));

const LANGUAGES = { astro: 'astro', js: 'js', svelte: 'svelte', ts: 'ts', tsx: 'tsx', vue: 'vue' };

/** A text with the snippets as they should be. */
export const fillSnippets = (text) =>
  text.replaceAll(/(<!-- from: (\S+\.(\w+)) -->\n).*?(<!-- end -->)/gs, (_, mark, file, ending, end) => {
    const code = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').trim();
    return `${mark}\n\`\`\`${LANGUAGES[ending]}\n${code}\n\`\`\`\n\n${end}`;
  });
