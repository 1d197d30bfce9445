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
  cursor: string | null;
};

export type Page = {
  rows: unknown[];
  subject: string | null;
  page: number;
  /** An interrupted run resumes here after these rows; null starts it over. */
  cursor: string | null;
  spent?: number;
  /** Set on a scope's last page. Jobs of the scope that were not seen by then are missing. */
  wholeScope?: string;
  /** Set when a scope reports no change. Its jobs count as seen, absent ones as missed. */
  unchangedScope?: string;
  askedKeyword?: string;
  warning?: string;
};

export const brokenRow = "broken row";

export const otherField = "not outdoor work";

export type SkippedRow = { skip: string };

export type Source = {
  name: string;
  label: string;
  about: string;
  cost: string;
  hourUtc: number;
  requestsPerSecond: number;
  quota: { requests: number; jobs: number } | null;
  hasKeywords: boolean;
  /** The mapper decides by more than is stored. */
  mapperFilters?: boolean;
  hasBoards: boolean;
  settings: readonly (keyof Env)[];
  headers(env: Env): Record<string, string>;
  fetchPages(request: FetchRequest): AsyncIterable<Page>;
  fetchExpired?(request: FetchRequest): Promise<string[]>;
  faultOfToken?(token: string): string | null;
  idOfPage?(page: URL): string | null;
  map(row: unknown): IncomingListing | SkippedRow;
  idOf(row: unknown): string | null;
};
