import { type ChoiceGroup, type FactChoice, factChoice, factChoices } from "#core/facts/choices.ts";
import type { FactLine } from "#core/facts/shown/fact-lines.ts";
import { type ChoiceCounts, countChoices, figureOf } from "#core/jobs/facts/count-choices.ts";
import { countUnstated, type UnstatedCount } from "#core/jobs/facts/count-unstated.ts";
import { ask } from "#core/jobs/list/ask.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";

export type SheetChoice = {
  id: string;
  label: string;
  jobs: string | null;
  isChosen: boolean;
};

export type SheetGroup = {
  heading: string;
  line: FactLine;
  choices: SheetChoice[];
  select: { label: string; none: string; choices: SheetChoice[] } | null;
};

export type FactSheet = {
  groups: SheetGroup[];
  more: SheetGroup[];
  silent: UnstatedCount[];
  letIn: string[];
};

type List = {
  whole: Condition[];
  query: JobQuery;
  settled?: string[];
};

type Counted = { choice: FactChoice; isChosen: boolean; counts: ChoiceCounts | null };

export async function readFactSheet({ whole, query, settled = [] }: List, now: Date): Promise<FactSheet> {
  const chosen = (query.facts ?? []).flatMap((id) => factChoice(id) ?? []);
  const countWithout = async (left: (choice: FactChoice) => boolean) => {
    const ids = chosen.filter((choice) => !left(choice)).map(({ id }) => id);
    const { conditions } = await ask({ ...query, facts: ids.length ? ids : undefined }, now, { whole });
    return countChoices(conditions, now);
  };
  const kinds = [...new Set(chosen.flatMap((choice) => exclusiveKind(choice) ?? []))];
  const [counts, ...others] = await Promise.all([
    countWithout(() => false),
    ...kinds.map((kind) => countWithout((choice) => exclusiveKind(choice) === kind)),
  ]);
  const byKind = new Map(kinds.map((kind, index) => [kind, others[index] ?? null]));
  const ids = new Set(chosen.map(({ id }) => id));
  const offered = factChoices(now);
  const known = new Set(offered.map(({ id }) => id));
  const shown = [...chosen.filter(({ id, letsIn }) => !known.has(id) && !letsIn), ...offered]
    .map((choice): Counted => {
      const kind = exclusiveKind(choice) ?? "";
      return {
        choice,
        isChosen: ids.has(choice.id),
        counts: byKind.has(kind) ? (byKind.get(kind) ?? null) : counts,
      };
    })
    .filter((one) => one.isChosen || (!isSettled(one.choice, [...settled, ...ids]) && tells(one)));
  return {
    ...inGroups(shown),
    silent: await countUnstated(chosen, counts, countWithout),
    letIn: chosen.flatMap(({ id, letsIn }) => (letsIn ? [id] : [])),
  };
}

function exclusiveKind({ id }: FactChoice): string | null {
  return /^(start|hour|age)-/.exec(id)?.[1] ?? null;
}

function isSettled(choice: FactChoice, settled: string[]): boolean {
  const { words, isObstacle } = choice;
  // A higher step of pay replaces a lower one.
  if (exclusiveKind(choice)) return settled.includes(choice.id);
  return settled
    .flatMap((id) => factChoice(id) ?? [])
    .some(
      (one) =>
        !isObstacle &&
        !one.isObstacle &&
        one.words.length > 0 &&
        one.words.every((word) => words.includes(word)),
    );
}

function tells({ choice, counts }: Counted): boolean {
  if (!counts || counts.isCapped) return true;
  const left = counts.meet[choice.id] ?? 0;
  return choice.isObstacle ? left < counts.count : left > 0;
}

function inGroups(counted: Counted[]): Pick<FactSheet, "groups" | "more"> {
  const pick = (group: ChoiceGroup, ids = /./) =>
    counted.filter(({ choice }) => choice.group === group && ids.test(choice.id)).map(toShown);
  const hourly = { label: "Pay by the hour", none: "Any", choices: pick("pay", /^hour-/) };
  const ages = { label: "Your age", none: "Any age", choices: pick("who", /^age-/) };
  const groups: SheetGroup[] = [
    {
      heading: "Start",
      line: "season",
      choices: [...pick("start", /^(?!start-)/), ...pick("start", /^start-/)],
      select: null,
    },
    { heading: "Housing", line: "housing", choices: pick("housing"), select: null },
    { heading: "Pay", line: "pay", choices: [], select: hourly },
    { heading: "Certificates", line: "certificates", choices: pick("who", /^no-certificate$/), select: null },
  ];
  const more: SheetGroup[] = [
    { heading: "About you", line: "age", choices: pick("who", /^no-(?!certificate$)/), select: ages },
    { heading: "Papers and training", line: "papers", choices: pick("papers"), select: null },
    {
      heading: "Extras",
      line: "benefits",
      choices: [...pick("pay", /^(?!hour-)/), ...pick("seen")],
      select: null,
    },
  ];
  return { groups: groups.flatMap(filled), more: more.flatMap(filled) };
}

function filled({ choices, select, ...group }: SheetGroup): SheetGroup[] {
  const options = select?.choices.length ? select : null;
  return choices.length || options ? [{ ...group, choices, select: options }] : [];
}

function toShown({ choice, isChosen, counts }: Counted): SheetChoice {
  const { id } = choice;
  return {
    id,
    label: monthName(id, counts) ?? choice.label,
    jobs: counts && figureOf(counts.meet[id], counts),
    isChosen,
  };
}

const english = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

function monthName(id: string, counts: ChoiceCounts | null): string | null {
  const [, year, month] = /^start-(\d+)-(\d+)$/.exec(id) ?? [];
  if (!year || !month || (counts && !(id in counts.meet))) return null;
  const name = english.format(new Date(`${year}-${month}-01`));
  return month === "01" ? `${name} ${year}` : name;
}
