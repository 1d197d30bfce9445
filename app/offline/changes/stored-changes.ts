import { changeRecord } from "#app/offline/change-record.ts";
import { addTo, type Change } from "./change.ts";

/** All changes of the account in the order in which they were made. At most one account has any. */
export async function readChanges(account: string): Promise<Change[]> {
  const all = await changeStored((stored) => stored);
  return all.filter((each) => each.account === account);
}

/** Returns what is left to send. Throws where this browser stores nothing. */
export function addChange(change: Change): Promise<Change[]> {
  return changeStored((stored) => addTo(ofAccount(stored, change.account), change));
}

/** Returns the change as it is now, or null where it is gone. */
export async function editChange(id: string, edit: Partial<Change>): Promise<Change | null> {
  const all = await changeStored((stored) =>
    stored.map((each) => (each.id === id ? { ...each, ...edit } : each)),
  );
  return all.find((each) => each.id === id) ?? null;
}

export async function dropChange(id: string): Promise<void> {
  await changeStored((stored) => stored.filter((each) => each.id !== id));
}

/** Without an account, all. */
export async function dropChanges({ except }: { except?: string | null } = {}): Promise<void> {
  await changeStored((stored) => (except ? ofAccount(stored, except) : []));
}

function ofAccount(changes: readonly Change[], account: string): Change[] {
  return changes.filter((each) => each.account === account);
}

async function changeStored(change: (stored: readonly Change[]) => readonly Change[]): Promise<Change[]> {
  const where = { database: "waymark-changes", store: "changes", key: "all" };
  const read = (stored: unknown) => (stored ?? []) as readonly Change[];
  return [...(await changeRecord(where, read, change))];
}
