import { pool } from "#core/platform/db.server.ts";
import { isSchemaCurrent } from "#db/migrate.ts";

/** Whether the database answers and has this release's schema. */
export function isDatabaseReady(): Promise<boolean> {
  return isSchemaCurrent((sql) => pool.query(sql)).catch(() => false);
}

const connectionCodes = new Set([
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
]);

/** Whether an error means that the database cannot be reached now, so that trying again later may work. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = (e as { code?: string }).code ?? "";
    if (connectionCodes.has(code) || code.startsWith("08")) return true;
    if (
      /connection terminated|query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
        e.message,
      )
    )
      return true;
  }
  return false;
}
