import type { Analytics } from "#core/billing/checkout/checkout-session.ts";
import { findOrWriteOrder, payOrder, settleOrders } from "#core/billing/checkout/posting-orders.ts";
import type { Order } from "#core/billing/orders.ts";
import { postingToken } from "#core/mail/posting-links.ts";
import { db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";
import { findByToken, findPosting } from "#core/postings/find-posting.ts";
import type { Posting, PostingErrors } from "#core/postings/form/posting-form.ts";
import { readPosting } from "#core/postings/form/read-posting.ts";
import { lockPosting } from "#core/postings/lock-posting.ts";
import { offerTerm, reminderMinutes } from "#core/postings/offer.ts";
import { reviewReason, screenPosting } from "#core/postings/screening/screen-posting.ts";
import { storePosting } from "#core/postings/store-posting.ts";
import { takeFrom } from "#core/rate-limits/take.ts";

const remindAfterMs = reminderMinutes * 60_000;

type Asker = { clientAddress: string; analytics: Analytics };

export type StartedPosting =
  | { ok: true; url: string; token: string; review?: string }
  | { ok: false; reason: "invalid"; errors: PostingErrors }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number }
  | { ok: false; reason: "paid"; token: string }
  | { ok: false; reason: "unavailable"; token: string | null };

export async function startPostingCheckout(
  fields: Record<string, unknown>,
  token: unknown,
  asker: Asker,
  now = new Date(),
): Promise<StartedPosting> {
  const read = readPosting(fields);
  if (!read.ok) return { ok: false, reason: "invalid", errors: read.errors };
  const taken = await takeFrom("checkout", env.LIMIT_CHECKOUT, asker.clientAddress, now);
  if (!taken.ok) return { ok: false, reason: "too-many", limit: taken.limit, retryAfter: taken.retryAfter };
  const { posting } = read;
  const named = await findByToken(token, now);
  const [known, linkVersion] = [named?.id ?? null, named?.linkVersion ?? 0];
  const review = reviewReason(await screenPosting(db, posting));
  const note = review && `${review} Your ${offerTerm} start when it's live.`;
  const payer = { email: posting.contactEmail, linkVersion, analytics: asker.analytics, note };
  const isSettled = !known || (await reach(() => settleOrders(known, payer, now))) !== null;
  const order = await inTransaction((tx) => storeAndOrder(tx, posting, known, now));
  if (!order) return { ok: false, reason: "paid", token: postingToken(String(known), linkVersion) };
  const own = postingToken(String(order.postingId), linkVersion);
  const url = isSettled ? await reach(() => payOrder(order, payer, now)) : null;
  return url
    ? { ok: true, url, token: own, ...(review && { review }) }
    : { ok: false, reason: "unavailable", token: own };
}

export type StartedRenewal =
  | { ok: true; url: string }
  | { ok: false; reason: "not-renewable" | "unavailable" }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number };

export async function startRenewalCheckout(
  postingId: string,
  asker: Asker,
  now = new Date(),
): Promise<StartedRenewal> {
  const known = await findPosting(postingId, now);
  if (!known?.mayRenew) return { ok: false, reason: "not-renewable" };
  const taken = await takeFrom("checkout", env.LIMIT_CHECKOUT, asker.clientAddress, now);
  if (!taken.ok) return { ok: false, reason: "too-many", limit: taken.limit, retryAfter: taken.retryAfter };
  const { linkVersion, typed } = known;
  const payer = { email: typed.contact_email, linkVersion, analytics: asker.analytics, note: null };
  const url = await reach(async () => {
    await settleOrders(postingId, payer, now);
    const order = await inTransaction(async (tx) => {
      await lockPosting(tx, postingId);
      return findOrWriteOrder(tx, { postingId, isRenewal: true }, now);
    });
    return payOrder(order, payer, now);
  });
  return url ? { ok: true, url } : { ok: false, reason: "unavailable" };
}

/** Null if the posting is paid. Writing locks it, so two clicks at once find one order. */
async function storeAndOrder(
  tx: Tx,
  posting: Posting,
  known: string | null,
  now: Date,
): Promise<Order | null> {
  const postingId = await storePosting(tx, posting, known, now);
  if (!postingId) return null;
  const startAfter = new Date(now.getTime() + remindAfterMs);
  if (!known) await enqueue(tx, "postings.remind", { postingId }, { startAfter });
  return findOrWriteOrder(tx, { postingId, isRenewal: false }, now);
}

async function reach<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    logger.error({ err: error }, "a checkout of a posting could not be started");
    return null;
  }
}
