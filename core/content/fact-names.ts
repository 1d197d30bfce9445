/** The facts of the product that content files may name as `{{freeJobs}}`. */
export const productFactNames = [
  "freeJobs",
  "weeklyPrice",
  "monthlyPrice",
  "yearlyPrice",
  "accessLeeway",
  "postingPrice",
  "postingTerm",
  "renameTime",
  "linkLife",
  "sessionLife",
  "longestSession",
  "emailChangeLife",
  "keptAdminActions",
  "keptSyncRuns",
  "keptSettledReports",
  "keptEmptySearches",
  "keptEmailChanges",
  "keptUnpaidCheckouts",
  "keptStripeEvents",
  "keptAlertMails",
  "keptMails",
  "keptRemoved",
  "keptUnconfirmedAlerts",
  "keptSwitchedOffAlerts",
  "keptUnclaimedSubscriptions",
  "keptUnclaimedCheckouts",
  "keptReturnedPayments",
  "keptUnpaidPostings",
  "keptEndedPostings",
  "keptUnshownPostings",
  "keptMessages",
] as const;

type OperatorFact = "siteName" | "email" | "address" | "founderName" | "founderPath" | "governingState";

/** What each `{{name}}` stands for. */
export type Facts = Record<OperatorFact | (typeof productFactNames)[number], string>;
