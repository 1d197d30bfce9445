import { expect, test, vi } from "vitest";
import { cachedValue } from "./cached-value.ts";

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
  await vi.waitFor(async () => expect(await kept.get(10)).toEqual({ reads: 12 }));
  kept.clear();
  expect(await kept.get(20)).toEqual({ reads: 23 });
});
