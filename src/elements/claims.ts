// Names under which tables keep their games: two tables with one name would overwrite each other, so the second
// gets `#2`.

const claims = new Map<string, WeakRef<Element>>();

/** The name this table has, or the next that no other table on the page holds. */
export function claim(name: string, table: Element): string {
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name}#${number}`;
    const holder = claims.get(numbered)?.deref();
    if (holder && holder !== table && holder.isConnected) continue;
    for (const [other, ref] of claims) if (ref.deref() === table) claims.delete(other);
    claims.set(numbered, new WeakRef(table));
    return numbered;
  }
}
