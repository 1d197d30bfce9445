import { hash } from "node:crypto";
import { sightingsOfRows, touchSeen } from "#core/jobs/intake/unchanged-listings.ts";
import { logger } from "#core/platform/logger.server.ts";
import { findBoardJob } from "#core/sources/boards/find-board-job.ts";
import type { Source } from "#core/sources/source.ts";
import { tidyLine } from "#core/text/tidy.ts";
import { dayMs } from "#core/text/time.ts";

/** `id` is empty if the row states none. */
export type GivenRow = { row: unknown; id: string; rowHash?: string };

const readEveryDays = 7;

/**
 * Unchanged rows are only marked as seen. Every row is read at least weekly, so improvements of the reader
 * reach it.
 */
export async function rowsToRead(source: Source, rows: unknown[], now: Date): Promise<GivenRow[]> {
  const given = rows.map((row) => identify(source, row, now));
  const hashes = new Map<string, string | null>();
  for (const { id, rowHash } of given) {
    // A job with several different rows is always read.
    if (rowHash) hashes.set(id, hashes.has(id) && hashes.get(id) !== rowHash ? null : rowHash);
  }
  const known = await sightingsOfRows(source.name, hashes, now);
  // The employer's board may have been added since.
  const same = new Set(
    [...known].flatMap(([id, url]) => (source.hasBoards || !findBoardJob(url) ? [id] : [])),
  );
  await touchSeen(source.name, [...same], now);
  return given.filter(({ id }) => !same.has(id));
}

function identify(source: Source, row: unknown, now: Date): GivenRow {
  try {
    const id = tidyLine(source.idOf(row) ?? "");
    return { row, id, ...(id && { rowHash: rowHashOf(row, id, now) }) };
  } catch (error) {
    logger.warn({ err: error, source: source.name }, "a row's id could not be read");
    return { row, id: "" };
  }
}

/** The hash changes weekly, on a different day for each job. */
function rowHashOf(row: unknown, id: string, now: Date): string {
  const days = Math.floor(now.getTime() / dayMs) + (hash("sha256", id, "buffer")[0] ?? 0);
  const week = Math.floor(days / readEveryDays);
  return hash("sha256", JSON.stringify([week, row]), "base64url").slice(0, 32);
}
