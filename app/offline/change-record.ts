type Where = { database: string; store: string; key: string };

/** Reads and writes in one transaction, so tabs and the worker never see half of it. Throws where this browser stores nothing. */
export async function changeRecord<Value>(
  { database: name, store: storeName, key }: Where,
  /** Makes a value of what is stored, also of nothing. */
  read: (stored: unknown) => Value,
  change: (value: Value) => Value,
): Promise<Value> {
  const database = await openDatabase(name, storeName);
  try {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    const transaction = database.transaction(storeName, "readwrite");
    const store = transaction.objectStore(storeName);
    const reading = store.get(key);
    let changed: Value;
    reading.onsuccess = () => {
      const value = read(reading.result);
      changed = change(value);
      if (changed !== value) store.put(changed, key);
    };
    transaction.oncomplete = () => resolve(changed);
    transaction.onabort = () => reject(transaction.error);
    return await promise;
  } finally {
    database.close();
  }
}

function openDatabase(name: string, store: string): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  opening.onsuccess = () => resolve(opening.result);
  opening.onerror = () => reject(opening.error);
  return promise;
}
