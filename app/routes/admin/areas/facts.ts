import type {
  AdminArea,
  AreaFields,
  AreaHandlers,
  AreaOutcome,
  AreaRow,
} from "#app/routes/admin/table/admin-area.ts";
import type { AreaQuery } from "#app/routes/admin/table/area-query.ts";
import { factLabel, factName } from "#core/facts/shown/say-fact.ts";
import {
  type FactCoverage,
  readFactCoverage,
  type StatedCount,
} from "#core/moderation/facts/fact-coverage.ts";
import { judgeFact, type Verdict } from "#core/moderation/facts/judge-fact.ts";
import { countJudgements, type Judged } from "#core/moderation/facts/judgements.ts";
import { type DrawnProof, drawProofs } from "#core/moderation/facts/random-proofs.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";
import { readFactId, toFactId } from "./fact-id.ts";
import { outcomeOf } from "./outcome-of.ts";

const judgements = { to: "/admin/fact-judgements", text: "Download judgments (JSON lines)", isFile: true };

export const facts: AreaHandlers = {
  hasTextIds: true,
  async load(query) {
    const coverage = await readFactCoverage();
    const counts = await countJudgements();
    const chosen = coverage.facts.find(({ name }) => name === query.search);
    return chosen ? proofsOf(chosen, counts.get(chosen.name), query) : tableOf(coverage, counts, query);
  },
  actions: {
    right: (fields, by) => judge(fields, "right", by),
    wrong: (fields, by) => judge(fields, "wrong", by),
  },
};

type Counts = Awaited<ReturnType<typeof countJudgements>>;

function tableOf({ facts, isSampled, countedAt }: FactCoverage, counts: Counts, query: AreaQuery): AdminArea {
  const search = query.search.toLowerCase();
  const found = facts.filter(({ name }) => `${name} ${factName(name)}`.toLowerCase().includes(search));
  const { limit, offset } = rowsOf(query.page);
  const about = isSampled ? "Estimated from a sample" : "Counted";
  return {
    title: "Facts",
    intro: `How many live jobs state each fact, and where we read it. ${about} at ${countedAt.slice(11, 16)} UTC. Open a fact to check ten random jobs.`,
    links: [judgements],
    searches: "fact",
    columns: ["Fact", "Live jobs", "From text", "From source fields", "From employers", "Judged"],
    rows: found.slice(offset, offset + limit).map((fact) => toRow(fact, counts.get(fact.name))),
    ...{ total: found.length, empty: "No live job states any fact." },
  };
}

function toRow({ name, jobs, text, source, employer }: StatedCount, judged: Judgedness): AreaRow {
  return {
    id: name,
    cells: [
      { to: addressOf(name), text: factName(name) },
      ...[jobs, text, source, employer],
      { lines: judgedLines(judged) },
    ],
  };
}

async function proofsOf(
  { name, jobs }: StatedCount,
  judged: Judgedness,
  { draw }: AreaQuery,
): Promise<AdminArea> {
  // The first draw of a day stays the same, so nobody loses their place.
  const proofs = await drawProofs(name, draw || new Date().toISOString().slice(0, 10));
  const lines = judgedLines(judged).join(", ");
  return {
    title: `Facts: ${factName(name)}`,
    intro: `Random picks from the ${jobs.toLocaleString("en-US")} live jobs that state this fact. Does each sentence support its fact? Marking a fact wrong hides it. ${lines ? `So far: ${lines}.` : ""}`,
    links: [
      { to: `${addressOf(name)}&draw=${crypto.randomUUID().slice(0, 8)}`, text: "Show ten others" },
      { to: "/admin/facts", text: "All facts" },
      judgements,
    ],
    searches: null,
    columns: ["Job", "Fact", "Sentence", "Read from", "Judged"],
    rows: proofs.map((proof) => toProofRow(name, proof)),
    ...{ total: proofs.length, empty: "No live job states this fact." },
  };
}

const origins: Record<DrawnProof["origin"], string> = {
  text: "Text",
  source: "Source field",
  employer: "Employer",
};

function toProofRow(name: string, fact: DrawnProof): AreaRow {
  const { title, company, path, proof, origin, isUnsure, isHidden, verdict } = fact;
  const marks = [isUnsure ? "Unsure" : "", isHidden ? "Hidden" : ""].filter(Boolean);
  return {
    id: toFactId(fact),
    cells: [
      { to: path, text: `${title}, ${company}` },
      factLabel({ ...fact, name }),
      { lines: [proof ?? "Not in the text: a separate field states it."] },
      { lines: [origins[origin], ...marks] },
      verdict && {
        badge: verdict === "right" ? "Right" : "Wrong",
        tone: verdict === "right" ? "good" : "bad",
      },
    ],
    actions: [
      { intent: "right", label: "Mark as right" },
      { intent: "wrong", label: "Mark as wrong" },
    ],
  };
}

type Judgedness = { sure: Judged; unsure: Judged } | undefined;

function judgedLines(judged: Judgedness): string[] {
  const line = ({ right, judged }: Judged) =>
    `${right.toLocaleString("en-US")} of ${judged.toLocaleString("en-US")} right`;
  if (!judged) return [];
  const { sure, unsure } = judged;
  return [sure.judged ? line(sure) : "", unsure.judged ? `when unsure: ${line(unsure)}` : ""].filter(Boolean);
}

function addressOf(name: string): string {
  return `/admin/facts?${new URLSearchParams({ q: name })}`;
}

async function judge({ id = "" }: AreaFields, verdict: Verdict, by: string): Promise<AreaOutcome> {
  const fact = readFactId(id);
  const isDone = fact !== null && (await judgeFact({ ...fact, verdict, via: "chance", by }));
  return outcomeOf(isDone, `Marked as ${verdict}.`, "This job has changed and no longer states this fact.");
}
