import { nobody } from "#app/request/is-id.ts";
import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import { listUnsent, type WaitingMail } from "#core/mail/delivery/list-unsent.ts";
import { retryMail } from "#core/mail/delivery/retry-mail.ts";
import { outcomeOf } from "./outcome-of.ts";

export const mails: AreaHandlers = {
  async load(query) {
    const { mails, total } = await listUnsent(query);
    return {
      title: "Unsent emails",
      intro:
        "Emails waiting to be sent, oldest first. We retry each one for a day. After that, you can retry it here.",
      searches: "address or kind of email",
      columns: ["To", "Kind of email", "Written", "Last error", "Next try"],
      rows: mails.map(toRow),
      ...{ total, empty: "All emails were sent." },
    };
  },
  actions: {
    retry: async ({ id = nobody }, by) =>
      outcomeOf(
        await retryMail({ id, by }),
        "We'll try to send it within half a minute.",
        "This email has already been sent.",
      ),
  },
};

function toRow({ id, kind, recipient, createdAt, error, nextTryAt }: WaitingMail): AreaRow {
  return {
    id,
    cells: [
      recipient,
      kind,
      createdAt,
      error ?? "Not tried yet",
      nextTryAt ? nextTryAt : { badge: "Given up", tone: "bad" },
    ],
    actions: [{ intent: "retry", label: "Try now" }],
  };
}
