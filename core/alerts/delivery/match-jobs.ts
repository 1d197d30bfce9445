import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { inAll, type JobSet, jobSet } from "#core/alerts/delivery/job-set.ts";
import type { NewJob } from "#core/alerts/delivery/new-jobs.ts";
import { askEach, byForm, combineQuestions } from "#core/alerts/delivery/questions.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";

const keptBytes = 32 * 1024 * 1024;
const asked = 2_000;

export type Match = (wanted: Condition[][]) => Promise<Iterable<number>[]>;

/**
 * The database answers each condition once, however many alerts share it. Sets of matches are then combined
 * as bits.
 */
export function withMatcher<T>(newJobs: NewJob[], work: (match: Match) => Promise<T>): Promise<T> {
  const size = newJobs.length;
  const kept = new LRUCache<string, JobSet>({
    maxSize: keptBytes,
    sizeCalculation: (set) => set.byteLength + 100,
  });
  return inTransaction(
    async (tx) => {
      await createJobsTable(tx, newJobs);
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
      const found = await findMatches(tx, some);
      for (const [index, { key }] of some.entries()) {
        const set = jobSet(size, found[index] ?? []);
        sets.set(key, set);
        kept.set(key, set);
      }
    }
    return sets;
  }
}

async function createJobsTable(tx: Tx, newJobs: NewJob[]) {
  const ids = sql.param(newJobs.map(({ id }) => id));
  await tx.execute(sql`
    create temporary table new_jobs on commit drop as
    select (listed.place - 1)::int as list_place, title, places, places_text, facets, has_remote, work_arrangement, date_posted, search_words, latitudes, longitudes,
      job_type, company_slug, valid_through, starts_on, starts_from
    from unnest(${ids}::uuid[]) with ordinality as listed (id, place) join jobs on jobs.id = listed.id`);
  await tx.execute(
    sql`create index on new_jobs using gin (title gin_trgm_ops, places_text gin_trgm_ops, facets, search_words)`,
  );
  await tx.execute(sql`create index on new_jobs (company_slug)`);
  await tx.execute(sql`analyze new_jobs`);
  // Few jobs meet most conditions, but the planner would still read every job.
  await tx.execute(sql`set local enable_seqscan = off`);
}

async function findMatches(tx: Tx, conditions: Condition[]): Promise<number[][]> {
  const found: number[][] = [];
  const { alike, others } = byForm(conditions);
  for (const questions of [...alike.map(combineQuestions), ...(others.length ? [askEach(others)] : [])]) {
    const { rows } = await tx.execute<{ condition: number; places: number[] | null }>(questions);
    for (const { condition, places } of rows) found[condition] = places ?? [];
  }
  return found;
}
