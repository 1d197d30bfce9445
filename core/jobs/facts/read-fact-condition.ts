import { type SQL, sql } from "drizzle-orm";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import type { Forms } from "#core/jobs/query/conditions.ts";
import { jobs } from "#core/jobs/tables.ts";

type Read = readonly (readonly [name: string, value: string])[];

const most = 10_000;

/** Uncertain facts count, too. */
export function readFactCondition(read: Read): Forms {
  const ids = sql`select ${jobFacts.jobId} from ${jobFacts} where ${isOneOf(read)} limit ${most}`;
  const ofJob = sql`select from ${jobFacts} where ${jobFacts.jobId} = ${jobs.id} and ${isOneOf(read)}`;
  return { indexed: sql`${jobs.id} = any(array(${ids}))`, opaque: sql`exists (${ofJob})` };
}

function isOneOf(read: Read): SQL {
  const pairs = read.map(([name, value]) => sql`(${name}, ${value})`);
  return sql`(${jobFacts.name}, ${jobFacts.value}) in (${sql.join(pairs, sql`, `)}) and ${jobFacts.hiddenAt} is null`;
}
