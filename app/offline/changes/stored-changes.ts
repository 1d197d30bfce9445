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

/** Reads and writes in one transaction, so tabs and the worker never see half of it. */
async function changeStored(change: (stored: readonly Change[]) => readonly Change[]): Promise<Change[]> {
  const database = await openDatabase();
  try {
    const { promise, resolve, reject } = Promise.withResolvers<Change[]>();
    const transaction = database.transaction("changes", "readwrite");
    const store = transaction.objectStore("changes");
    const reading = store.get("all");
    let changed: readonly Change[] = [];
    reading.onsuccess = () => {
      const stored: readonly Change[] = reading.result ?? [];
      changed = change(stored);
      if (changed !== stored) store.put(changed, "all");
    };
    transaction.oncomplete = () => resolve([...changed]);
    transaction.onabort = () => reject(transaction.error);
    return await promise;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const opening = indexedDB.open("waymark-changes", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("changes");
  opening.onsuccess = () => resolve(opening.result);
  opening.onerror = () => reject(opening.error);
  return promise;
}
