import { hash } from "node:crypto";
import { sightingsOfRows, touchSeen } from "#core/jobs/intake/seen-again.ts";
import { findBoardJob } from "#core/sources/boards/find-board-job.ts";
import type { Source } from "#core/sources/source.ts";
import { tidyLine } from "#core/text/lines.ts";
import { dayMs } from "#core/text/time.ts";

/** A row as its source gave it, and the hash by which it is known again; none where the source does not say which job it is of. */
export type GivenRow = { row: unknown; rowHash?: string };

const readEveryDays = 7;

/**
 * All but those that are word for word what their source gave before: these count as seen. Each is read once a week
 * nonetheless, so that what our reading has learned since reaches it.
 */
export async function rowsToRead(source: Source, rows: unknown[], now: Date): Promise<GivenRow[]> {
  const given = rows.map((row): GivenRow & { id: string } => {
    const id = tidyLine(source.idOf(row) ?? "");
    return { row, id, ...(id && { rowHash: rowHashOf(row, id, now) }) };
  });
  const hashes = new Map<string, string | null>();
  for (const { id, rowHash } of given) {
    // Of several rows of one job, reading tells which counts.
    if (rowHash) hashes.set(id, hashes.has(id) && hashes.get(id) !== rowHash ? null : rowHash);
  }
  const known = await sightingsOfRows(source.name, hashes, now);
  // Its employer's board may have come since.
  const same = new Set(
    [...known].flatMap(([id, url]) => (source.hasBoards || !findBoardJob(url) ? [id] : [])),
  );
  await touchSeen(source.name, [...same], now);
  return given.filter(({ id }) => !same.has(id));
}

/** Differs from one week to the next; weeks of different jobs begin on different days. */
function rowHashOf(row: unknown, id: string, now: Date): string {
  const days = Math.floor(now.getTime() / dayMs) + (hash("sha256", id, "buffer")[0] ?? 0);
  const week = Math.floor(days / readEveryDays);
  return hash("sha256", JSON.stringify([week, row]), "base64url").slice(0, 32);
}
