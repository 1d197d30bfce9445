import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import { listSetAside, type SetAsideRow, tryRowAgain } from "#core/audit/set-aside-rows.ts";
import { findSource } from "#core/sources/registry.ts";
import { outcomeOf } from "./outcome-of.ts";

export const setAside: AreaHandlers = {
  hasTextIds: true,
  async load(query) {
    const { rows, total } = await listSetAside(query);
    return {
      title: "Set aside",
      intro:
        "Records that background tasks skip. Each one failed three times, was too large, or was open twice when the process ended. Fix the cause, then try it again. An alert starts again when its owner edits it.",
      searches: "kind, id or problem",
      columns: ["What", "Id", "Problem", "Failures", "Ends of the process", "Since"],
      rows: rows.map(toRow),
      ...{ total, empty: "Nothing is set aside." },
    };
  },
  actions: {
    retry: async ({ id = "" }, by) => {
      const [kind = "", ...rest] = id.split(" ");
      const isFree = await tryRowAgain({ kind, rowId: rest.join(" "), by });
      return outcomeOf(isFree, "The next run will try it again.", "This was already tried again.");
    },
  },
};

const names: Partial<Record<string, string>> = {
  alert: "Job alert",
  mail: "Alert email",
  "job-facts": "Job: its facts",
  "job-places": "Job: its places",
  "job-duplicates": "Job: its duplicates",
  "job-kind": "Job: its kind",
  "job-link": "Job link",
  "posting-end": "Posting: its end",
  "posting-notice": "Posting: notice of its end",
  "posting-first-week": "Posting: first week email",
  "closing-saved-jobs": "Account: saved jobs that close",
  "ended-saved-jobs": "Account: saved jobs that ended",
};

function nameOf(kind: string): string {
  const [prefix, source = ""] = kind.split(":");
  return names[kind] ?? (prefix === "row-of" ? `Row from ${findSource(source)?.label ?? source}` : kind);
}

function toRow({ kind, rowId, problem, failures, deaths, setAsideAt }: SetAsideRow): AreaRow {
  return {
    id: `${kind} ${rowId}`,
    cells: [nameOf(kind), rowId, problem, failures, deaths, setAsideAt],
    actions: [{ intent: "retry", label: "Try again" }],
  };
}
