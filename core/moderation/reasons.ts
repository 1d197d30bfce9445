export const reportReasons = ["closed", "wrong", "scam", "duplicate"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reasonNames: Record<ReportReason, string> = {
  closed: "It’s closed",
  wrong: "Something in it is wrong",
  scam: "It looks like a scam",
  duplicate: "It’s a duplicate",
};
