import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { env } from "#core/platform/env.server.ts";
import { readCaller } from "#core/resources/caller.ts";
import { Refused, tooMany } from "#core/resources/refusal.ts";
import type { Caller } from "#core/resources/resource.ts";
import { createWindows } from "#server/guards/page-limit.ts";
import type { AppEnv } from "#server/request-facts.ts";

export type ProgramEnv = AppEnv & { Variables: { caller: Caller } };

const perMinute = env.PAGES_PER_MINUTE;

/** By address, and by account wherever it is used from. A program waits like somebody who opens pages. */
export function readCallers() {
  const windows = createWindows(perMinute);
  return createMiddleware<ProgramEnv>(async (c, next) => {
    const caller = await readCaller(c.req.header("authorization"), c.get("clientAddress"));
    const keys = [c.get("clientAddress"), ...(caller?.userId ? [caller.userId] : [])];
    for (const key of keys) {
      const wait = windows.take(key);
      if (wait !== null) throw tooMany({ limit: perMinute, retryAfter: wait });
    }
    if (!caller) throw new Refused(401, "PGRST301", "The token doesn't work, or no longer does.");
    c.set("caller", caller);
    await next();
  });
}

export function callerOf(c: Context<ProgramEnv>): Caller {
  return c.get("caller");
}
