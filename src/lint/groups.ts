// The groups of a game by the names that its description uses for them.
import { isAmong } from '../engine/pile-names.js';
import type { PileGroup, PileKind, PileName } from '../engine/index.js';
import type { Version } from './messages.js';

/** Whether a group has a name: its own, or that of its kind. @param id the own name of the group */
export const isGroup = (name: PileName, id: string, group: PileGroup): boolean =>
  isAmong([name], { id, kind: group.kind ?? (id as PileKind), name: id });

/** The names and kinds of the groups of a game, under any options. @param isWanted selects groups. Default: all */
export const groupsOf = (
  versions: readonly Version[],
  isWanted: (group: PileGroup) => boolean = () => true,
): ReadonlySet<string> =>
  new Set(
    versions.flatMap(({ data }) =>
      Object.entries(data.piles).flatMap(([name, group]) =>
        isWanted(group) ? [name, group.kind ?? name] : [],
      ),
    ),
  );
