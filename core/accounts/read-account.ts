import { isAPIError } from "better-auth/api";
import { and, eq, gt, sql } from "drizzle-orm";
import { bearerIn, isJwt, sessionIn } from "#core/accounts/access-token.ts";
import type { Account } from "#core/accounts/account.ts";
import { longestSessionDays } from "#core/accounts/lifetimes.ts";
import { profiles, sessions } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { auth } from "./auth.server.ts";

const longestMs = longestSessionDays * dayMs;

/** `cookies` renew a session once a day, or remove one that ended. Send them with the response. */
export async function readAccount(
  headers: Headers,
  now = new Date(),
): Promise<{ account: Account | null; cookies: string[] }> {
  const token = bearerIn(headers.get("authorization"));
  if (token && isJwt(token)) return { account: await readTokenAccount(token, now), cookies: [] };
  const { response: found, headers: answered } = await askForSession(headers);
  if (found && now.getTime() - found.session.createdAt.getTime() >= longestMs) {
    await db.delete(sessions).where(eq(sessions.id, found.session.id));
    return readAccount(headers, now);
  }
  // A bearer token comes without cookies, but better-auth would remove cookies that it never set.
  const cookies = headers.has("authorization") ? [] : answered.getSetCookie().filter(isOfSession);
  if (!found) return { account: null, cookies };
  const { user, session } = found;
  return { account: toAccount(user, session.id), cookies };
}

/** Names its session, so that it ends with it. */
async function readTokenAccount(token: string, now: Date): Promise<Account | null> {
  const id = await sessionIn(token, now);
  if (id === null) return null;
  const [found] = await db
    .select({ user: profiles, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, id),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, new Date(now.getTime() - longestMs)),
      ),
    );
  if (!found) return null;
  return toAccount(found.user, found.sessionId);
}

type User = Pick<Account, "email"> & { id: string; role?: string | null } & Partial<
    Record<"visitedOn" | "visitedBefore", string | null>
  >;

function toAccount(
  { id, email, role, visitedOn = null, visitedBefore = null }: User,
  sessionId: string,
): Account {
  return { userId: id, sessionId, email, isAdmin: role === "admin", visitedOn, visitedBefore };
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
