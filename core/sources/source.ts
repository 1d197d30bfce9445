import type { IncomingListing } from "#core/jobs/listing.ts";
import type { Env } from "#core/platform/env.server.ts";
import type { Board } from "#core/sources/boards/board.ts";
import type { Http } from "#core/sources/requests/http.ts";

export const syncModes = ["daily", "backfill"] as const;
export type SyncMode = (typeof syncModes)[number];

export type FetchRequest = {
  mode: SyncMode;
  keywords: string[];
  companies: ReadonlySet<string>;
  boards: readonly Board[];
  since: Date | null;
  now: Date;
  http: Http;
  /** Position after the last stored page; null at the beginning. */
  cursor: string | null;
};

export type Page = {
  rows: unknown[];
  subject: string | null;
  page: number;
  /** Where an interrupted run resumes after these rows; null restarts it. */
  cursor: string | null;
  spent?: number;
  /** Set on a scope's last page: everything it shows has been seen (decision 17). */
  wholeScope?: string;
  /** Set when a scope reports no change: its jobs count as seen, absent ones as missed. */
  unchangedScope?: string;
  /** Set when a keyword has been read to its end. */
  askedKeyword?: string;
  /** A problem that does not end the run, with what to do. */
  warning?: string;
};

/** The job of an unreadable row still exists. */
export const brokenRow = "broken row";

export const otherField = "not of the outdoor field";

export type Skipped = { skip: string };

/** An outside provider of jobs: its address, its client and its mapper. */
export type Source = {
  name: string;
  label: string;
  about: string;
  cost: string;
  hourUtc: number;
  requestsPerSecond: number;
  /** Limits for a calendar month; null for a free source. */
  quota: { requests: number; jobs: number } | null;
  hasKeywords: boolean;
  mapperFilters?: boolean;
  hasBoards: boolean;
  settings: readonly (keyof Env)[];
  headers(env: Env): Record<string, string>;
  fetchPages(request: FetchRequest): AsyncIterable<Page>;
  /** Ids of jobs that ended, if the source lists them. */
  fetchExpired?(request: FetchRequest): Promise<string[]>;
  faultOfToken?(token: string): string | null;
  idOfPage?(page: URL): string | null;
  map(row: unknown): IncomingListing | Skipped;
  idOf(row: unknown): string | null;
};
