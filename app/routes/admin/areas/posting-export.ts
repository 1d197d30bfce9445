import { type AreaExport, mostExported } from "#app/routes/admin/table/admin-area.ts";
import { paidPostings } from "#core/postings/list-postings.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { statusAt } from "#core/postings/posting-state.ts";

export const postingExport: AreaExport = {
  header: [
    ...[
      "ID",
      "Title",
      "Company",
      "Location",
      "State",
      "Job type",
      "Remote",
      "Pay from",
      "Pay to",
      "Currency",
    ],
    ...["Contact", "Apply at", "Paid", "Until", "Refunded"],
  ],
  rows: async () => {
    const now = new Date();
    return (await paidPostings(mostExported)).map((row) => toCsvRow(row, now));
  },
};

function toCsvRow(row: PostingRow, now: Date) {
  const { id, title, companyName, location, jobType, hasRemote, salaryMin, salaryMax, salaryCurrency } = row;
  return [
    ...[id, title, companyName, location, statusAt(row, now), jobType, hasRemote ? "Yes" : "No"],
    ...[salaryMin, salaryMax, salaryCurrency, row.contactEmail, row.applyUrl ?? row.applyEmail],
    ...[row.paidAt, row.expiresAt, row.refundedAt].map((moment) => moment?.toISOString()),
  ];
}
