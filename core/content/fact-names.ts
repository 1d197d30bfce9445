export const productFactNames = [
  "freeJobs",
  "weeklyPrice",
  "monthlyPrice",
  "yearlyPrice",
  "accessLeeway",
  "postingPrice",
  "postingTerm",
  "closingNotice",
  "renameTime",
  "linkLife",
  "sessionLife",
  "longestSession",
  "emailChangeLife",
  "unseenLife",
  "deviceCopies",
  "keptAdminActions",
  "keptSyncRuns",
  "keptSettledReports",
  "keptEmptySearches",
  "keptEmailChanges",
  "keptUnpaidCheckouts",
  "keptStripeEvents",
  "keptRevenue",
  "keptAlertMails",
  "keptRowAttempts",
  "keptMails",
  "keptRemoved",
  "keptAppliedChanges",
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

type OperatorFact =
  | "siteName"
  | "origin"
  | "publicKey"
  | "email"
  | "address"
  | "founderName"
  | "founderPath"
  | "governingState";

export type Facts = Record<OperatorFact | (typeof productFactNames)[number], string>;
