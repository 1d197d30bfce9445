import { LRUCache } from "lru-cache";

type Reading<Value, Context> = {
  read: (context: Context) => Promise<Value>;
  freshMs: number;
  /** How long after that it serves on while it is read anew. */
  staleMs: number;
};

/** One value that takes long to read: kept in this process, and served on while it is read anew. */
export function keptValue<Value extends object, Context = undefined>(reading: Reading<Value, Context>) {
  const { read, freshMs, staleMs } = reading;
  const cache = new LRUCache<"it", Value, { context: Context }>({
    max: 1,
    ttl: freshMs,
    fetchMethod: (_key, _last, { context }) => read(context.context),
  });
  return {
    async get(context: Context): Promise<Value> {
      const allowStale = cache.getRemainingTTL("it") > -staleMs;
      return (await cache.fetch("it", { allowStale, context: { context } })) ?? read(context);
    },
    clear: () => cache.clear(),
    /** It is read anew behind whoever asks next. */
    outdate() {
      const known = cache.get("it", { allowStale: true });
      if (known) cache.set("it", known, { ttl: 1 });
    },
  };
}
