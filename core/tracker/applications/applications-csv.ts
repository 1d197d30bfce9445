import { toCsv } from "#core/text/csv.ts";
import type { Application } from "#core/tracker/applications/application-rows.ts";
import { statusLabel } from "#core/tracker/statuses.ts";

export function applicationsCsv(entries: Application[], origin: string): string {
  const rows = entries.map((entry) => [
    entry.jobTitle,
    entry.companyName,
    entry.location,
    entry.jobType,
    entry.salary,
    statusLabel(entry.status),
    dayOf(entry.appliedAt),
    entry.isOpen ? "Yes" : "No",
    entry.closedAt && dayOf(entry.closedAt),
    entry.notes,
    origin + entry.jobUrl,
  ]);
  return toCsv(header, rows);
}

const header = [
  ...["Job title", "Company", "Location", "Job type", "Pay", "Status", "Applied on"],
  ...["Still open", "Closed on", "Notes", "Job page"],
];

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
