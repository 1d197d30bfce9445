import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import { type ListedAction, listActions } from "#core/audit/list-actions.ts";
import { rowsAtOnce } from "#core/platform/numbered-pages.ts";

export const audit: AreaHandlers = {
  async load(query) {
    const { actions, total } = await listActions(query);
    return {
      title: "Audit log",
      intro: "Every administrator action, newest first, kept for two years.",
      forms: [],
      searches: "address, action or subject",
      columns: [
        { name: "Action" },
        { name: "Subject" },
        { name: "By" },
        { name: "When" },
        { name: "Details" },
      ],
      rows: actions.map(toRow),
      ...{ total, pageSize: rowsAtOnce, empty: "No administrator has done anything yet." },
    };
  },
  actions: {},
};

function toRow({ id, by, action, subject, details, createdAt }: ListedAction): AreaRow {
  const hasDetails = Object.keys(details).length > 0;
  return {
    id,
    cells: [
      action,
      subject,
      by,
      { moment: createdAt.toISOString() },
      hasDetails ? { long: JSON.stringify(details, null, 2) } : null,
    ],
    actions: [],
  };
}
