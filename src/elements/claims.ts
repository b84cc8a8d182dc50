// Names under which tables keep their games: two tables with one name would overwrite each other, so the second
// gets `#2`.

/** Who holds a name; `fresh`: it has not been on the page yet. One that was taken off it holds no name. */
interface Claim {
  readonly holder: WeakRef<Element>;
  readonly fresh: boolean;
}

const claims = new Map<string, Claim>();

/** The name this table has, or the next that no other table on the page holds. */
export function claim(name: string, table: Element): string {
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name}#${number}`;
    const { holder, fresh } = claims.get(numbered) ?? {};
    const other = holder?.deref();
    if (other && other !== table && (fresh || other.isConnected)) continue;
    for (const [held, one] of claims) if (one.holder.deref() === table) claims.delete(held);
    claims.set(numbered, { holder: new WeakRef(table), fresh: !table.isConnected });
    return numbered;
  }
}
