import { countFailedTasks } from "#core/audit/failed-tasks.ts";
import { countSetAside } from "#core/audit/set-aside-rows.ts";
import { countFailedEvents } from "#core/billing/events/list-stripe-events.ts";
import { countOpenMessages } from "#core/contact/list-messages.ts";
import { listDeadLinks } from "#core/content/link-records.ts";
import { countUnsent } from "#core/mail/delivery/list-unsent.ts";
import { countReportedFacts } from "#core/moderation/facts/list-fact-reports.ts";
import { countOpenPairs } from "#core/moderation/list-pairs.ts";
import { countReportedJobs } from "#core/moderation/list-reports.ts";
import { countHeldPostings } from "#core/postings/list-postings.ts";
import { countFailingBoards } from "#core/sources/boards/list-boards.ts";
import { areaPath, areas } from "./find-area.ts";

const mostCounted = 1000;

const counts: Partial<Record<string, () => Promise<number>>> = {
  reports: countReportedJobs,
  "fact-reports": countReportedFacts,
  duplicates: countOpenPairs,
  postings: countHeldPostings,
  messages: countOpenMessages,
  boards: countFailingBoards,
  events: countFailedEvents,
  tasks: countFailedTasks,
  "set-aside": countSetAside,
  mails: () => countUnsent(mostCounted),
  links: async () => (await listDeadLinks()).length,
};

export function listAreas(): Promise<{ path: string; title: string; waiting: number | null }[]> {
  return Promise.all(
    areas.map(async ({ name, label }) => {
      const count = await counts[name]?.();
      return {
        path: areaPath(name),
        title: label,
        waiting: count === undefined ? null : Math.min(mostCounted, count),
      };
    }),
  );
}
