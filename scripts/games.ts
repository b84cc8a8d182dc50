// Makes the files of the optional games: the descriptions of src/games are data, which a built file registers when it
// is loaded. For rollup.config.mjs and the development server.
import { resolve } from 'node:path';
import type { Plugin } from 'rollup';

/** The prefix of the names of these modules; the name of a file in src/games follows. */
export const GAME = '\0game:';

/** A module that registers the games of a file for all copies of the package, and exports their descriptions. */
const sourceOf = (name: string): string => {
  const [file, shared, version] = [
    `src/games/${name}.ts`,
    'src/engine/shared-variants.ts',
    'src/platform/version.ts',
  ].map((path) => JSON.stringify(resolve(path)));
  return `import * as games from ${file ?? ''};
import { shareOwnGame } from ${shared ?? ''};
import { VERSION } from ${version ?? ''};
for (const game of Object.values(games)) shareOwnGame(game.id, JSON.stringify(game), VERSION);
export * from ${file ?? ''};
`;
};

export const registeredGames: Plugin = {
  name: 'registered-games',
  resolveId(source, importer) {
    if (source.startsWith(GAME)) return source;
    // the list of src/games/all.ts
    return source.startsWith('./') && importer?.includes('/games/')
      ? resolve(importer, '..', source.replace(/\.js$/, '.ts'))
      : null;
  },
  load: (id) => (id.startsWith(GAME) ? sourceOf(id.slice(GAME.length)) : null),
};
