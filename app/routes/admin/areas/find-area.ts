import type { AreaHandlers } from "#app/routes/admin/table/admin-area.ts";
import { audit } from "./audit.ts";
import { blocks } from "./blocks.ts";
import { duplicates } from "./duplicates.ts";
import { factReports } from "./fact-reports.ts";
import { facts } from "./facts.ts";
import { jobs } from "./jobs.ts";
import { links } from "./links.ts";
import { mails } from "./mails.ts";
import { messages } from "./messages.ts";
import { events } from "./payments/events.ts";
import { revenue } from "./payments/revenue.ts";
import { subscriptions } from "./payments/subscriptions.ts";
import { postings } from "./postings.ts";
import { reports } from "./reports.ts";
import { searches } from "./searches.ts";
import { setAside } from "./set-aside.ts";
import { boards } from "./sources/boards.ts";
import { jobLinks } from "./sources/job-links.ts";
import { keywords } from "./sources/keywords.ts";
import { runs } from "./sources/runs.ts";
import { suppressions } from "./suppressions.ts";
import { tasks } from "./tasks.ts";

type Area = { name: string; label: string; handlers: AreaHandlers };

export const areas: readonly Area[] = [
  { name: "reports", label: "Reported jobs", handlers: reports },
  { name: "fact-reports", label: "Reported facts", handlers: factReports },
  { name: "duplicates", label: "Duplicates", handlers: duplicates },
  { name: "jobs", label: "Jobs", handlers: jobs },
  { name: "facts", label: "Facts", handlers: facts },
  { name: "blocks", label: "Blocks", handlers: blocks },
  { name: "postings", label: "Featured postings", handlers: postings },
  { name: "messages", label: "Contact messages", handlers: messages },
  { name: "runs", label: "Sync runs", handlers: runs },
  { name: "boards", label: "Employer boards", handlers: boards },
  { name: "job-links", label: "Job links", handlers: jobLinks },
  { name: "keywords", label: "Keywords", handlers: keywords },
  { name: "searches", label: "Searches that found nothing", handlers: searches },
  { name: "subscriptions", label: "Subscriptions", handlers: subscriptions },
  { name: "revenue", label: "Revenue", handlers: revenue },
  { name: "events", label: "Payment events", handlers: events },
  { name: "tasks", label: "Failed tasks", handlers: tasks },
  { name: "set-aside", label: "Set aside", handlers: setAside },
  { name: "mails", label: "Unsent emails", handlers: mails },
  { name: "suppressions", label: "Suppressed addresses", handlers: suppressions },
  { name: "links", label: "Dead links", handlers: links },
  { name: "audit", label: "Audit log", handlers: audit },
];

export function findArea(name: string): AreaHandlers | null {
  return areas.find((area) => area.name === name)?.handlers ?? null;
}

export function areaPath(name: string): string {
  return `/admin/${name}`;
}
