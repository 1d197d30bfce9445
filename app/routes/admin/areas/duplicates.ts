import type {
  AreaHandlers,
  AreaOutcome,
  AreaRow,
  Cell,
  RowAction,
} from "#app/routes/admin/table/admin-area.ts";
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
        "Jobs of one employer, with one title and place, from two sources. We merge those that agree. The others wait here for you.",
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
      columns: ["First job", "Its text", "Second job", "Its text", "Alike", "Now", "Since"],
      rows: pairs.map(toRow),
      ...{ total, empty: "No pairs." },
    };
  },
  actions: {
    same: ({ id = "" }, by) => settle(id, "same", by, "The jobs are merged. Readers see one."),
    different: ({ id = "" }, by) => settle(id, "different", by, "The jobs are separate, and stay so."),
  },
};

function toRow(pair: ListedPair): AreaRow {
  const [older, younger] = pair.jobs;
  return {
    id: pair.id,
    cells: [
      ...cellsOf(pair.company, older),
      ...cellsOf(pair.company, younger),
      { lines: [`${Math.round(pair.likeness * 100)}% of the shorter text`, ...pair.doubts] },
      stateOf(pair),
      pair.at,
    ],
    actions: actions.filter(({ intent }) => intent !== pair.verdict),
  };
}

const actions: RowAction[] = [
  { intent: "same", label: "Same job" },
  { intent: "different", label: "Different jobs" },
];

function cellsOf(company: string, { title, location, source, path, text }: PairedJob): Cell[] {
  const name = `${title}, ${company} (${location}, ${findSource(source)?.label ?? source})`;
  return [{ to: path, text: name }, { long: text }];
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
