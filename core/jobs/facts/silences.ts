import { choiceSets, type FactChoice, withPaying } from "#core/facts/choices.ts";
import { type ChoiceCounts, figureOf } from "#core/jobs/facts/count-choices.ts";
import { listed } from "#core/jobs/query/query-words.ts";

type CountWithout = (left: (choice: FactChoice) => boolean) => Promise<ChoiceCounts | null>;

/** Each of them is counted by itself. */
const mostLines = 3;

/**
 * Of what is asked that jobs say: how many say it, and how many say nothing of the fact, which is no "no":
 * "Housing provided: 12 say yes, 340 don't say."
 */
export async function silences(
  chosen: readonly FactChoice[],
  counts: ChoiceCounts | null,
  countWithout: CountWithout,
): Promise<string[]> {
  const sets = choiceSets(chosen.map(({ id }) => id)).filter(([first]) => first && isTold(first));
  const lines = sets.slice(0, mostLines).map(async (set) => {
    const [name = ""] = set[0]?.words[0]?.split(":") ?? [];
    const without = await countWithout(({ id }) => set.some((one) => one.id === id));
    const silent = without ? without.count - (without.say[name] ?? 0) : 0;
    const yes = counts && figureOf(counts.count, counts);
    const unsaid = without && figureOf(silent, without);
    if (silent <= 0 || !yes || !unsaid) return [];
    const what = listed(
      set.map(({ label }) => label),
      "or",
    );
    return [`${name === "start" ? "Start in " : ""}${what}: ${yes} say yes, ${unsaid} don’t say.`];
  });
  return (await Promise.all(lines)).flat();
}

/** Seasons and hourly pay are worked out from several things that a job may say. */
function isTold({ id, group, isObstacle }: FactChoice): boolean {
  return !isObstacle && id !== withPaying && !/^(summer|winter|hour-)/.test(id) && group !== "seen";
}
