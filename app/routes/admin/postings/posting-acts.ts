import { nobody } from "#app/request/is-id.ts";
import type { AreaFields, AreaOutcome } from "#app/routes/admin/table/admin-area.ts";
import { declinePosting } from "#core/billing/postings/decline-posting.ts";
import { refundSentences, retryRefunds } from "#core/billing/postings/refund-order.ts";
import { refundPosting } from "#core/billing/postings/refund-posting.ts";
import { extendPosting, mostDaysAdded } from "#core/postings/decisions/extend-posting.ts";
import { giveAwayPosting } from "#core/postings/decisions/give-away.ts";
import {
  type Release,
  releasePosting,
  type TakeDown,
  takeDown,
} from "#core/postings/decisions/moderate-posting.ts";
import { renewLink } from "#core/postings/decisions/renew-link.ts";
import { mailPostingLink } from "#core/postings/mail-posting-link.ts";
import { longDate } from "#core/text/long-date.ts";

type Act = (fields: AreaFields, by: string) => Promise<AreaOutcome>;

/** What an administrator may do with one posting, from the table or its page. */
export const postingActs = {
  release: async ({ id = nobody, note, seen = "" }, by) => {
    const seenUpdatedAt = new Date(seen);
    if (Number.isNaN(seenUpdatedAt.getTime())) return notReleased("changed");
    const released = await releasePosting({ id, by, note: note || undefined, seenUpdatedAt });
    return released.ok ? done("The posting is live.") : notReleased(released.reason);
  },
  decline: async ({ id = nobody, note = "" }, by) => {
    const reason = note.trim();
    if (!reason) return { ...refused("Write the reason. The employer reads it.", 400), field: "note" };
    const declined = await declinePosting({ id, by, reason });
    return declined.ok
      ? done(
          `The posting is declined, and the employer gets your reason. ${refundSentences[declined.refund]}`,
        )
      : refused("Only a paid posting that never was live can be declined. Nothing was changed.");
  },
  hide: async ({ id = nobody, note }, by) => hidden[await takeDown({ id, by, note: note || undefined })],
  refund: async ({ id = nobody, note }, by) => {
    const refunded = await refundPosting({ id, by, note: note || undefined });
    return refunded.ok
      ? done(`The posting is off every list. ${refundSentences[refunded.refund]}`)
      : refused("There is nothing to refund. The posting wasn't paid, or is already refunded.");
  },
  "retry-refund": async ({ id = nobody }) => {
    const outcome = await retryRefunds(id);
    if (!outcome) return refused("The refund is already made.");
    return outcome === "refunded" ? done(refundSentences.refunded) : refused(refundSentences[outcome]);
  },
  extend: async ({ id = nobody, note, days }, by) => {
    const extended = await extendPosting({ id, by, note: note || undefined, days: days?.trim() });
    if (extended.ok)
      return done(
        `The posting ${extended.isLive ? "is live" : "has days"} until ${longDate(extended.expiresAt)}.`,
      );
    if (extended.reason === "days")
      return { ...refused(`Enter a whole number of days, 1 to ${mostDaysAdded}.`, 400), field: "days" };
    return refused(
      "This posting can't be extended. It isn't paid, never was live, or is hidden or refunded.",
    );
  },
  give: async ({ id = nobody, note }, by) =>
    (await giveAwayPosting({ id, by, note: note || undefined }))
      ? done("The posting is paid with $0. The employer gets an email.")
      : refused("This posting is already paid."),
  relink: async ({ id = nobody, note }, by) =>
    (await renewLink({ id, by, note: note || undefined }))
      ? done("We've emailed a new link to the contact address. Earlier links no longer work.")
      : refused("This posting isn't paid, so it has no link yet."),
  "send-link": async ({ id = nobody }) =>
    (await mailPostingLink(id))
      ? done("We've emailed the link to the contact address.")
      : refused("This posting isn't paid, so it has no link yet."),
} satisfies Record<string, Act>;

const hidden: Record<TakeDown, AreaOutcome> = {
  hidden: done("The posting is hidden. The employer gets no refund."),
  "never-live": refused("This posting never was live. Decline it instead, which refunds the employer."),
  "nothing-to-hide": refused("This posting isn't paid or is already hidden."),
};

function notReleased(reason: Extract<Release, { ok: false }>["reason"]): AreaOutcome {
  return refused(
    reason === "changed"
      ? "The posting has changed since you opened this page. Read it again, then release it."
      : "There is nothing to release. The posting isn't held or hidden, was declined or refunded, or has ended.",
  );
}

function done(message: string): AreaOutcome {
  return { ok: true, message };
}

function refused(error: string, status: 400 | 409 = 409) {
  return { ok: false as const, status, error };
}
