import type { ShownUsage } from "#app/routes/admin/syncs/shown-usage.ts";
import { usageLevel } from "#app/routes/admin/syncs/usage-level.ts";
import type { ListedSource } from "#core/sources/overview.ts";

export type Need = { to: string; text: string };

type Area = { path: string; waiting: number | null };
type Known = {
  areas: Area[] | null;
  sources: ListedSource[] | null;
  usage: ShownUsage | null;
  isProxyUnnamed: boolean | null;
};

/** One word for each table whose rows wait for a hand, in the order of their weight. */
const words: [path: string, one: string, many: string][] = [
  ["/admin/reports", "reported job", "reported jobs"],
  ["/admin/fact-reports", "reported fact", "reported facts"],
  ["/admin/postings", "posting held for review", "postings held for review"],
  ["/admin/messages", "contact message", "contact messages"],
  ["/admin/events", "payment event that failed", "payment events that failed"],
  ["/admin/tasks", "failed task", "failed tasks"],
  ["/admin/set-aside", "record set aside", "records set aside"],
  ["/admin/boards", "board with a problem", "boards with a problem"],
  ["/admin/duplicates", "pair of likely duplicates", "pairs of likely duplicates"],
  ["/admin/links", "dead link", "dead links"],
];

/** What waits for an administrator, each with the table where it is settled. */
export function listNeeds({ areas, sources, usage, isProxyUnnamed }: Known): Need[] {
  const waiting = words.flatMap(([path, one, many]) => {
    const count = areas?.find((area) => area.path === path)?.waiting;
    return count ? { to: path, text: `${count.toLocaleString("en-US")} ${count === 1 ? one : many}` } : [];
  });
  const failed = (sources ?? []).filter(({ isOn, lastRun }) => isOn && lastRun?.state === "failed");
  const proxy = isProxyUnnamed ? [{ to: "/admin#proxy", text: "All visitors count as one" }] : [];
  return [...proxy, ...quotaNeeds(usage), ...waiting, ...failed.map(toNeed)];
}

function toNeed({ name, label }: ListedSource): Need {
  return { to: `/admin/runs?source=${name}&state=failed`, text: `The last sync of ${label} failed` };
}

function quotaNeeds(usage: ShownUsage | null): Need[] {
  if (!usage) return [];
  const to = "/admin#usage";
  if (usage.exceeded) return [{ to, text: "The month's quota is used up" }];
  return (["requests", "jobs"] as const)
    .filter((what) => usageLevel(usage[what]).needsHand)
    .map((what) => ({ to, text: `${usageLevel(usage[what]).percent}% of the month's ${what} are used` }));
}
