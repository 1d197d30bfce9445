export const keywordListNames = ["company", "activity", "roles", "industry"] as const;
export type KeywordListName = (typeof keywordListNames)[number];

export const rotationSize = 12;

export type SyncAction = {
  label: string;
  failed: string;
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
  backfill("Company", "company"),
  backfill("Activity", "activity"),
  backfill("Job Roles", "roles"),
  backfill("Industry", "industry"),
];

function backfill(name: string, list: KeywordListName): SyncAction {
  const label = `${name} Backfill`;
  const otherwise = `Failed to trigger ${label.toLowerCase()}`;
  return { label, failed: `${label} Failed`, otherwise, body: { mode: "backfill", list } };
}
