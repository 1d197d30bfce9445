import { stringify } from "csv-stringify/sync";
import type { Application } from "#core/tracker/applications/application-rows.ts";
import { statusLabel } from "#core/tracker/statuses.ts";

/** Applications as a table for a spreadsheet (RFC 4180), in which no cell counts as a formula. Pure. */
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
    // Without this mark at its start, Excel takes UTF-8 for something else.
    bom: true,
    record_delimiter: "\r\n",
    // Left out, a line break within a cell would end its row for many readers.
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
