import { sql } from "drizzle-orm";
import { choiceSets, type FactChoice, withPaying } from "#core/facts/choices.ts";
import { allOf, type Condition, facetCondition, withAside } from "#core/jobs/query/conditions.ts";

/** A job states what these choices ask for, and nothing that their obstacles name. */
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
  const said = facetCondition(words);
  if (!first?.isObstacle) return said;
  // Most jobs do not name it: no index tells them.
  const unsaid = sql`not ${said.opaque}`;
  return { key: `not:${said.key}`, indexed: unsaid, opaque: unsaid, selective: false };
}
