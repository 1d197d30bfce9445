import { type SQL, sql } from "drizzle-orm";
import { countLimit } from "#core/jobs/list/find-jobs.ts";
import { liveCompanies } from "#core/jobs/pages/live-companies.ts";
import { contains } from "#core/jobs/query/contains.ts";
import { slugify } from "#core/jobs/slug.ts";
import { type Db, db } from "#core/platform/db.server.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";
import { tidyLine } from "#core/text/tidy.ts";

type Found = { ids: string[]; total: number };

const isOrdinary = sql`expired_at is null and featured_until is null`;
const newestFirst = sql`order by date_posted desc, id desc`;
const most = countLimit + 1;

export async function findJobIds(search: string, page: number): Promise<Found> {
  const sought = tidyLine(search);
  if (!sought)
    return readPage(
      db,
      sql`select id, date_posted from jobs where ${isOrdinary} ${newestFirst} limit ${most}`,
      page,
    );
  const one = byAddress(sought);
  return one ? readPage(db, one, page) : findByWords(sought, page);
}

function byAddress(sought: string): SQL | null {
  const id = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/i.exec(sought)?.[0];
  if (id) return sql`select id, date_posted from jobs where id = ${id}`;
  const address = /\/company\/([^/\s]+)\/jobs\/([^/\s?#]*([\da-f]{6}))(?:[/?#]|$)/.exec(sought);
  if (!address) return null;
  const [, companySlug, slug, suffix] = address;
  return sql`
    select id, date_posted from jobs where right(id::text, 6) = ${suffix} and company_slug = ${companySlug}
      and slug || '-' || right(id::text, 6) = ${slug}`;
}

async function findByWords(sought: string, page: number): Promise<Found> {
  const slug = slugify(sought);
  const companies = slug ? (await liveCompanies()).filter((each) => each.slug.includes(slug)) : [];
  const isNamed = sql`(${contains("title", sought)} or company_slug = any(${sql.param(companies.map((each) => each.slug))}::text[]))`;
  return readPage(
    db,
    sql`(select id, date_posted from jobs where ${isOrdinary} and ${isNamed} ${newestFirst} limit ${most}) union ${outOfOrder(sought)}`,
    page,
  );
}

/** Featured and hidden jobs are not in the date index. */
function outOfOrder(sought: string): SQL {
  const looked = containing(sought);
  const isNamed = sql`(jobs.title ilike ${looked} or jobs.company_name ilike ${looked})`;
  return sql`
    (select id, date_posted from jobs
      where expired_at is null and featured_until is not null and ${isNamed} limit ${most})
    union
    (select id, date_posted from jobs where hidden_at is not null and ${isNamed} limit ${most})
    union
    (select jobs.id, jobs.date_posted from posted_jobs join jobs on jobs.id = posted_jobs.id
      where posted_jobs.status = 'hidden' and ${isNamed} limit ${most})`;
}

async function readPage(from: Db, found: SQL, page: number): Promise<Found> {
  const { limit, offset } = rowsOf(page);
  const { rows } = await from.execute<Found>(sql`
    with found as materialized (${found})
    select (select count(*)::int from found) as total,
      array(select id from found ${newestFirst} limit ${offset < countLimit ? limit : 0} offset ${offset}) as ids`);
  return rows[0] ?? { ids: [], total: 0 };
}
