// Save slots: two tables with the same name would overwrite each other's saved game, so the second one gets `#2`.

/** The part of a table that the slots use. */
export interface SlotOwner {
  readonly isConnected: boolean;
  /** Whether it is or was connected. */
  readonly wasConnected: boolean;
}

/** The owners of the slots. */
const owners = new Map<string, WeakRef<SlotOwner>>();

/** Whether a table owns its slot: not once it was removed from the page, even if its game opens only then. */
const keeps = ({ isConnected, wasConnected }: SlotOwner): boolean => isConnected || !wasConnected;

/** Reserves a slot for a table: its name, or the first numbered one that no other table of the page owns. */
export function reserveSlot(name: string, table: SlotOwner): string {
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name}#${number}`;
    const other = owners.get(numbered)?.deref();
    if (other && other !== table && keeps(other)) continue;
    for (const [slot, owner] of owners) if (owner.deref() === table) owners.delete(slot);
    owners.set(numbered, new WeakRef(table));
    return numbered;
  }
}
