import { type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { inAll, type JobSet, jobSet } from "#core/alerts/job-set.ts";
import type { NewJob } from "#core/alerts/new-jobs.ts";
import { inTransaction } from "#core/db.server.ts";
import type { Condition } from "#core/jobs/conditions.ts";
import { jobs } from "#core/jobs/tables.ts";

/** Bytes of sets kept from one batch of alerts for the next. */
const keptBytes = 32 * 1024 * 1024;
/** Conditions a statement. */
const asked = 200;
const patienceMs = 60_000;

/**
 * Says which of a run's new jobs meet what alerts ask for. A condition is put to the database once, however many alerts
 * have it, in the words in which lists ask; what an alert asks for in all is then a matter of bits.
 */
export function createMatcher(newJobs: NewJob[]) {
  const size = newJobs.length;
  const kept = new LRUCache<string, JobSet>({
    maxSize: keptBytes,
    sizeCalculation: (set) => set.byteLength + 100,
  });

  return {
    /** For each of many lists of conditions, the places of the jobs that meet them all. */
    async match(wanted: Condition[][]): Promise<Iterable<number>[]> {
      const conditions = new Map(wanted.flat().map((condition) => [condition.key, condition]));
      const sets = await setsOf([...conditions.values()]);
      return wanted.map((all) =>
        inAll(
          all.map(({ key }) => sets.get(key) ?? new Uint32Array()),
          size,
        ),
      );
    },
  };

  async function setsOf(conditions: Condition[]): Promise<Map<string, JobSet>> {
    const sets = new Map<string, JobSet>();
    const unknown: Condition[] = [];
    for (const condition of conditions) {
      const set = kept.get(condition.key);
      if (set) sets.set(condition.key, set);
      else unknown.push(condition);
    }
    for (let from = 0; from < unknown.length; from += asked) {
      const some = unknown.slice(from, from + asked);
      const found = await whichMeet(newJobs, some);
      for (const [index, { key }] of some.entries()) {
        const set = jobSet(size, found[index] ?? []);
        sets.set(key, set);
        kept.set(key, set);
      }
    }
    return sets;
  }
}

/** For each condition the places, in the list, of the jobs that meet it. */
function whichMeet(newJobs: NewJob[], conditions: Condition[]): Promise<number[][]> {
  const answers = conditions.map(
    ({ opaque }, index): SQL =>
      sql`select ${sql.raw(String(index))} as condition, array_agg(place) as places from new_jobs jobs where ${opaque}`,
  );
  const ids = sql.param(newJobs.map(({ id }) => id));
  return inTransaction(
    async (tx) => {
      // All of them once, in memory, for as many conditions as are asked.
      await tx.execute(sql`set local work_mem = '64MB'`);
      const { rows } = await tx.execute<{ condition: number; places: number[] | null }>(sql`
        with new_jobs as materialized (
          select (listed.place - 1)::int as place, ${jobs}.*
          from unnest(${ids}::uuid[]) with ordinality as listed (id, place) join ${jobs} on ${jobs.id} = listed.id
        )
        ${sql.join(answers, sql` union all `)}`);
      const found: number[][] = [];
      for (const { condition, places } of rows) found[condition] = places ?? [];
      return found;
    },
    { timeout: patienceMs },
  );
}
