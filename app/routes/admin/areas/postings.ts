import type {
  AreaHandlers,
  AreaOutcome,
  AreaRow,
  Cell,
  RowAction,
} from "#app/routes/admin/table/admin-area.ts";
import { managePath } from "#core/mail/posting-links.ts";
import { searchPostings } from "#core/postings/list-postings.ts";
import { type Release, releasePosting, takeDown } from "#core/postings/moderate-posting.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { statusAt } from "#core/postings/posting-state.ts";
import { outcomeOf } from "./outcome-of.ts";

export const postings: AreaHandlers = {
  async load(query) {
    const { postings, total } = await searchPostings(query);
    const now = new Date();
    return {
      title: "Featured postings",
      intro:
        "Paid postings. The ones that need review come first. Read a posting before you release it. Search also finds unpaid and ended ones.",
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
      rows: postings.map((row) => toRow(row, now)),
      ...{ total, empty: "No paid postings yet." },
    };
  },
  actions: {
    hide: async ({ id = "", note }, by) =>
      outcomeOf(
        await takeDown({ id, by, note: note || undefined }),
        "The posting is hidden. The employer gets no refund.",
        "This posting isn't paid or is already hidden.",
      ),
    release: async ({ id = "", note, seen = "" }, by) => {
      const seenUpdatedAt = new Date(seen);
      if (Number.isNaN(seenUpdatedAt.getTime())) return refusal("changed");
      const released = await releasePosting({ id, by, note: note || undefined, seenUpdatedAt });
      return released.ok ? { ok: true, message: "The posting is live." } : refusal(released.reason);
    },
  },
};

function refusal(reason: Extract<Release, { ok: false }>["reason"]): AreaOutcome {
  const error =
    reason === "changed"
      ? "The posting has changed since you opened this page. Read it again, then release it."
      : "There is nothing to release. The posting isn't held or hidden, was refunded, or has ended.";
  return { ok: false, status: 409, error };
}

const states: Record<PostingRow["status"], Badge> = {
  held: { badge: "Held", tone: "warn" },
  active: { badge: "Live", tone: "good" },
  hidden: { badge: "Hidden", tone: "bad" },
  pending: { badge: "Unpaid", tone: "plain" },
  closed: { badge: "Closed", tone: "plain" },
  expired: { badge: "Ended", tone: "plain" },
};
type Badge = Extract<Cell, { badge: string }>;

function toRow(row: PostingRow, now: Date): AreaRow {
  const { id, title, companyName, findings, descriptionMd, applyUrl, applyEmail, contactEmail } = row;
  const { badge, tone } = states[statusAt(row, now)];
  return {
    id,
    cells: [
      { to: managePath(id), text: title },
      companyName,
      { badge: row.refundedAt ? `${badge}, refunded` : badge, tone },
      { lines: findings },
      { long: `${row.location}\n\n${descriptionMd}` },
      applyUrl ? { href: applyUrl, text: applyUrl } : applyEmail && { mail: applyEmail },
      { mail: contactEmail, subject: title },
      row.paidAt,
      row.expiresAt,
    ],
    actions: actionsOf(row),
  };
}

function actionsOf({ status, isPaid, refundedAt, updatedAt }: PostingRow): RowAction[] {
  if (!isPaid) return [];
  const release: RowAction = {
    intent: "release",
    label: status === "held" ? "Release" : "Put back",
    confirm: "It goes live immediately.",
    fields: { seen: updatedAt.toISOString() },
    note: "Why",
  };
  const hide: RowAction = {
    intent: "hide",
    label: "Hide",
    confirm: "Readers can't see it anymore. The employer gets no refund.",
    note: "Why",
  };
  return [
    ...((status === "held" || status === "hidden") && !refundedAt ? [release] : []),
    ...(status === "hidden" ? [] : [hide]),
  ];
}
