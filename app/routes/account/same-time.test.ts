import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { closeSender } from "#core/platform/tasks.server.ts";
import { emptyDatabase, insertProfile } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { isProof } from "#test/runs.ts";

vi.hoisted(() => {
  process.env.LIMIT_SIGN_IN = "100000/1h";
  process.env.PAGES_PER_MINUTE = "0";
});

const pairs = isProof ? 1_000 : 0;

beforeAll(async () => {
  await emptyDatabase();
  for (let n = 0; n < pairs; n++) await insertProfile({ email: `known-${n}@example.com` });
}, 120_000);
afterAll(closeSender);

/**
 * Returns the share of pairs in which a known address took longer; at a half, time tells nothing. It is long, so only
 * for `npm run prove`.
 */
test.runIf(pairs)(
  "the time of an answer does not tell whether an address is known",
  async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = -20; n < pairs; n++) {
      const times = n % 2 ? [known, unknown] : [unknown, known];
      for (const list of times) {
        const ms = await ask(`${list === known ? "known" : "other"}-${n}@example.com`, n);
        if (n >= 0) list.push(ms);
      }
    }
    const area = areaUnderCurve(known, unknown);
    console.log(`Area under the curve: ${area.toFixed(3)}`);
    expect(area).toBeGreaterThan(0.45);
    expect(area).toBeLessThan(0.55);
  },
  600_000,
);

async function ask(email: string, n: number): Promise<number> {
  const started = performance.now();
  const answer = await request("/auth", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "http://localhost:3000",
      accept: "application/json",
    },
    body: new URLSearchParams({ email }),
  });
  await answer.text();
  if (answer.status !== 200) throw new Error(`Answered ${answer.status} at ${n}.`);
  return performance.now() - started;
}

/** How often a value of the first list is the larger, over all pairs. */
function areaUnderCurve(first: number[], second: number[]): number {
  let larger = 0;
  for (const one of first) for (const other of second) larger += one > other ? 1 : one === other ? 0.5 : 0;
  return larger / (first.length * second.length);
}
