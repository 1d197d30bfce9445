import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { env } from "#core/platform/env.server.ts";
import { readCaller } from "#core/resources/caller.ts";
import { Refused, tooMany } from "#core/resources/refusal.ts";
import type { Caller } from "#core/resources/resource.ts";
import { createWindows } from "#server/guards/page-limit.ts";
import { createTurns } from "#server/guards/search-turns.ts";
import type { AppEnv } from "#server/request-facts.ts";

export type ProgramEnv = AppEnv & { Variables: { caller: Caller } };

const perMinute = env.PAGES_PER_MINUTE;

const windows = createWindows(perMinute);
/** One after another, as the connection is one; addresses take turns. */
const enter = createTurns({ atOnce: 1, mostWaiting: 50 });

/** By address, and by account wherever it is used from. A program waits like somebody who opens pages. */
export const limitAddresses = createMiddleware<AppEnv>(async (c, next) => {
  take(c.get("clientAddress"));
  await next();
});

export const readCallers = createMiddleware<ProgramEnv>(async (c, next) => {
  const key = c.req.header("apikey");
  const authorization = c.req.header("authorization") ?? (key && `Bearer ${key}`);
  const caller = await readCaller(authorization, c.get("clientAddress"));
  if (!caller) throw new Refused(401, "PGRST301", "The token doesn't work, or no longer does.");
  if (caller.userId !== null) take(caller.userId);
  c.set("caller", caller);
  await next();
});

function take(key: string): void {
  const wait = windows.take(key);
  if (wait !== null) throw tooMany({ limit: perMinute, retryAfter: wait });
}

/** What asks the database for much. */
export async function inTurn<T>(c: Context<ProgramEnv>, work: () => Promise<T>): Promise<T> {
  const leave = await enter(c.get("clientAddress"));
  if (!leave)
    throw new Refused(503, "PGRST003", "Too many programs ask right now.", {
      wait: { limit: 1, retryAfter: 5 },
    });
  return work().finally(leave);
}

export function callerOf(c: Context<ProgramEnv>): Caller {
  return c.get("caller");
}
