import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { env } from "#core/platform/env.server.ts";
import { closeSender, installQueues } from "#core/platform/tasks.server.ts";
import { findSource } from "#core/sources/registry.ts";
import { startSync } from "#core/sources/runs/start-sync.ts";
import type { FetchRequest, Page, Source } from "#core/sources/source.ts";
import { emptyDatabase } from "./factories.ts";
import { incomingListing } from "./incoming-listing.ts";

export const by = "ranger@example.com";

/** Each test of the file gets empty tables and a jobs provider with a key. The environment is restored afterwards. */
export function prepareRuns() {
  const ordinary = { ...env };
  beforeAll(() => installQueues(env.DATABASE_URL));
  beforeEach(async () => {
    await emptyDatabase();
    env.ACTIVE_JOBS_DB_KEY = "key";
  });
  afterEach(() => {
    Object.assign(env, ordinary);
  });
  afterAll(closeSender);
}

/** The jobs provider with made-up pages. A row is the number of a job. */
export function makeTestSource(
  fetchPages: (request: FetchRequest) => AsyncGenerator<Page>,
  others: Partial<Source> = {},
): Source {
  const source = findSource("active-jobs-db") as Source;
  const map = (row: unknown) =>
    incomingListing({ sourceId: String(row), title: `Guide ${row}`, scope: "all" });
  return { ...source, fetchPages, fetchExpired: undefined, map, ...others };
}

export const page = (number: number, more: Partial<Page> = {}): Page => ({
  rows: [number],
  subject: "guide",
  page: number,
  cursor: String(number),
  ...more,
});

export async function openRun(wish: object = { mode: "backfill", keywords: ["guide"] }): Promise<string> {
  const started = await startSync(wish, by);
  if (!started.ok) throw new Error(started.error);
  return started.run.id;
}
