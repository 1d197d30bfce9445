export const keywordListNames = ["company", "activity", "roles", "industry"] as const;
export type KeywordListName = (typeof keywordListNames)[number];

export const rotationSize = 12;

export type SyncAction = {
  label: string;
  failed: string;
  /** Shown when the server gives no reason. */
  otherwise: string;
  body:
    | { mode: "daily"; useSmartRotation: true; rotationSize: number }
    | { mode: "backfill"; list?: KeywordListName };
};

export const syncActions: readonly SyncAction[] = [
  {
    label: "Daily Sync",
    failed: "Sync Failed",
    otherwise: "Failed to trigger sync",
    body: { mode: "daily", useSmartRotation: true, rotationSize },
  },
  {
    label: "Company Backfill",
    failed: "Company Backfill Failed",
    otherwise: "Failed to trigger company backfill",
    body: { mode: "backfill", list: "company" },
  },
  {
    label: "Activity Backfill",
    failed: "Activity Backfill Failed",
    otherwise: "Failed to trigger activity backfill",
    body: { mode: "backfill", list: "activity" },
  },
  {
    label: "Job Roles Backfill",
    failed: "Job Roles Backfill Failed",
    otherwise: "Failed to trigger job roles backfill",
    body: { mode: "backfill", list: "roles" },
  },
  {
    label: "Industry Backfill",
    failed: "Industry Backfill Failed",
    otherwise: "Failed to trigger industry backfill",
    body: { mode: "backfill", list: "industry" },
  },
];
