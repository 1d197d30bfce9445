import { logger } from "#core/platform/logger.server.ts";
import { hourMs } from "#core/text/time.ts";
import { isUsedUp, takeFrom } from "./take.ts";

const hourly = { count: 1, seconds: 3600 };
const bucket = ["unnamed-proxy", hourly, "any"] as const;

let quietUntil = 0;

/** Tells the operator once an hour: the log of each process, and administrators of all. */
export function noteUnnamedProxy(proxy: string, now = Date.now()) {
  if (now < quietUntil) return;
  quietUntil = now + hourMs;
  logger.warn({ proxy }, "all visitors of this proxy count as one: set TRUSTED_PROXIES");
  // Without the database, the log still tells.
  takeFrom(...bucket).catch(() => {});
}

export function wasProxyUnnamed(): Promise<boolean> {
  return isUsedUp(...bucket);
}
