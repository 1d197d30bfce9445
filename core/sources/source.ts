import type { Env } from "#core/env.server.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import type { Http } from "#core/sources/http.ts";

export const syncModes = ["daily", "backfill"] as const;
export type SyncMode = (typeof syncModes)[number];

/** What one run asks of a source. */
export type FetchRequest = {
  mode: SyncMode;
  /** Narrow the search to these; empty asks for everything the source has. */
  keywords: string[];
  /** When the last run that went well began; null if there was none. */
  since: Date | null;
  now: Date;
  http: Http;
};

/** A row that is not taken over, and why. */
export type Skipped = { skip: string };

/** An outside provider of job postings: where it is, how it is read, and what a row of it means to us. */
export type Source = {
  /** As the terminal and the database know it. */
  name: string;
  /** As people know it. */
  label: string;
  /** What a run looks for unless told otherwise. */
  keywords: readonly string[];
  /** The scope for which a whole fetch without keywords shows everything there is; null where none ever does. */
  wholeBoard: string | null;
  /** The environment variables that it cannot do without; empty for a public service. */
  settings: readonly (keyof Env)[];
  headers(env: Env): Record<string, string>;
  fetchPages(request: FetchRequest): AsyncIterable<unknown[]>;
  /** Ids of postings that are over, where the source tells. */
  fetchExpired?(request: FetchRequest): Promise<string[]>;
  map(row: unknown): IncomingListing | Skipped;
};

/** An end of a run that somebody can do something about: the message says what. */
export class SourceError extends Error {
  override name = "SourceError";
}
