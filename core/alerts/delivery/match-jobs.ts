import { type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { inAll, type JobSet, jobSet } from "#core/alerts/delivery/job-set.ts";
import { likelyAmong } from "#core/alerts/delivery/likely-jobs.ts";
import type { MatchedJob } from "#core/alerts/delivery/new-jobs.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { sqlOf } from "#core/jobs/query/need.ts";
import { jobs } from "#core/jobs/tables.ts";
import { isDatabaseUnavailable, isTooSlow } from "#core/platform/database-health.ts";
import { inTransaction } from "#core/platform/db.server.ts";

const keptBytes = 32 * 1024 * 1024;
const askedTogether = 100;
const patienceMs = 60_000;
/** The budget of one condition that is asked alone. */
const patienceAloneMs = 5_000;

/** Why a condition of an alert has no answer. */
export class Unanswered extends Error {}

export type Match = (wanted: Condition[][]) => Promise<(Iterable<number> | Unanswered)[]>;

type Answer = JobSet | Unanswered;
type Asked = { key: string; places: number[]; is: SQL };

/**
 * Each different condition is asked once, however many alerts share it: PostgreSQL is asked which of the jobs that may meet it do. Sets
 * of jobs are then combined as bits. `rows` are where PostgreSQL finds the jobs, as "jobs".
 */
export function matchAmong(
  newJobs: MatchedJob[],
  { rows = sql`${jobs}`, patience = patienceMs }: { rows?: SQL; patience?: number } = {},
): Match {
  const size = newJobs.length;
  const likely = likelyAmong(newJobs);
  const kept = new LRUCache<string, JobSet>({
    maxSize: keptBytes,
    sizeCalculation: (set) => set.byteLength + 100,
  });

  return async (wanted) => {
    const answers = await answersTo(new Map(wanted.flat().map((condition) => [condition.key, condition])));
    return wanted.map((all) => {
      const sets = all.map(({ key }) => answers.get(key) ?? jobSet(0, []));
      const unanswered = sets.find((answer) => answer instanceof Unanswered);
      return unanswered ?? inAll(sets as JobSet[], size);
    });
  };

  async function answersTo(conditions: Map<string, Condition>): Promise<Map<string, Answer>> {
    const answers = new Map<string, Answer>();
    const asked: Asked[] = [];
    const keep = (key: string, set: JobSet) => {
      answers.set(key, set);
      kept.set(key, set);
    };
    for (const [key, { is }] of conditions) {
      const known = kept.get(key);
      if (known) {
        answers.set(key, known);
        continue;
      }
      const { among, isSure } = likely(is);
      const places = isSure ? [] : [...inAll([among], size)];
      if (places.length) asked.push({ key, places, is: sqlOf(is, "of one") });
      else keep(key, among);
    }
    for (let from = 0; from < asked.length; from += askedTogether) {
      const some = asked.slice(from, from + askedTogether);
      for (const [key, found] of await ask(some)) {
        if (found instanceof Unanswered) answers.set(key, found);
        else keep(key, jobSet(size, found));
      }
    }
    return answers;
  }

  /** If they fail together, each is asked alone. */
  async function ask(some: Asked[]): Promise<[key: string, found: number[] | Unanswered][]> {
    const isAlone = some.length === 1;
    try {
      const { rows } = await inTransaction(
        (tx) => tx.execute<{ at: number; found: number[] | null }>(statement(some)),
        {
          timeout: isAlone ? Math.min(patienceAloneMs, patience) : patience,
        },
      );
      return rows.map(({ at, found }) => [some[at]?.key ?? "", found ?? []]);
    } catch (error) {
      if (isDatabaseUnavailable(error) && !isTooSlow(error)) throw error;
      if (isAlone) return some.map(({ key }) => [key, new Unanswered("no answer", { cause: error })]);
      const each: Awaited<ReturnType<typeof ask>> = [];
      for (const one of some) each.push(...(await ask([one])));
      return each;
    }
  }

  function statement(some: Asked[]): SQL {
    const listed = [...new Set(some.flatMap(({ places }) => places))];
    const questions = some.map(
      ({ places, is }, at) => sql`
      select ${sql.raw(String(at))} as at, array_agg(list_place) as found from listed as jobs
      where list_place = any(${sql.param(places)}::int[]) and ${is}`,
    );
    return sql`
      with listed as materialized (
        select list_place, jobs.* from unnest(${sql.param(listed.map((place) => newJobs[place]?.id))}::uuid[], ${sql.param(listed)}::int[])
          as asked (id, list_place) join ${rows} using (id)
      )
      ${sql.join(questions, sql` union all `)}`;
  }
}
