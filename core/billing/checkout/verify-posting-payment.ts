import { z } from "zod";
import { findSession } from "#core/billing/checkout/find-session.ts";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { inTime } from "#core/billing/checkout/in-time.ts";
import { whyUnpaid } from "#core/billing/checkout/why-unpaid.ts";
import type { Order } from "#core/billing/orders.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { findPosting, type ManagedPosting } from "#core/postings/find-posting.ts";
import { takeFrom } from "#core/rate-limits/take.ts";

export type PaidPosting = {
  title: string;
  company_name: string;
  location: string;
  job_type: string | null;
  date_posted: string | null;
  expires_at: string | null;
  is_held: boolean;
  is_renewal: boolean;
  job_path: string | null;
};

export type VerifiedPosting =
  | { ok: true; job: PaidPosting }
  | { ok: false; reason: "no-session" | "not-found" | "pending" | "failed" }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number };

export async function verifyPostingPayment(
  sessionId: unknown,
  clientAddress: string,
  now = new Date(),
): Promise<VerifiedPosting> {
  if (typeof sessionId !== "string" || !sessionId.trim()) return { ok: false, reason: "no-session" };
  const taken = await takeFrom("payment-lookup", env.LIMIT_PAYMENT_LOOKUP, clientAddress, now);
  if (!taken.ok) return { ok: false, reason: "too-many", limit: taken.limit, retryAfter: taken.retryAfter };
  try {
    return await inTime(readPaid(sessionId.trim(), now));
  } catch (error) {
    logger.error({ err: error }, "a payment for a posting could not be verified");
    return { ok: false, reason: "failed" };
  }
}

const notFound = { ok: false, reason: "not-found" } as const;

async function readPaid(sessionId: string, now: Date): Promise<VerifiedPosting> {
  const fulfilled = await fulfilCheckout(sessionId, now);
  if (!fulfilled.ok) {
    const isPending = fulfilled.reason === "not-paid" && (await whyUnpaid(sessionId)) === "pending";
    return isPending ? { ok: false, reason: "pending" } : notFound;
  }
  if (fulfilled.checkout.purpose !== "job_post") return notFound;
  const id = await postingOf(fulfilled.checkout, sessionId);
  const posting = id && (await findPosting(id, now));
  if (!posting || posting.status === "hidden") return notFound;
  return { ok: true, job: told(posting, fulfilled.checkout) };
}

async function postingOf(order: Order, sessionId: string): Promise<string | null> {
  if (order.postingId) return order.postingId;
  const session = await findSession(sessionId);
  return z.uuid().safeParse(session?.metadata?.posting_id).data ?? null;
}

function told(posting: ManagedPosting, order: Order): PaidPosting {
  const { typed, datePosted, expiresAt, status } = posting;
  return {
    title: typed.title,
    company_name: typed.company_name,
    location: typed.location,
    job_type: typed.job_type || null,
    date_posted: datePosted?.toISOString() ?? null,
    expires_at: expiresAt?.toISOString() ?? null,
    is_held: status === "held",
    is_renewal: order.isRenewal,
    job_path: status === "active" ? posting.jobPath : null,
  };
}
