import { and, eq, gt, isNull, or } from "drizzle-orm";
import { checkouts } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";

const longestMs = dayMs;

/** A buyer who is just coming back brings the session's id. */
export async function isAwaited(userId: string, sessionId: string | null, now: Date): Promise<boolean> {
  const isBack = gt(checkouts.returnedAt, new Date(now.getTime() - longestMs));
  const found = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        eq(checkouts.purpose, "subscription"),
        isNull(checkouts.fulfilledAt),
        sessionId ? or(isBack, eq(checkouts.stripeSessionId, sessionId)) : isBack,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Null for sessions that aren't this account's. */
export async function findReturn(
  userId: string,
  sessionId: string,
  now: Date,
): Promise<"paid" | "open" | null> {
  const [order] = await db
    .select({ fulfilledAt: checkouts.fulfilledAt })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.stripeSessionId, sessionId),
        eq(checkouts.userId, userId),
        eq(checkouts.purpose, "subscription"),
      ),
    );
  if (!order) return null;
  if (!order.fulfilledAt) return "open";
  return now.getTime() - order.fulfilledAt.getTime() < longestMs ? "paid" : null;
}

export async function noteReturn(userId: string, sessionId: string, now: Date): Promise<void> {
  await db
    .update(checkouts)
    .set({ returnedAt: now })
    .where(and(ofSession(sessionId), eq(checkouts.userId, userId)));
}

export async function forgetReturn(sessionId: string): Promise<void> {
  await db.update(checkouts).set({ returnedAt: null }).where(ofSession(sessionId));
}

function ofSession(sessionId: string) {
  return and(eq(checkouts.stripeSessionId, sessionId), isNull(checkouts.fulfilledAt));
}
