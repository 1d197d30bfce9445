import type {
  AreaFields,
  AreaHandlers,
  AreaOutcome,
  AreaRow,
  Cell,
} from "#app/routes/admin/table/admin-area.ts";
import { judgeFact, type Verdict } from "#core/moderation/facts/judge-fact.ts";
import { listFactReports, type ReportedFact } from "#core/moderation/facts/list-fact-reports.ts";
import { readFactId, toFactId } from "./fact-id.ts";
import { outcomeOf } from "./outcome-of.ts";

export const factReports: AreaHandlers = {
  hasTextIds: true,
  async load(query) {
    const { facts, total } = await listFactReports(query);
    return {
      title: "Reported facts",
      intro:
        "Facts that readers reported as wrong. Two reports hide a fact until you decide. Mark it right to show it for good. Mark it wrong to hide it until the posting's text changes.",
      searches: "job, company, fact or sentence",
      columns: ["Job", "Fact", "Sentence", "Now", "Readers", "Notes", "First reported"],
      rows: facts.map(toRow),
      ...{ total, empty: "No reported facts." },
    };
  },
  actions: {
    right: (fields, by) => settle(fields, "right", by, "The fact is shown, and its reports are closed."),
    wrong: (fields, by) => settle(fields, "wrong", by, "The fact is hidden, and its reports are closed."),
  },
};

const states: Record<ReportedFact["state"], Cell> = {
  shown: { badge: "Shown", tone: "good" },
  hidden: { badge: "Hidden", tone: "warn" },
  gone: { badge: "Text changed", tone: "plain" },
};

function toRow(fact: ReportedFact): AreaRow {
  const { jobId, claim, title, company, path, label, proof, state, count, notes, firstAt } = fact;
  return {
    id: toFactId({ jobId, claim }),
    cells: [
      { to: path, text: `${title}, ${company}` },
      label,
      { lines: [proof ?? "Not in the text: a separate field states it."] },
      states[state],
      count,
      { lines: notes },
      firstAt,
    ],
    actions: [
      { intent: "right", label: "Mark as right" },
      { intent: "wrong", label: "Mark as wrong" },
    ],
  };
}

async function settle(
  { id = "" }: AreaFields,
  verdict: Verdict,
  by: string,
  message: string,
): Promise<AreaOutcome> {
  const fact = readFactId(id);
  const isDone = fact !== null && (await judgeFact({ ...fact, verdict, via: "report", by }));
  return outcomeOf(isDone, message, "This fact has no open reports.");
}
