import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import { addSuppression, liftSuppression, suppressionReasons } from "#core/mail/change-suppressions.ts";
import { listSuppressions, type Suppression } from "#core/mail/list-suppressions.ts";
import { outcomeOf } from "./outcome-of.ts";

export const suppressions: AreaHandlers = {
  hasTextIds: true,
  async load(query) {
    const { suppressions, total } = await listSuppressions(query);
    return {
      title: "Suppressed addresses",
      intro: "We only send sign-in links to these addresses. They unsubscribed, or our emails bounced.",
      forms: [
        {
          intent: "add",
          title: "Suppress an address",
          fields: [
            { name: "email", label: "Email address" },
            {
              ...{ name: "reason", label: "Why", kind: "select", value: "unsubscribed" },
              options: [...suppressionReasons],
            },
          ],
          submit: "Suppress",
        },
      ],
      searches: "address",
      columns: ["Address", "Why", "Since"],
      rows: suppressions.map(toRow),
      ...{ total, empty: "No address is suppressed." },
    };
  },
  actions: {
    add: async ({ email = "", reason = "" }, by) => {
      const added = await addSuppression({ email, reason, by });
      if (!added.ok) return { ...added, status: 400 };
      return { ok: true, message: "From now on, this address gets sign-in links only." };
    },
    lift: async ({ id: email = "" }, by) =>
      outcomeOf(
        await liftSuppression({ email, by }),
        "We'll email this address again.",
        "This address is no longer on the list.",
      ),
  },
};

function toRow({ email, reason, createdAt }: Suppression): AreaRow {
  const confirm =
    reason === "bounce"
      ? "We'll email it again. If our emails still bounce, it comes back to this list."
      : "Its owner asked us to stop. Allow emails only if they asked you to.";
  return {
    id: email,
    cells: [email, suppressionReasons.find(({ value }) => value === reason)?.label ?? reason, createdAt],
    actions: [{ intent: "lift", label: "Allow emails", confirm }],
  };
}
