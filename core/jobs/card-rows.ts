import { sql } from "drizzle-orm";
import type { JobCard } from "#core/jobs/job-card.ts";
import { postedAge } from "#core/jobs/posted-age.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { jobs } from "#core/jobs/tables.ts";
import { preview } from "#core/text/description.ts";
import type { Salary } from "#core/text/money.ts";
import { salaryText } from "#core/text/money.ts";
import { applyAddress } from "#core/text/web-address.ts";

/** What a card needs of a row; never the whole description. */
export const cardColumns = {
  id: jobs.id,
  slug: jobs.slug,
  title: jobs.title,
  companyName: jobs.companyName,
  companySlug: jobs.companySlug,
  companyLogoUrl: jobs.companyLogoUrl,
  location: jobs.location,
  places: sql<string[]>`jsonb_path_query_array(${jobs.places}, '$[*].text')`,
  hasRemote: jobs.hasRemote,
  jobType: jobs.jobType,
  category: jobs.category,
  datePosted: jobs.datePosted,
  expiresAt: jobs.expiresAt,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  salaryCurrency: jobs.salaryCurrency,
  salaryUnit: jobs.salaryUnit,
  opening: sql<string>`left(${jobs.descriptionMd}, 700)`,
  applyUrl: jobs.applyUrl,
  featuredUntil: jobs.featuredUntil,
  isDemo: jobs.isDemo,
};

type Job = typeof jobs.$inferSelect;
export type CardRow = Pick<Job, Exclude<keyof typeof cardColumns, "opening" | "places">> & {
  opening: string;
  places: string[];
};

/** One card for each company and title (compared without case), in the order of the rows; a group keeps all its places. */
export function toCards(rows: CardRow[], now: Date): JobCard[] {
  const cards = new Map<string, JobCard>();
  for (const row of rows) {
    const group = `${row.companyName}\n${row.title}`.toLowerCase();
    const card = cards.get(group);
    if (!card) {
      cards.set(group, toCard(row, now));
      continue;
    }
    card.groupedCount += 1;
    card.places = [...new Set([...card.places, ...placesOf(row)])];
  }
  return [...cards.values()];
}

export function toCard(row: CardRow, now: Date): JobCard {
  const salary = rowSalary(row);
  return {
    jobId: row.id,
    jobSlug: jobSlug(row),
    companySlug: row.companySlug,
    title: row.title,
    company: row.companyName,
    companyLogoUrl: row.companyLogoUrl,
    location: row.location,
    places: placesOf(row),
    groupedCount: 1,
    salary: salary && salaryText(salary),
    type: row.jobType,
    category: row.category,
    hasRemote: row.hasRemote,
    postedDate: postedAge(row.datePosted, now),
    postedAt: row.datePosted.toISOString(),
    description: preview(row.opening, 200),
    applyUrl: applyAddress(row.applyUrl),
    isFeatured: row.featuredUntil !== null && row.featuredUntil > now,
    isDemo: row.isDemo,
  };
}

function placesOf(row: CardRow) {
  return row.places.length ? row.places : [row.location];
}

type PayColumns = Pick<CardRow, "salaryMin" | "salaryMax" | "salaryCurrency" | "salaryUnit">;

/** The pay that a row states; null where any part of it would have to be guessed. */
export function rowSalary({ salaryMin, salaryMax, salaryCurrency, salaryUnit }: PayColumns): Salary | null {
  if ((salaryMin === null && salaryMax === null) || !salaryCurrency || !salaryUnit) return null;
  return { min: salaryMin, max: salaryMax, currency: salaryCurrency, unit: salaryUnit };
}

/** When the first of these listings runs out; null if there are none. */
export function earliestEnd(rows: CardRow[]): Date | null {
  if (!rows.length) return null;
  return new Date(Math.min(...rows.map((row) => row.expiresAt.getTime())));
}
