import type { Cell } from "#app/routes/admin/table/admin-area.ts";
import type { PostingPayment } from "#core/billing/postings/list-payments.ts";
import { managePath, receiptPath } from "#core/mail/posting-links.ts";
import type { PastDecision, PostingHistory } from "#core/postings/decisions/read-history.ts";
import { toPostingInput } from "#core/postings/form/read-posting.ts";
import { postingOf } from "#core/postings/posting-columns.ts";
import { statusAt } from "#core/postings/posting-state.ts";
import { dollars } from "#core/text/price.ts";
import { stateBadge } from "./state-badge.ts";

/** All that an administrator reads of a posting: plain values, so outsiders' text never becomes markup. */
export function recordOf({ row, jobPath, decisions }: PostingHistory, payments: PostingPayment[], now: Date) {
  const { id, linkVersion, isPaid, refundedAt, applyUrl, applyEmail, contactEmail, title } = row;
  const status = statusAt(row, now);
  const facts: [string, Cell][] = [
    ["State", stateBadge(row, payments, now)],
    ["Flagged because", row.findings.length ? { lines: row.findings } : null],
    ["Declined because", row.declineReason],
    ["Company", row.companyName],
    ["Place", row.location],
    ["Apply at", applyUrl ? { href: applyUrl, text: applyUrl } : applyEmail && { mail: applyEmail }],
    ["Contact", { mail: contactEmail, subject: title }],
    ["Paid", row.paidAt],
    ["Live since", row.datePosted],
    ["Until", row.datePosted && row.expiresAt],
    ["ID", id],
    ["Employer's page", isPaid ? { to: managePath(id, linkVersion), text: "Open it as the employer" } : null],
    ["Job's page", status === "active" && jobPath ? { to: jobPath, text: "Open it as a reader" } : null],
  ];
  return {
    typed: toPostingInput(postingOf(row)),
    facts: facts.filter(([, cell]) => cell !== null),
    payments: payments.map((payment) => ({
      ...paymentFacts(payment),
      receipt: receiptPath(id, linkVersion, payment.orderId),
    })),
    decisions: decisions.map(({ action, ...decision }) => ({ ...decision, what: actionWords[action] })),
    mayEdit: isPaid && !refundedAt && ["active", "held", "closed"].includes(status),
  };
}

function paymentFacts({ orderId, isRenewal, cents, paidAt, paidEmail, refund }: PostingPayment) {
  return {
    orderId,
    what: isRenewal ? "Renewal" : "First term",
    amount: dollars(cents),
    ...{ paidAt, paidEmail },
    refund: refund && { ...refund, says: refundWords[refund.state] },
  };
}

const refundWords = {
  refunded: "Refunded",
  waiting: "Refund not made yet",
  disputed: "Disputed; the bank decides",
};

const actionWords: Record<PastDecision["action"], string> = {
  held: "Held for review",
  released: "Released",
  hidden: "Hidden",
  declined: "Declined and refunded",
  refunded: "Refunded",
  changed: "Edited",
  extended: "Extended",
  given: "Given away",
  relinked: "Link renewed",
  referred: "Link for the employer sent",
  confirmed: "Confirmed by the employer",
};
