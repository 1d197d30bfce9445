import { sql } from "drizzle-orm";
import { pathOfJob } from "#core/jobs/find-job-path.ts";
import { db } from "#core/platform/db.server.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";

export const pairStates = ["open", "merged", "settled"] as const;
export type PairState = (typeof pairStates)[number];

export type PairedJob = { title: string; path: string; location: string; source: string; text: string };

export type ListedPair = {
  id: string;
  company: string;
  jobs: [older: PairedJob, younger: PairedJob];
  /** From 0 to 1. */
  likeness: number;
  doubts: string[];
  verdict: "same" | "different" | null;
  isMerged: boolean;
  at: Date;
};

type JobRow = { title: string; slug: string; company: string; companySlug: string; id: string } & Omit<
  PairedJob,
  "path"
>;
type Row = Pick<ListedPair, "id" | "likeness" | "doubts" | "verdict" | "isMerged"> & {
  older: JobRow;
  younger: JobRow;
  at: string;
};

const conditions = {
  open: sql`p.settled_at is null and cardinality(p.doubts) > 0`,
  merged: sql`p.settled_at is null and cardinality(p.doubts) = 0`,
  settled: sql`p.settled_at is not null`,
};

export async function listPairs({
  search,
  page,
  state,
}: {
  search: string;
  page: number;
  state: PairState;
}): Promise<{ pairs: ListedPair[]; total: number }> {
  const looked = containing(search);
  const isMeant = search ? sql`and (a.title ilike ${looked} or a.company_name ilike ${looked})` : sql``;
  const from = sql`${pairsOf(state)} ${isMeant}`;
  const { limit, offset } = rowsOf(page);
  const [{ rows }, counted] = await Promise.all([
    db.execute<Row>(sql`
      select p.id, p.likeness, p.doubts, p.verdict, coalesce(p.settled_at, p.created_at)::text as at,
        b.merged_into is not null as "isMerged", ${jobOf("a")} as older, ${jobOf("b")} as younger
      ${from} order by coalesce(p.settled_at, p.created_at) desc, p.id limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`),
  ]);
  return { pairs: rows.map(toPair), total: counted.rows[0]?.total ?? 0 };
}

export async function countOpenPairs(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${pairsOf("open")}`);
  return rows[0]?.count ?? 0;
}

/** Nobody needs to decide about jobs that ended. */
function pairsOf(state: PairState) {
  const isCurrent =
    state === "settled"
      ? sql``
      : sql`and a.expired_at is null and (b.expired_at is null or b.merged_into = a.id)`;
  return sql`from job_pairs p join jobs a on a.id = p.job_id join jobs b on b.id = p.other_id
    where ${conditions[state]} ${isCurrent}`;
}

function jobOf(table: string) {
  const of = (name: string) => sql.raw(`${table}.${name}`);
  return sql`jsonb_build_object('id', ${of("id")}, 'slug', ${of("slug")}, 'title', ${of("title")},
    'company', ${of("company_name")}, 'companySlug', ${of("company_slug")}, 'location', ${of("location")},
    'source', ${of("source")}, 'text', ${of("description")})`;
}

function toPair({ older, younger, at, ...row }: Row): ListedPair {
  return { ...row, company: older.company, jobs: [toJob(older), toJob(younger)], at: new Date(at) };
}

function toJob({ title, location, source, text, ...address }: JobRow): PairedJob {
  return { title, location, source, text, path: pathOfJob(address) };
}
