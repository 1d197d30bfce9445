import { setTimeout as wait } from "node:timers/promises";

const longestMs = 2000;

/** Buyers wait for an outcome, so a slow answer of Stripe's counts as none. The work itself goes on. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = wait(longestMs, null, { signal: over.signal }).then(() => {
    throw new Error(`Stripe did not answer within ${longestMs} ms.`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    work.catch(() => {});
  }
}
