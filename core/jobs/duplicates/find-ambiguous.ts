import { sql } from "drizzle-orm";
import type { Tx } from "#core/platform/db.server.ts";
import { compareOpenings } from "./compare-openings.ts";
import { type Candidate, readCandidates } from "./find-candidates.ts";
import { keyOf, readVerdicts } from "./pair-records.ts";

type Pair = { older: Candidate; younger: Candidate };

const mostRivals = 10_000;

/** Where a source has two openings that fit, only a person can tell which of them the other source means. */
export async function findAmbiguous<P extends Pair>(tx: Tx, pairs: P[]): Promise<Set<P>> {
  const rivals = await findRivals(tx, [
    ...new Set(pairs.flatMap(({ older, younger }) => [older.id, younger.id])),
  ]);
  const candidates = await readCandidates(tx, [...new Set([...rivals.values()].flat())]);
  const versus = pairs.flatMap((pair) =>
    [[pair.older, pair.younger] as const, [pair.younger, pair.older] as const].flatMap(([rivaled, other]) =>
      (rivals.get(rivaled.id) ?? []).flatMap((id) => {
        const rival = candidates.get(id);
        return rival && rival.id !== other.id ? [{ pair, ...inOrderOfAge(rival, other) }] : [];
      }),
    ),
  );
  const verdicts = await readVerdicts(tx, versus);
  const fitting = versus.filter(
    (each) =>
      verdicts.get(keyOf(each)) !== "different" &&
      compareOpenings(each.older, each.younger).verdict === "same",
  );
  return new Set(fitting.map(({ pair }) => pair));
}

function inOrderOfAge(a: Candidate, b: Candidate): Pair {
  const isAfter = [a.createdAt, a.id].join() > [b.createdAt, b.id].join();
  return isAfter ? { older: b, younger: a } : { older: a, younger: b };
}

/** Other listings of the same source, employer and title that readers see, for each listing. */
async function findRivals(tx: Tx, ids: string[]): Promise<Map<string, string[]>> {
  if (!ids.length) return new Map();
  const { rows } = await tx.execute<{ id: string; rivals: string[] }>(sql`
    with paired as materialized (
      select id, company_slug, is_demo, opening from jobs where id = any(${sql.param(ids)}::uuid[])
    ), alike as materialized (
      select id, company_slug, is_demo, opening from jobs
      where opening = any(array(select opening from paired)) and expired_at is null and featured_until is null
      limit ${mostRivals}
    )
    select p.id, array_agg(a.id) as rivals from paired p join alike a
      on a.opening = p.opening and a.company_slug = p.company_slug and a.is_demo = p.is_demo and a.id <> p.id
    where exists (
      select from job_sightings mine join job_sightings its on its.source = mine.source
      where mine.job_id = p.id and mine.own_job_id is null and mine.gone_at is null
        and its.job_id = a.id and its.own_job_id is null and its.gone_at is null
    ) group by p.id`);
  return new Map(rows.map(({ id, rivals }) => [id, rivals]));
}
