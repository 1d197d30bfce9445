import { type SQL, sql } from "drizzle-orm";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import { jobs } from "#core/jobs/tables.ts";

type Read = readonly (readonly [name: string, value: string])[];

/** Uncertain facts count, too. */
export function hasReadFact(read: Read): SQL {
  return sql`${jobs.id} = any(array(select ${jobFacts.jobId} from ${jobFacts} where ${isOneOf(read)}))`;
}

function isOneOf(read: Read): SQL {
  const pairs = read.map(([name, value]) => sql`(${name}, ${value})`);
  return sql`(${jobFacts.name}, ${jobFacts.value}) in (${sql.join(pairs, sql`, `)}) and ${jobFacts.hiddenAt} is null`;
}
