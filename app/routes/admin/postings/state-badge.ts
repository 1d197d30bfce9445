import type { Cell } from "#app/routes/admin/table/admin-area.ts";
import type { PostingPayment } from "#core/billing/postings/list-payments.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { statusAt } from "#core/postings/posting-state.ts";

type Badge = Extract<Cell, { badge: string }>;

const states: Record<PostingRow["status"], Badge> = {
  held: { badge: "Held", tone: "warn" },
  active: { badge: "Live", tone: "good" },
  hidden: { badge: "Hidden", tone: "bad" },
  pending: { badge: "Unpaid", tone: "plain" },
  closed: { badge: "Closed", tone: "plain" },
  expired: { badge: "Ended", tone: "plain" },
};

export function stateBadge(row: PostingRow, payments: PostingPayment[], now: Date): Badge {
  const { badge, tone } = states[statusAt(row, now)];
  const word = row.declineReason === null ? badge : "Declined";
  const refunds = payments.flatMap(({ refund }) => refund ?? []);
  if (refunds.some(({ state }) => state === "waiting"))
    return { badge: `${word}, refund not made yet`, tone: "bad" };
  if (refunds.some(({ state }) => state === "disputed")) return { badge: `${word}, disputed`, tone: "bad" };
  return { badge: row.refundedAt ? `${word}, refunded` : word, tone };
}
