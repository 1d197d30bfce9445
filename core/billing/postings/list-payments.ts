import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { centsOf } from "#core/billing/postings/request-refunds.ts";
import { checkouts, postingRefunds } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";

export type PostingPayment = {
  orderId: string;
  isRenewal: boolean;
  cents: number;
  paidAt: Date;
  paidEmail: string | null;
  refund: { state: "refunded" | "waiting" | "disputed"; at: Date; failure: string | null } | null;
};

export async function listPayments(
  postingIds: string[],
): Promise<(PostingPayment & { postingId: string })[]> {
  if (!postingIds.length) return [];
  const found = await db
    .select({ order: checkouts, refund: postingRefunds })
    .from(checkouts)
    .leftJoin(postingRefunds, eq(postingRefunds.checkoutId, checkouts.id))
    .where(and(inArray(checkouts.postingId, postingIds), isNotNull(checkouts.fulfilledAt)))
    .orderBy(asc(checkouts.fulfilledAt));
  return found.map(({ order, refund }) => ({
    ...{ orderId: order.id, isRenewal: order.isRenewal, paidEmail: order.paidEmail },
    postingId: String(order.postingId),
    cents: centsOf([order]),
    paidAt: order.fulfilledAt ?? order.createdAt,
    refund: refund && {
      state: refund.refundedAt ? "refunded" : refund.isDisputed ? "disputed" : "waiting",
      at: refund.refundedAt ?? refund.requestedAt,
      failure: refund.failure,
    },
  }));
}
