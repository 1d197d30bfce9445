import { type SQL, sql } from "drizzle-orm";
import { choiceSets, type FactChoice, withCourses, withPaying } from "#core/facts/choices.ts";
import { saysWord, silencesNoted } from "#core/facts/silence.ts";
import type { AsideReason } from "#core/jobs/listing.ts";
import { allOf, type Condition, facetCondition, withAside } from "#core/jobs/query/conditions.ts";

export const reasonsShown: Record<string, readonly AsideReason[]> = {
  [withPaying]: ["pays"],
  [withCourses]: ["course", "academic"],
};

export function factsCondition(ids: string[]): Condition | null {
  const conditions = choiceSets(ids).map(conditionOf);
  if (!conditions.length) return null;
  const showsAside = conditions.flatMap((condition) => condition.showsAside ?? []);
  const isHoused = conditions.some(({ key }) => key === housed);
  return { ...allOf(conditions), ...(showsAside.length && { showsAside }), ...(isHoused && { isHoused }) };
}

/** The facets of the index of jobs with housing. */
const housed = "housing:provided|housing:lives-on-site";

function conditionOf(choices: FactChoice[]): Condition {
  const [first] = choices;
  const words = choices.flatMap((choice) => choice.words);
  const shown = first && reasonsShown[first.id];
  if (shown) return withAside(shown);
  const stated = facetCondition(words);
  const silent = choices.find(({ letsIn }) => letsIn)?.letsIn;
  if (silent) {
    const { opaque: isNoted } = facetCondition([silencesNoted]);
    const { opaque: isSpoken } = facetCondition([saysWord(silent)]);
    return unindexed(`${stated.key}|unsaid`, sql`(${stated.opaque} or (${isNoted} and not ${isSpoken}))`);
  }
  return first?.isObstacle ? unindexed(`not:${stated.key}`, sql`not ${stated.opaque}`) : stated;
}

/** Most jobs meet these by stating nothing, and no index finds that. */
function unindexed(key: string, is: SQL): Condition {
  return { key, indexed: is, opaque: is, selective: false };
}
