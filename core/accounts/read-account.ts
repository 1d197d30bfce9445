import { isAPIError } from "better-auth/api";
import { eq, sql } from "drizzle-orm";
import type { Account } from "#core/accounts/account.ts";
import { longestSessionDays } from "#core/accounts/lifetimes.ts";
import { sessions } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { auth } from "./auth.server.ts";

const longestMs = longestSessionDays * dayMs;

/** `cookies` renew a session once a day, or remove one that ended. Send them with the response. */
export async function readAccount(
  headers: Headers,
  now = new Date(),
): Promise<{ account: Account | null; cookies: string[] }> {
  const { response: found, headers: answered } = await askForSession(headers);
  if (found && now.getTime() - found.session.createdAt.getTime() >= longestMs) {
    await db.delete(sessions).where(eq(sessions.id, found.session.id));
    return readAccount(headers, now);
  }
  // A bearer token comes without cookies, but better-auth would remove cookies that it never set.
  const cookies = headers.has("authorization") ? [] : answered.getSetCookie().filter(isOfSession);
  if (!found) return { account: null, cookies };
  const { user, session } = found;
  return {
    account: {
      userId: user.id,
      sessionId: session.id,
      email: user.email,
      isAdmin: user.role === "admin",
      visitedOn: user.visitedOn ?? null,
      visitedBefore: user.visitedBefore ?? null,
    },
    cookies,
  };
}

function isOfSession(cookie: string): boolean {
  return cookie.split("=", 1)[0]?.endsWith("waymark.session_token") ?? false;
}

async function askForSession(headers: Headers) {
  try {
    return await auth.api.getSession({ headers, returnHeaders: true });
  } catch (error) {
    // better-auth hides why it failed. Asking the database again shows whether that was the reason.
    if (isAPIError(error)) await db.execute(sql`select 1 from ${sessions} limit 1`);
    throw error;
  }
}
