// Save slots: two tables with the same name would overwrite each other's saved game, so the second one gets `#2`.

/** The part of a table that the slots use. */
export interface SlotOwner {
  readonly isConnected: boolean;
  /** Whether it is or was connected. */
  readonly wasConnected: boolean;
}

/**
 * The owner of a slot. `fresh`: the owner was never connected. A table removed from the page owns no slot, even if its
 * game opens only then.
 */
interface Slot {
  readonly owner: WeakRef<SlotOwner>;
  readonly fresh: boolean;
}

const slots = new Map<string, Slot>();

/** Reserves a slot for a table: its name, or the first numbered one that no other table of the page owns. */
export function reserveSlot(name: string, table: SlotOwner): string {
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name}#${number}`;
    const { owner: holder, fresh } = slots.get(numbered) ?? {};
    const other = holder?.deref();
    if (other && other !== table && (fresh || other.isConnected)) continue;
    for (const [selected, one] of slots) if (one.owner.deref() === table) slots.delete(selected);
    slots.set(numbered, { owner: new WeakRef(table), fresh: !table.wasConnected });
    return numbered;
  }
}
