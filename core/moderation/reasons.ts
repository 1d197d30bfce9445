/** Pure: the browser may import it. */
export const reportReasons = ["closed", "wrong", "scam", "duplicate"] as const;
export type ReportReason = (typeof reportReasons)[number];
