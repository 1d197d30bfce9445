import type { AreaForm, AreaHandlers } from "#app/routes/admin/table/admin-area.ts";
import {
  changeKeywordList,
  type KeywordList,
  readKeywordLists,
} from "#core/sources/keywords/keyword-lists.ts";
import { longDate } from "#core/text/long-date.ts";

const titles: Record<KeywordList["name"], string> = {
  company: "Companies",
  activity: "Activities",
  roles: "Job roles",
  industry: "Industry",
};

export const keywords: AreaHandlers = {
  async load() {
    const lists = await readKeywordLists();
    return {
      title: "Keywords",
      intro:
        "We search the jobs provider for these keywords. Each daily sync uses the 12 that have waited longest. A backfill uses a full list.",
      forms: lists.map(toForm),
      searches: null,
      ...{ columns: [], rows: [], total: 0, empty: "" },
    };
  },
  actions: {
    change: async ({ name = "", text = "", seen = "" }, by) => {
      const changed = await changeKeywordList({ name, text, seen, by });
      if (!changed.ok) return { ...changed, status: 400, field: "text" };
      return { ok: true, message: "The keywords are saved. The next sync will use them." };
    },
  },
};

function toForm({ name, keywords, updatedAt }: KeywordList): AreaForm {
  const origin = updatedAt ? `Changed on ${longDate(updatedAt)}.` : "Default list.";
  return {
    intent: "change",
    title: titles[name],
    help: `${keywords.length} ${keywords.length === 1 ? "keyword" : "keywords"}. ${origin}`,
    fields: [
      { name: "name", label: "", kind: "hidden", value: name },
      { name: "seen", label: "", kind: "hidden", value: updatedAt?.toISOString() ?? "" },
      { name: "text", label: "One keyword per line", kind: "textarea", value: keywords.join("\n") },
    ],
    submit: `Save ${titles[name].toLowerCase()}`,
  };
}
