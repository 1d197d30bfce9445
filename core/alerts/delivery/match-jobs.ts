import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { inAll, type JobSet, jobSet } from "#core/alerts/delivery/job-set.ts";
import type { NewJob } from "#core/alerts/delivery/new-jobs.ts";
import { askEach, askTogether, byForm } from "#core/alerts/delivery/questions.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";

/** Bytes of sets kept from one batch of alerts for the next. */
const keptBytes = 32 * 1024 * 1024;
/** Conditions looked up at a time. */
const asked = 2_000;

/** For each of many lists of conditions, the places in the run's list of the jobs that meet them all. */
export type Match = (wanted: Condition[][]) => Promise<Iterable<number>[]>;

/**
 * Says which of a run's new jobs meet what alerts ask for, while `work` lasts. A condition is put to the database once,
 * however many alerts have it, in the words in which lists ask; what an alert asks for in all is then a matter of bits.
 */
export function withMatcher<T>(newJobs: NewJob[], work: (match: Match) => Promise<T>): Promise<T> {
  const size = newJobs.length;
  const kept = new LRUCache<string, JobSet>({
    maxSize: keptBytes,
    sizeCalculation: (set) => set.byteLength + 100,
  });
  return inTransaction(
    async (tx) => {
      await layOut(tx, newJobs);
      return work(async (wanted) => {
        const conditions = new Map(wanted.flat().map((condition) => [condition.key, condition]));
        const sets = await setsOf(tx, [...conditions.values()]);
        return wanted.map((all) =>
          inAll(
            all.map(({ key }) => sets.get(key) ?? jobSet(0, [])),
            size,
          ),
        );
      });
    },
    { timeout: 60_000, mayPause: true },
  );

  async function setsOf(tx: Tx, conditions: Condition[]): Promise<Map<string, JobSet>> {
    const sets = new Map<string, JobSet>();
    const unknown: Condition[] = [];
    for (const condition of conditions) {
      const set = kept.get(condition.key);
      if (set) sets.set(condition.key, set);
      else unknown.push(condition);
    }
    for (let from = 0; from < unknown.length; from += asked) {
      const some = unknown.slice(from, from + asked);
      const found = await whichMeet(tx, some);
      for (const [index, { key }] of some.entries()) {
        const set = jobSet(size, found[index] ?? []);
        sets.set(key, set);
        kept.set(key, set);
      }
    }
    return sets;
  }
}

/** The new jobs in a table of their own, as far as conditions look at them, with the index of the whole table's searches. */
async function layOut(tx: Tx, newJobs: NewJob[]) {
  const ids = sql.param(newJobs.map(({ id }) => id));
  await tx.execute(sql`
    create temporary table new_jobs on commit drop as
    select (listed.place - 1)::int as list_place, title, places, places_text, facets, has_remote, work_arrangement, date_posted, search_words, latitudes, longitudes,
      job_type, company_slug, valid_through
    from unnest(${ids}::uuid[]) with ordinality as listed (id, place) join jobs on jobs.id = listed.id`);
  await tx.execute(
    sql`create index on new_jobs using gin (title gin_trgm_ops, places_text gin_trgm_ops, facets, search_words)`,
  );
  await tx.execute(sql`create index on new_jobs (company_slug)`);
  await tx.execute(sql`analyze new_jobs`);
  // Most conditions are met by few jobs, and the planner would read them all each time.
  await tx.execute(sql`set local enable_seqscan = off`);
}

/** For each condition the places, in the list, of the jobs that meet it. */
async function whichMeet(tx: Tx, conditions: Condition[]): Promise<number[][]> {
  const found: number[][] = [];
  const { alike, others } = byForm(conditions);
  for (const questions of [...alike.map(askTogether), ...(others.length ? [askEach(others)] : [])]) {
    const { rows } = await tx.execute<{ condition: number; places: number[] | null }>(questions);
    for (const { condition, places } of rows) found[condition] = places ?? [];
  }
  return found;
}
