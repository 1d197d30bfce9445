import type { IncomingListing } from "#core/jobs/listing.ts";
import type { Env } from "#core/platform/env.server.ts";
import type { Board } from "#core/sources/boards/board.ts";
import type { Http } from "#core/sources/requests/http.ts";

export const syncModes = ["daily", "backfill"] as const;
export type SyncMode = (typeof syncModes)[number];

/** What one run asks of a source. */
export type FetchRequest = {
  mode: SyncMode;
  /** Narrow the search to these; empty asks for everything the source has. */
  keywords: string[];
  /** Those of the keywords that name companies; the others are words of titles. */
  companies: ReadonlySet<string>;
  /** The boards to read, for a source that has boards. */
  boards: readonly Board[];
  /** When the last run that went well began; null if there was none. */
  since: Date | null;
  now: Date;
  http: Http;
  /** Where a run that was broken off goes on: that of the last page whose rows were stored; null at the beginning. */
  cursor: string | null;
};

/** Some rows, and how far the run has come with them. */
export type Page = {
  rows: unknown[];
  /** What was asked for, as people know it: a keyword or an employer; null where everything is asked at once. */
  subject: string | null;
  /** Of this subject, from 1. */
  page: number;
  /** Where a broken run goes on once these rows are stored; null = a broken run starts again. */
  cursor: string | null;
  /** Jobs of the quota that the run has cost so far, from its beginning; none where not said. */
  spent?: number;
  /** A scope of which these rows are the last: with them everything has been seen that it shows (decision 17). */
  wholeScope?: string;
  /** A scope that says it is as it was: what it showed then counts as seen now, and what it went without as missed. */
  unchangedScope?: string;
  /** The keyword that these rows end: it has been asked to its end. */
  askedKeyword?: string;
  /** What went amiss without ending the run, in words that say what to do. */
  warning?: string;
};

/** Why a row is left out that nobody can read. Its job is still there. */
export const brokenRow = "broken row";

/** Why a row is left out that is no outdoor work. */
export const otherField = "not of the outdoor field";

/** A row that is not taken over, and why. */
export type Skipped = { skip: string };

/** An outside provider of jobs: where it is, how it is read, and what a row of it means to us. */
export type Source = {
  /** As the terminal and the database know it. */
  name: string;
  /** As people know it. */
  label: string;
  /** What it brings, and what a run of it costs, in one sentence each for the administration. */
  about: string;
  cost: string;
  /** The hour (UTC) of its daily run. */
  hourUtc: number;
  /** Of all processes together. */
  requestsPerSecond: number;
  /** What a calendar month may cost at most; null where it is free. */
  quota: { requests: number; jobs: number } | null;
  /** Whether it is asked by the keyword lists. */
  hasKeywords: boolean;
  /** Whether its mapper leaves out what is no outdoor work, by more than a listing tells. */
  sortsItself?: boolean;
  /** Whether it reads the boards of the employers that the administrator lists. */
  hasBoards: boolean;
  /** The environment variables that it cannot do without; empty for a public service. */
  settings: readonly (keyof Env)[];
  headers(env: Env): Record<string, string>;
  fetchPages(request: FetchRequest): AsyncIterable<Page>;
  /** Ids of jobs that are over, where the source tells. */
  fetchExpired?(request: FetchRequest): Promise<string[]>;
  /** For a source with boards: the names of rules that a token must follow; null where it is one. */
  faultOfToken?(token: string): string | null;
  /** For a source with boards: by which id it knows the job that this page is about; null for any other page. */
  idOfPage?(page: URL): string | null;
  map(row: unknown): IncomingListing | Skipped;
  /** The id that `map` gives a row, also for one that it cannot read; null where the row has none. */
  idOf(row: unknown): string | null;
};
