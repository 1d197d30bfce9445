import { choiceSets, type FactChoice, withCourses, withPaying } from "#core/facts/choices.ts";
import { saysWord, silencesNoted } from "#core/facts/silence.ts";
import type { AsideReason } from "#core/jobs/listing.ts";
import { type Condition, eachCondition, facetCondition, withAside } from "#core/jobs/query/conditions.ts";

export const reasonsShown: Record<string, readonly AsideReason[]> = {
  [withPaying]: ["pays"],
  [withCourses]: ["course", "academic"],
};

export function factsCondition(ids: string[]): Condition | null {
  const conditions = choiceSets(ids).map(conditionOf);
  return conditions.length ? eachCondition(conditions) : null;
}

function conditionOf(choices: FactChoice[]): Condition {
  const [first] = choices;
  const words = choices.flatMap((choice) => choice.words);
  const shown = first && reasonsShown[first.id];
  if (shown) return withAside(shown);
  const stated = facetCondition(words);
  const silent = choices.find(({ letsIn }) => letsIn)?.letsIn;
  if (silent) {
    const isSilent = { each: [{ facets: [silencesNoted] }, { not: { facets: [saysWord(silent)] } }] };
    return { key: `${stated.key}|unsaid`, is: { some: [stated.is, isSilent] } };
  }
  return first?.isObstacle ? { key: `not:${stated.key}`, is: { not: stated.is } } : stated;
}
