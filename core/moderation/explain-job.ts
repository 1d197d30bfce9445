import { asc, eq, getTableColumns, inArray, ne, type SQL, sql } from "drizzle-orm";
import { db, inTransaction } from "#core/db.server.ts";
import { containing, contains } from "#core/jobs/contains.ts";
import { pathOfJob } from "#core/jobs/find-job-path.ts";
import { hiddenTextSource } from "#core/jobs/hidden-listings.ts";
import { liveCompanies } from "#core/jobs/live-companies.ts";
import { slugify } from "#core/jobs/slug.ts";
import { jobPostings, jobs } from "#core/jobs/tables.ts";
import { whyListed } from "#core/moderation/why-listed.ts";
import { lastPage, rowsAtOnce, rowsOf } from "#core/numbered-pages.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { tidyLine } from "#core/text.ts";

/** A job as the administration finds it, and why it is on the board. */
export type ExplainedJob = {
  jobId: string;
  title: string;
  company: string;
  companySlug: string;
  path: string;
  state: "live" | "hidden" | "ended" | "featured";
  isDemo: boolean;
  category: string;
  datePosted: Date;
  expiresAt: Date;
  /** One sentence each: which source brought it for which keyword or board and when, and what of its title or employer is outdoor. */
  reasons: string[];
};

type Found = { jobs: ExplainedJob[]; total: number };

/** As many as can be paged through: what is beyond is not counted. */
const most = rowsAtOnce * lastPage;

/**
 * By part of the title or company, or by the address or id of a job; the newest first. Hidden ones too; one that has ended
 * is found by its address or id alone, as no index holds its words.
 */
export async function searchJobs(
  { search, page }: { search: string; page: number },
  now = new Date(),
): Promise<Found> {
  const sought = tidyLine(search);
  const ids = idsOf(sought) ?? (await idsOfWords(sought));
  const { limit, offset } = rowsOf(page);
  const { rows, total } = await inTransaction(
    async (tx) => {
      const { rows } = await tx.execute<{ id: string; total: number }>(sql`
        with found as materialized (${ids})
        select id, (select count(*)::int from found) as total from found
        order by date_posted desc, id desc limit ${limit} offset ${offset}`);
      return { rows, total: rows[0]?.total ?? 0 };
    },
    { timeout: 20_000 },
  );
  return {
    jobs: await explain(
      rows.map(({ id }) => id),
      now,
    ),
    total,
  };
}

/** Those of an id, or of the address of a job's page; null where the search is neither. */
function idsOf(sought: string): SQL | null {
  const id = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/i.exec(sought)?.[0];
  if (id) return sql`select id, date_posted from jobs where id = ${id}`;
  const address = /\/company\/([^/\s]+)\/jobs\/([^/\s?#]*([\da-f]{6}))(?:[/?#]|$)/.exec(sought);
  if (!address) return null;
  const [, companySlug, slug, suffix] = address;
  return sql`
    select id, date_posted from jobs where right(id::text, 6) = ${suffix} and company_slug = ${companySlug}
      and slug || '-' || right(id::text, 6) = ${slug}`;
}

async function idsOfWords(sought: string): Promise<SQL> {
  const newest = sql`order by date_posted desc, id desc limit ${most}`;
  const isOrdinary = sql`expired_at is null and featured_until is null`;
  if (!sought) return sql`select id, date_posted from jobs where ${isOrdinary} ${newest}`;
  const slug = slugify(sought);
  const slugs = slug
    ? (await liveCompanies()).filter((each) => each.slug.includes(slug)).map((each) => each.slug)
    : [];
  const looked = containing(sought);
  const isNamed = sql`(title ilike ${looked} or company_name ilike ${looked})`;
  // Each part has an index of its own.
  return sql`
    select id, date_posted from (
      (select id, date_posted from jobs where ${isOrdinary} and ${contains("title", sought).indexed} ${newest})
      union
      (select id, date_posted from jobs
        where expired_at is null and company_slug = any(${sql.param(slugs)}::text[]) ${newest})
      union
      (select id, date_posted from jobs
        where expired_at is null and featured_until is not null and ${isNamed} ${newest})
      union
      (select id, date_posted from jobs where hidden_at is not null and ${isNamed} ${newest})
      union
      (select jobs.id, jobs.date_posted from posted_jobs join jobs on jobs.id = posted_jobs.id
        where posted_jobs.status = 'hidden' and (jobs.title ilike ${looked} or jobs.company_name ilike ${looked})
        limit ${most})
    ) as named ${newest}`;
}

async function explain(ids: string[], now: Date): Promise<ExplainedJob[]> {
  if (!ids.length) return [];
  const { description, descriptionMd, facets, ...columns } = getTableColumns(jobs);
  const [found, postings] = await Promise.all([
    db
      .select({ ...columns, status: postedJobs.status })
      .from(jobs)
      .leftJoin(postedJobs, eq(postedJobs.id, jobs.id))
      .where(inArray(jobs.id, ids)),
    db
      .select()
      .from(jobPostings)
      .where(sql`${inArray(jobPostings.jobId, ids)} and ${ne(jobPostings.source, hiddenTextSource)}`)
      .orderBy(asc(jobPostings.firstSeenAt), asc(jobPostings.id)),
  ]);
  const postingsOf = Map.groupBy(postings, ({ jobId }) => jobId);
  const places = new Map(ids.map((id, at) => [id, at]));
  return found
    .sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
    .map((job) => ({
      jobId: job.id,
      title: job.title,
      company: job.companyName,
      companySlug: job.companySlug,
      path: pathOfJob(job),
      state: stateOf(job, now),
      isDemo: job.isDemo,
      category: job.category,
      datePosted: job.datePosted,
      expiresAt: job.expiresAt,
      reasons: whyListed(job, postingsOf.get(job.id) ?? []),
    }));
}

type Dated = Pick<typeof jobs.$inferSelect, "hiddenAt" | "expiredAt" | "expiresAt" | "featuredUntil">;

function stateOf(job: Dated & { status: string | null }, now: Date): ExplainedJob["state"] {
  if (job.hiddenAt || job.status === "hidden") return "hidden";
  if (job.expiredAt || job.expiresAt <= now) return "ended";
  return job.featuredUntil ? "featured" : "live";
}
