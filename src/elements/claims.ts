// Save slots: two tables with the same name would overwrite each other's saved game, so the second one gets `#2`.

/** The owner of a slot. `fresh`: the owner was not connected yet. A table that was removed from the page owns no slot. */
interface Claim {
  readonly holder: WeakRef<Element>;
  readonly fresh: boolean;
}

const claims = new Map<string, Claim>();

/** Reserves a slot for a table: its name, or the first numbered one that no other table of the page owns. */
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
