import { stringify } from "csv-stringify/sync";
import type { Application } from "#core/tracker/applications/application-rows.ts";
import { statusLabel } from "#core/tracker/statuses.ts";

/** Writes RFC 4180 CSV in which no cell can be read as a formula. */
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
  return stringify([header, ...rows], {
    bom: true,
    record_delimiter: "\r\n",
    // Many readers otherwise end the row at a line break inside a cell.
    quote_record_delimiter: true,
    escape_formulas: true,
  });
}

const header = [
  ...["Job title", "Company", "Location", "Job type", "Pay", "Status", "Applied on"],
  ...["Still open", "Closed on", "Notes", "Job page"],
];

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
