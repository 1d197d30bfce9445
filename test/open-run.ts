import { findSource } from "#core/sources/registry.ts";
import { startSync } from "#core/sources/runs/start-sync.ts";
import type { FetchRequest, Page, Source } from "#core/sources/source.ts";
import { incomingListing } from "./incoming-listing.ts";

export const by = "ranger@example.com";

/** The jobs provider, but for what it shows. A row is the number of a posting. */
export function showing(
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
