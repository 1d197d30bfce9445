import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { profiles } from "#core/accounts/tables.ts";
import type { EventOutcome } from "#core/billing/events/event-outcomes.ts";
import { billingCustomers, checkouts, stripeEvents, userSubscriptions } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { lastPage, rowsAtOnce, rowsOf } from "#core/platform/numbered-pages.ts";
import { normalizeEmail } from "#core/text/read-email.ts";

export type ListedEvent = Pick<
  typeof stripeEvents.$inferSelect,
  "id" | "type" | "objectId" | "receivedAt" | "handledAt" | "outcome" | "detail" | "stripeCustomerId"
> & { email: string | null; sessionId: string | null };

type Query = { search: string; page: number; outcome: EventOutcome | null };

const mostCounted = lastPage * rowsAtOnce;

/**
 * Newest first; `search` is a whole email address or a whole id of Stripe's. An address and a session also
 * find the events that name only their customer or order.
 */
export async function listStripeEvents({ search, page, outcome }: Query) {
  const { id, type, objectId, receivedAt, handledAt, detail, email, stripeCustomerId } = stripeEvents;
  const isMeant = and(
    search ? await isAbout(search) : undefined,
    outcome ? eq(stripeEvents.outcome, outcome) : undefined,
  );
  const { limit, offset } = rowsOf(page);
  const some = db
    .select({ id })
    .from(stripeEvents)
    .where(isMeant)
    .limit(mostCounted + 1);
  const [events, counted] = await Promise.all([
    db
      .select({
        ...{ id, type, objectId, receivedAt, handledAt, detail, stripeCustomerId },
        outcome: stripeEvents.outcome,
        email: sql<
          string | null
        >`coalesce(${email}, (select ${userSubscriptions.paidEmail} from ${userSubscriptions}
          where ${userSubscriptions.stripeCustomerId} = ${stripeCustomerId} limit 1))`,
        sessionId: checkouts.stripeSessionId,
      })
      .from(stripeEvents)
      .leftJoin(checkouts, eq(checkouts.id, stripeEvents.checkoutId))
      .where(isMeant)
      .orderBy(desc(receivedAt), desc(id))
      .limit(limit)
      .offset(offset),
    db.execute<{ count: number }>(sql`select count(*)::int as count from (${some.getSQL()}) as found`),
  ]);
  const total = counted.rows[0]?.count ?? 0;
  return {
    events: events satisfies ListedEvent[],
    total: Math.min(total, mostCounted),
    isCapped: total > mostCounted,
  };
}

/** Those that failed and are tried again. */
export function countFailedEvents(): Promise<number> {
  return db.$count(stripeEvents, and(eq(stripeEvents.outcome, "failed"), isNull(stripeEvents.handledAt)));
}

async function isAbout(search: string): Promise<SQL | undefined> {
  const { id, objectId, email, stripeCustomerId, checkoutId } = stripeEvents;
  const address = search.includes("@") ? normalizeEmail(search) : null;
  const isNamed = address
    ? eq(email, address)
    : or(eq(id, search), eq(objectId, search), eq(stripeCustomerId, search));
  if (!address && !search.startsWith("cs_")) return isNamed;
  const [named, bought, orders] = await Promise.all([
    db
      .select({ customer: stripeCustomerId, order: checkoutId })
      .from(stripeEvents)
      .where(isNamed)
      .limit(most),
    address ? customersOf(address) : [],
    db.select({ order: checkouts.id }).from(checkouts).where(eq(checkouts.stripeSessionId, search)),
  ]);
  const customers = [...(address ? named : []), ...bought].flatMap(({ customer }) => customer ?? []);
  const orderIds = [...named, ...orders].flatMap(({ order }) => order ?? []);
  return or(
    isNamed,
    inArray(stripeCustomerId, [...new Set(customers)]),
    inArray(checkoutId, [...new Set(orderIds)]),
  );
}

const most = 200;

function customersOf(email: string) {
  const { stripeCustomerId: customer, paidEmail, userId } = userSubscriptions;
  const owner = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
  return unionAll(
    db.select({ customer }).from(userSubscriptions).where(eq(paidEmail, email)),
    db.select({ customer }).from(userSubscriptions).where(inArray(userId, owner)),
    db
      .select({ customer: billingCustomers.stripeCustomerId })
      .from(billingCustomers)
      .where(inArray(billingCustomers.userId, owner)),
  ).limit(most);
}
