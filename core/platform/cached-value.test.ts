import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { cachedValue, cachedValues } from "./cached-value.ts";

const counter = (freshMs: number, staleMs: number) => {
  let reads = 0;
  return cachedValue({ read: async (add: number) => ({ reads: ++reads + add }), freshMs, staleMs });
};

test("a kept value is read once for simultaneous callers and while it is fresh", async () => {
  const kept = counter(60_000, 0);
  const all = await Promise.all([kept.get(0), kept.get(0), kept.get(0)]);
  expect(all.map(({ reads }) => reads)).toEqual([1, 1, 1]);
  expect(await kept.get(0)).toEqual({ reads: 1 });
});

test("an outdated value is served during the next reading, a cleared one is not", async () => {
  const kept = counter(60_000, 60_000);
  await kept.get(0);
  kept.outdate();
  await new Promise((done) => setTimeout(done, 5));
  expect(await kept.get(10)).toEqual({ reads: 1 });
  await expect.poll(() => kept.get(10)).toEqual({ reads: 12 });
  kept.clear();
  expect(await kept.get(20)).toEqual({ reads: 23 });
});

test("cachedValue answers those who wait while it is outdated or cleared, and reads again for the next", async () => {
  const kept = counter(60_000, 60_000);
  const waiting = kept.get(0);
  kept.outdate();
  kept.clear();
  expect(await waiting).toEqual({ reads: 1 });
  expect(await kept.get(0)).toEqual({ reads: 2 });
});

describe("cachedValues", () => {
  const gate = () => Promise.withResolvers<{ at: string }>();

  test.each<[string, (cache: ReturnType<typeof values>) => void]>([
    ["set", (cache) => cache.set("a", { at: "set" })],
    ["deleted", (cache) => cache.delete("a")],
    ["cleared", (cache) => cache.clear()],
    ["evicted", (cache) => cache.set("b", { at: "b" }).set("c", { at: "c" })],
  ])(
    "answers all who wait for an entry that is %s meanwhile, and remembers none of it",
    async (_, change) => {
      const { promise, resolve } = gate();
      const cache = values(() => promise);
      const waiting = [ask(cache, "a"), ask(cache, "a")];
      change(cache);
      resolve({ at: "read" });
      expect(await Promise.all(waiting)).toEqual([{ at: "read" }, { at: "read" }]);
      expect(cache.peek("a")?.at).not.toBe("read");
    },
  );

  test("answers more readers of different keys than it holds, again and again", async () => {
    const cache = values(async (key) => {
      await sleep(Math.random() * 5);
      return { at: key };
    });
    const keys = Array.from({ length: 200 }, (_, n) => String(n % 40));
    const found = await Promise.all(keys.map((key) => ask(cache, key)));
    expect(found.map(({ at }) => at)).toEqual(keys);
    expect(cache.size).toBe(2);
  });

  test("fails all who wait for a failed reading, evicted or not, and reads again for the next", async () => {
    for (const isEvicted of [false, true]) {
      const { promise, reject } = gate();
      const read = vi.fn(() => promise);
      const cache = values(read);
      const waiting = Promise.allSettled([ask(cache, "a"), ask(cache, "a")]);
      if (isEvicted) cache.clear();
      reject(new Error("no database"));
      const told = (await waiting).map((each) => each.status === "rejected" && each.reason.message);
      expect(told).toEqual(["no database", "no database"]);
      read.mockResolvedValueOnce({ at: "later" });
      expect(await ask(cache, "a")).toEqual({ at: "later" });
      expect(read).toHaveBeenCalledTimes(2);
    }
  });

  function values(read: (key: string) => Promise<{ at: string }>) {
    return cachedValues({ read, max: 2, ttl: 60_000 });
  }

  function ask(cache: ReturnType<typeof values>, key: string) {
    return cache.forceFetch(key, { context: key });
  }
});
