import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import { type ListedAction, listActions } from "#core/audit/list-actions.ts";

export const audit: AreaHandlers = {
  async load(query) {
    const { actions, total } = await listActions(query);
    return {
      title: "Audit log",
      intro: "What administrators did, newest first. We keep it for two years.",
      searches: "address, action or subject",
      columns: ["Action", "Subject", "By", "When", "Details"],
      rows: actions.map(toRow),
      ...{ total, empty: "No actions yet." },
    };
  },
};

function toRow({ id, by, action, subject, details, createdAt }: ListedAction): AreaRow {
  const hasDetails = Object.keys(details).length > 0;
  return {
    id,
    cells: [action, subject, by, createdAt, hasDetails ? { long: JSON.stringify(details, null, 2) } : null],
  };
}
