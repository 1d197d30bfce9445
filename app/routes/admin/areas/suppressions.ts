import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import { addSuppression, liftSuppression, suppressionReasons } from "#core/mail/change-suppressions.ts";
import { listSuppressions, type Suppression } from "#core/mail/list-suppressions.ts";
import { rowsAtOnce } from "#core/platform/numbered-pages.ts";
import { outcomeOf } from "./outcome-of.ts";

export const suppressions: AreaHandlers = {
  hasTextIds: true,
  async load(query) {
    const { suppressions, total } = await listSuppressions(query);
    return {
      title: "Suppressed addresses",
      intro: "Addresses to which nothing is sent but what their owner asks for to sign in.",
      forms: [
        {
          intent: "add",
          title: "Suppress an address",
          fields: [
            { name: "email", label: "E-mail address", kind: "text", value: "" },
            {
              ...{ name: "reason", label: "Why", kind: "select", value: "unsubscribed" },
              options: [...suppressionReasons],
            },
          ],
          submit: "Suppress",
        },
      ],
      searches: "address",
      columns: [{ name: "Address" }, { name: "Why" }, { name: "Since" }],
      rows: suppressions.map(toRow),
      ...{ total, pageSize: rowsAtOnce, empty: "No address is suppressed." },
    };
  },
  actions: {
    add: async ({ email = "", reason = "" }, by) => {
      const added = await addSuppression({ email, reason, by });
      if (!added.ok) return { ...added, status: 400 };
      return { ok: true, said: "Nothing is sent to this address any more." };
    },
    lift: async ({ id: email = "" }, by) =>
      outcomeOf(
        await liftSuppression({ email, by }),
        "Mails go to this address again.",
        "This address is not on the list any more.",
      ),
  },
};

function toRow({ email, reason, createdAt }: Suppression): AreaRow {
  const confirm =
    reason === "bounce"
      ? "Mails go to it again. It comes back here if it still takes none."
      : "Its owner wanted no more mails from us. Lift it only if they have asked for it.";
  return {
    id: email,
    cells: [
      email,
      suppressionReasons.find(({ value }) => value === reason)?.label ?? reason,
      { moment: createdAt.toISOString() },
    ],
    actions: [{ intent: "lift", label: "Lift", confirm }],
  };
}
