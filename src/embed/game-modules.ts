// Finds the files of the optional games that the address of embed.html names: games of the package, never a path.

/** The optional games of the package, each in its own file. */
export const OPTIONAL_GAMES =
  'agnes bakers-dozen bakers-game beleaguered-castle eagle-wing easthaven eight-off forty-thieves freecell golf gypsy king-albert pyramid scorpion seahaven-towers spider spiderette streets-and-alleys thumb-and-pouch tri-peaks westhaven whitehead will-o-the-wisp yukon'.split(
    ' ',
  );

/** The optional games among the values of attributes, each of which lists games separated by spaces. */
export const gameModules = (...lists: readonly (string | undefined)[]): readonly string[] => {
  const named = new Set(lists.join(' ').split(/[\s,]+/));
  return OPTIONAL_GAMES.filter((id) => named.has(id));
};
