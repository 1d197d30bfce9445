import { nobody } from "#app/request/is-id.ts";
import type {
  AreaHandlers,
  AreaOutcome,
  AreaRow,
  Cell,
  ComparedText,
  RowAction,
} from "#app/routes/admin/table/admin-area.ts";
import { compareWords, splitWords } from "#core/jobs/duplicates/compare-words.ts";
import { settlePair } from "#core/moderation/duplicates.ts";
import { type ListedPair, listPairs, type PairedJob, pairStates } from "#core/moderation/list-pairs.ts";
import { findSource } from "#core/sources/registry.ts";
import { outcomeOf } from "./outcome-of.ts";

export const duplicates: AreaHandlers = {
  async load(query) {
    const state = pairStates.find((known) => known === query.state) ?? "open";
    const { pairs, total } = await listPairs({ ...query, state });
    return {
      title: "Duplicates",
      intro:
        "Jobs of one employer, with one title and place, from two sources. We merge those that agree. The others wait here. Your answer holds for the future.",
      searches: "job or company",
      filters: [
        {
          ...{ name: "state", label: "Pairs", any: "Waiting for you" },
          choices: [
            ["merged", "Merged by us"],
            ["settled", "Decided"],
          ],
        },
      ],
      columns: ["First job", "Second job", "Texts", "Alike", "Now", "Since"],
      rows: pairs.map(toRow),
      ...{ total, empty: "No pairs." },
    };
  },
  actions: {
    same: ({ id = nobody }, by) => settle(id, "same", by, "The two are one opening. Readers see it once."),
    different: ({ id = nobody }, by) =>
      settle(id, "different", by, "The two are different openings, and stay separate."),
  },
};

function toRow(pair: ListedPair): AreaRow {
  const [older, younger] = pair.jobs;
  return {
    id: pair.id,
    cells: [
      jobCell(pair.company, older),
      jobCell(pair.company, younger),
      { compared: markDifferences(older, younger) },
      { lines: [`${Math.round(pair.likeness * 100)}% of the shorter text`, ...pair.doubts] },
      stateOf(pair),
      pair.at,
    ],
    actions: actions.filter(({ intent }) => intent !== pair.verdict),
  };
}

const actions: RowAction[] = [
  { intent: "same", label: "Same opening" },
  { intent: "different", label: "Different openings" },
];

function jobCell(company: string, { title, location, source, path }: PairedJob): Cell {
  return { to: path, text: `${title}, ${company} (${location}, ${sourceName(source)})` };
}

function sourceName(source: string): string {
  return findSource(source)?.label ?? source;
}

function markDifferences(older: PairedJob, younger: PairedJob): ComparedText[] {
  const runs = compareWords(splitWords(older.text), splitWords(younger.text));
  const partsOf = (side: "left" | "right") =>
    runs.flatMap((run) => {
      const text = run[side].map((word) => word.text).join("");
      const words = text.trimStart();
      const space = text.slice(0, text.length - words.length);
      const parts = [
        { text: run.isBoth ? "" : space, isOwn: false },
        { text: run.isBoth ? text : words, isOwn: !run.isBoth },
      ];
      return parts.filter((part) => part.text);
    });
  return [
    { name: `First job, ${sourceName(older.source)}`, parts: partsOf("left") },
    { name: `Second job, ${sourceName(younger.source)}`, parts: partsOf("right") },
  ];
}

function stateOf({ verdict, isMerged }: ListedPair): Cell {
  if (verdict === "different") return { badge: "Different", tone: "plain" };
  return isMerged ? { badge: "Merged", tone: "good" } : { badge: "Separate", tone: "warn" };
}

async function settle(
  pairId: string,
  verdict: "same" | "different",
  by: string,
  message: string,
): Promise<AreaOutcome> {
  return outcomeOf(await settlePair({ pairId, verdict, by }), message, "This pair was already decided.");
}
