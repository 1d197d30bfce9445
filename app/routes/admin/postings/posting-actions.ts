import type { RowAction } from "#app/routes/admin/table/admin-area.ts";
import { mayDecline } from "#core/postings/decisions/decline-posting.ts";
import { mayExtend } from "#core/postings/decisions/extend-posting.ts";
import { offerTerm } from "#core/postings/offer.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";

/** What a review ends with; the table offers it, too. */
export function reviewActions(row: PostingRow): RowAction[] {
  const { status, isPaid, refundedAt, declineReason, datePosted, updatedAt } = row;
  if (!isPaid) return [];
  const release: RowAction = {
    intent: "release",
    label: status === "held" ? "Release" : "Put back",
    confirm: "It goes live immediately.",
    fields: { seen: updatedAt.toISOString() },
    note: "Why",
  };
  const mayRelease = (status === "held" || status === "hidden") && !refundedAt && !declineReason;
  return [
    ...(mayRelease ? [release] : []),
    ...(mayDecline(row) ? [decline] : []),
    ...(status !== "hidden" && datePosted ? [hide] : []),
  ];
}

const decline: RowAction = {
  intent: "decline",
  label: "Decline and refund",
  confirm: "The employer gets your reason by email, and the whole payment back. This can't be undone.",
  note: "Reason, for the employer",
};

const hide: RowAction = {
  intent: "hide",
  label: "Hide",
  confirm: "Readers can't see it anymore. The employer gets no refund, because it was live.",
  note: "Why",
};

export function postingActions(
  row: PostingRow,
  { isPaidFor, isRefundOpen }: { isPaidFor: boolean; isRefundOpen: boolean },
): RowAction[] {
  if (!row.isPaid) return row.status === "pending" ? [give] : [];
  return [
    ...reviewActions(row),
    ...(isRefundOpen ? [retry] : []),
    ...(mayExtend(row) ? [extend] : []),
    ...(isPaidFor && row.datePosted && !row.refundedAt ? [refund] : []),
    ...[sendLink, relink],
  ];
}

const retry: RowAction = { intent: "retry-refund", label: "Try the refund again" };

const extend: RowAction = {
  intent: "extend",
  label: "Extend",
  confirm: "The days are added to what is left, free of charge. An ended posting goes live again.",
  input: { name: "days", label: "Days", value: "7" },
  note: "Why",
};

const refund: RowAction = {
  intent: "refund",
  label: "Refund",
  confirm: "All its payments go back in full, and it leaves every list for good. The employer gets an email.",
  note: "Reason, for the employer (optional)",
};

const give: RowAction = {
  intent: "give",
  label: "Give away",
  confirm: `It's paid with $0 and goes live for ${offerTerm}, after review where its text needs one.`,
  note: "Why",
};

const sendLink: RowAction = { intent: "send-link", label: "Email its link" };

const relink: RowAction = {
  intent: "relink",
  label: "Renew its link",
  confirm: "Every earlier link stops working. The contact address gets the new one.",
  note: "Why",
};
