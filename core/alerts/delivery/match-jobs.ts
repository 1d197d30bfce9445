import { type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { inAll, type JobSet, jobSet } from "#core/alerts/delivery/job-set.ts";
import type { NewJob } from "#core/alerts/delivery/new-jobs.ts";
import { askEach, byForm, combineQuestions, type Question } from "#core/alerts/delivery/questions.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { isDatabaseUnavailable, isTooSlow } from "#core/platform/database-health.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";

const keptBytes = 32 * 1024 * 1024;
const asked = 2_000;
const patienceMs = 60_000;
/** The budget of one condition that is asked alone. */
const patienceAloneMs = 5_000;
/** Statements of conditions within the limits are far shorter. */
const mostText = 500_000;

/** Why a condition of an alert has no answer. */
export class Unanswered extends Error {}

export type Match = (wanted: Condition[][]) => Promise<(Iterable<number> | Unanswered)[]>;

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
        return wanted.map((all) => {
          const answers = all.map(({ key }) => sets.get(key) ?? jobSet(0, []));
          const unanswered = answers.find((answer) => answer instanceof Unanswered);
          return unanswered ?? inAll(answers as JobSet[], size);
        });
      });
    },
    { timeout: patienceMs, mayPause: true },
  );

  async function setsOf(tx: Tx, conditions: Condition[]): Promise<Map<string, JobSet | Unanswered>> {
    const sets = new Map<string, JobSet | Unanswered>();
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
        const places = found[index] ?? [];
        if (places instanceof Unanswered) {
          sets.set(key, places);
          continue;
        }
        const set = jobSet(size, places);
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
    select (listed.place - 1)::int as list_place, jobs.id, title, featured_until, places, places_text, facets, has_remote, work_arrangement, date_posted, search_words, words, salary_min, salary_max, salary_unit, salary_currency, salary_yearly, latitudes, longitudes,
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

type Places = number[] | Unanswered;

async function findMatches(tx: Tx, conditions: Condition[]): Promise<Places[]> {
  const found: Places[] = [];
  const { alike, others } = byForm(conditions);
  const [short, long] = [others.filter(isShort), others.filter((question) => !isShort(question))];
  for (const { at } of long) found[at] = new Unanswered("too long", { cause: "The query is too long." });
  for (const questions of alike) await askTogether(tx, questions, combineQuestions, found);
  if (short.length) await askTogether(tx, short, askEach, found);
  return found;
}

function isShort({ text }: Question): boolean {
  return text.length <= mostText;
}

/** If they fail together, each is asked alone. */
async function askTogether(
  tx: Tx,
  questions: Question[],
  toStatement: (questions: Question[]) => SQL,
  found: Places[],
) {
  const isAlone = questions.length === 1;
  try {
    await inTransaction(
      async (savepoint) => {
        const { rows } = await savepoint.execute<{ condition: number; places: number[] | null }>(
          toStatement(questions),
        );
        for (const { condition, places } of rows) found[condition] = places ?? [];
      },
      { where: tx, timeout: isAlone ? patienceAloneMs : patienceMs },
    );
  } catch (error) {
    if (isDatabaseUnavailable(error) && !isTooSlow(error)) throw error;
    for (const question of questions)
      if (isAlone) found[question.at] = new Unanswered("no answer", { cause: error });
      else await askTogether(tx, [question], askEach, found);
  }
}
