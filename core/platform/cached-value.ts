import { LRUCache } from "lru-cache";

type Reading<Value, Context> = {
  read: (context: Context) => Promise<Value>;
  freshMs: number;
  staleMs: number;
};

export function cachedValue<Value extends object, Context = undefined>(reading: Reading<Value, Context>) {
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
    outdate() {
      const known = cache.get("it", { allowStale: true });
      if (known) cache.set("it", known, { ttl: 1 });
    },
  };
}
