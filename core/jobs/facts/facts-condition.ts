import { type SQL, sql } from "drizzle-orm";
import { choiceSets, type FactChoice, withPaying } from "#core/facts/choices.ts";
import { saysWord, silencesNoted } from "#core/facts/silence.ts";
import { allOf, type Condition, facetCondition, withAside } from "#core/jobs/query/conditions.ts";

export function factsCondition(ids: string[]): Condition | null {
  const conditions = choiceSets(ids).map(conditionOf);
  if (!conditions.length) return null;
  const showsAside = conditions.some((condition) => condition.showsAside);
  return { ...allOf(conditions), ...(showsAside && { showsAside }) };
}

function conditionOf(choices: FactChoice[]): Condition {
  const [first] = choices;
  const words = choices.flatMap((choice) => choice.words);
  if (first?.id === withPaying) return withAside;
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
