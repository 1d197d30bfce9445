import { pool } from "#core/platform/db.server.ts";
import { isSchemaCurrent } from "#db/migrate.ts";

/** No probe detects a full disk, so a failed write counts for this long. */
const fullForMs = 10_000;
let lackedRoomAt = Number.NEGATIVE_INFINITY;
let asking: Promise<DatabaseTrouble | null> | undefined;

/** Anyone may read `reason`. `error` is for the log. */
export type DatabaseTrouble = { reason: string; error?: unknown };

/** Returns null while the database can be read and written. */
export async function findDatabaseTrouble(now = Date.now()): Promise<DatabaseTrouble | null> {
  // A lock can delay a probe, so concurrent callers share one.
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  const trouble = await asking;
  if (trouble || now - lackedRoomAt > fullForMs) return trouble;
  return { reason: "the database lacks disk space or memory" };
}

async function ask(): Promise<DatabaseTrouble | null> {
  try {
    // Every page reads this table, so a lock on it counts.
    const { rows } = await pool.query(
      "select current_setting('transaction_read_only') as read_only, exists (select from jobs)",
    );
    if (rows[0].read_only !== "off") return { reason: "the database is read-only" };
    if (await isSchemaCurrent((sql) => pool.query(sql))) return null;
    return { reason: "the database's schema is older than this release (npm run db:migrate updates it)" };
  } catch (error) {
    const { code = "no code" } = error as { code?: string };
    const isAway = isDatabaseUnavailable(error);
    return { reason: `the database ${isAway ? "can't be reached" : "refuses a query"} (${code})`, error };
  }
}

const noRoom = new Set([
  "53100", // disk full
  "53200", // out of memory
]);

/** Statement timeout. */
const tooSlow = "57014";

const unavailable = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "25006", // read-only
  "25P03", // transaction idle for too long
  "40001", // conflicting changes
  "40P01", // deadlock
  "55P03", // lock not available in time
  tooSlow,
  ...noRoom,
]);

/** The database answers, but this statement met its limit. */
export function isTooSlow(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause)
    if ((e as { code?: string }).code === tooSlow) return true;
  return false;
}

export function isDatabaseUnavailable(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = (e as { code?: string }).code ?? "";
    if (noRoom.has(code)) lackedRoomAt = Date.now();
    if (unavailable.has(code) || code.startsWith("08")) return true;
    if (
      /connection terminated|query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
        e.message,
      )
    )
      return true;
  }
  return false;
}

export function isUniqueViolation(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause)
    if ((e as { code?: string }).code === "23505") return true;
  return false;
}
