import { LRUCache } from "lru-cache";

type Readings<Value, Context> = {
  /** May shorten the life of what it reads with `options.ttl`. */
  read: (context: Context, options: { ttl?: number }) => Promise<Value>;
  max: number;
  ttl: number;
};

/**
 * Who asks for the same key meanwhile waits for the same reading, which always ends: an entry that is set, cleared or evicted
 * during its reading only keeps the answer from being remembered.
 */
export function cachedValues<Value extends object | number, Context>(readings: Readings<Value, Context>) {
  const { read, max, ttl } = readings;
  return new LRUCache<string, Value, Context>({
    max,
    ttl,
    fetchMethod: (_key, _last, { context, options }) => read(context, options),
    ignoreFetchAbort: true,
  });
}

type Reading<Value, Context> = {
  read: (context: Context) => Promise<Value>;
  freshMs: number;
  staleMs: number;
};

export function cachedValue<Value extends object, Context = undefined>(reading: Reading<Value, Context>) {
  const { read, freshMs, staleMs } = reading;
  const cache = cachedValues<Value, { context: Context }>({
    max: 1,
    ttl: freshMs,
    read: ({ context }) => read(context),
  });
  return {
    get(context: Context): Promise<Value> {
      const allowStale = cache.getRemainingTTL("it") > -staleMs;
      return cache.forceFetch("it", { allowStale, context: { context } });
    },
    clear: () => cache.clear(),
    outdate() {
      const known = cache.get("it", { allowStale: true });
      if (known) cache.set("it", known, { ttl: 1 });
    },
  };
}
