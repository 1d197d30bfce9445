import { choiceSets, type FactChoice, silentChoice } from "#core/facts/choices.ts";
import { type ChoiceCounts, figureOf } from "#core/jobs/facts/count-choices.ts";
import { listed } from "#core/text/lines.ts";

export type UnstatedCount = {
  said: string;
  way: string;
  facts: string;
};

type CountWithout = (left: (choice: FactChoice) => boolean) => Promise<ChoiceCounts | null>;

const mostLines = 3;

export async function countUnstated(
  chosen: readonly FactChoice[],
  counts: ChoiceCounts | null,
  countWithout: CountWithout,
): Promise<UnstatedCount[]> {
  const ids = chosen.map(({ id }) => id);
  const sets = choiceSets(ids).flatMap((set) => {
    const also = silentChoice(set);
    return also ? [{ also, asked: set.filter(({ letsIn }) => !letsIn), isIn: set.includes(also) }] : [];
  });
  const lines = sets.slice(0, mostLines).map(async ({ also, asked, isIn }): Promise<UnstatedCount[]> => {
    const subject = also.letsIn ?? "";
    const all = isIn ? counts : await countWithout(({ id }) => asked.some((one) => one.id === id));
    const silent = all?.silent[subject] ?? 0;
    const yes = counts && figureOf(counts.count - (isIn ? silent : 0), counts);
    const unsaid = all && figureOf(silent, all);
    if (!yes || !unsaid || (silent <= 0 && !isIn)) return [];
    const what = listed(
      asked.map(({ label }) => label),
      "or",
    );
    return [
      {
        said: `${subject === "start" ? "Start in " : ""}${what}: ${yes} say yes, ${unsaid} don’t say.`,
        way: `${isIn ? "Leave out" : "Add"} the ${unsaid} that ${silent === 1 ? "doesn’t" : "don’t"} say`,
        facts: (isIn ? ids.filter((id) => id !== also.id) : [...ids, also.id]).sort().join(","),
      },
    ];
  });
  return (await Promise.all(lines)).flat();
}
