import { reviewActions } from "#app/routes/admin/postings/posting-actions.ts";
import { postingActs } from "#app/routes/admin/postings/posting-acts.ts";
import { stateBadge } from "#app/routes/admin/postings/state-badge.ts";
import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import { listPayments, type PostingPayment } from "#core/billing/postings/list-payments.ts";
import { searchPostings } from "#core/postings/list-postings.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { postingExport } from "./posting-export.ts";

export const postings: AreaHandlers = {
  async load(query) {
    const { postings, total } = await searchPostings(query);
    const payments = await listPayments(postings.map(({ id }) => id));
    const now = new Date();
    return {
      title: "Featured postings",
      intro:
        "Paid postings. The ones that need review come first. Open a posting to edit, extend, refund or give it away. Search also finds unpaid and ended ones.",
      links: [{ to: "/admin/postings/export", text: "Download as CSV", isFile: true }],
      searches: "title, company, place, contact or ID",
      columns: [
        "Posting",
        "Company",
        "State",
        "Flagged because",
        "Text",
        "Apply at",
        "Contact",
        "Paid",
        "Until",
      ],
      rows: postings.map((row) =>
        toRow(
          row,
          payments.filter(({ postingId }) => postingId === row.id),
          now,
        ),
      ),
      ...{ total, empty: "No paid postings yet." },
    };
  },
  exports: postingExport,
  actions: postingActs,
};

function toRow(row: PostingRow, payments: PostingPayment[], now: Date): AreaRow {
  const { id, title, companyName, findings, descriptionMd, applyUrl, applyEmail, contactEmail } = row;
  return {
    id,
    cells: [
      { to: `/admin/postings/${id}`, text: title },
      companyName,
      stateBadge(row, payments, now),
      { lines: findings },
      { long: `${row.location}\n\n${descriptionMd}` },
      applyUrl ? { href: applyUrl, text: applyUrl } : applyEmail && { mail: applyEmail },
      { mail: contactEmail, subject: title },
      row.paidAt,
      row.datePosted && row.expiresAt,
    ],
    actions: reviewActions(row),
  };
}
