import { sql } from "drizzle-orm";
import { type CardFacts, cardFactNames, cardFacts, wordedByProof } from "#core/facts/shown/card-facts.ts";
import type { SayableFact } from "#core/facts/shown/say-fact.ts";
import { applyLink } from "#core/jobs/apply-link.ts";
import { closesIn } from "#core/jobs/days/closing.ts";
import { evergreenText } from "#core/jobs/evergreen.ts";
import type { CardListing, JobCard } from "#core/jobs/job-card.ts";
import { kindMarks } from "#core/jobs/kinds/kind-marks.ts";
import { postedAge } from "#core/jobs/posted-age.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { jobs } from "#core/jobs/tables.ts";
import { seasonalWord, typeText } from "#core/jobs/type-text.ts";
import type { Point } from "#core/places/distance.ts";
import { nearestPlace } from "#core/places/nearest.ts";
import { preview } from "#core/text/description.ts";
import type { Salary } from "#core/text/money.ts";
import { salaryText } from "#core/text/money.ts";

export const cardColumns = {
  id: jobs.id,
  slug: jobs.slug,
  title: jobs.title,
  companyName: jobs.companyName,
  companySlug: jobs.companySlug,
  companyLogoUrl: jobs.companyLogoUrl,
  location: jobs.location,
  places: jobs.places,
  hasRemote: jobs.hasRemote,
  workArrangement: jobs.workArrangement,
  jobType: jobs.jobType,
  isSeasonal: sql<boolean>`${jobs.factWords} @> array[${seasonalWord}]`,
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
  kind: jobs.kind,
  validThrough: jobs.validThrough,
  closingZone: jobs.closingZone,
  repostedOn: jobs.repostedOn,
  facts: sql<SayableFact[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('name', name, 'value', value, 'low', low, 'high', high, 'unit', unit,
      'fromDay', from_day, 'untilDay', until_day, 'precision', precision,
      'proof', case when name = any(${sql.param(wordedByProof)}::text[]) then proof end) order by position), '[]')
    from job_facts where job_id = jobs.id and hidden_at is null and not is_unsure
      and name = any(${sql.param(cardFactNames)}::text[])
  )`,
};

type Job = typeof jobs.$inferSelect;
export type CardRow = Pick<Job, Exclude<keyof typeof cardColumns, "opening" | "facts" | "isSeasonal">> & {
  facts: SayableFact[];
  opening: string;
  isSeasonal: boolean;
};

/**
 * Listings with the same company and title share one card, ignoring case. With a center, the nearest listing
 * leads.
 */
export function toCards(rows: CardRow[], now: Date, center: Point | null = null): JobCard[] {
  const groups = new Map<string, CardRow[]>();
  for (const row of rows) {
    const key = `${row.companyName}\n${row.title}`.toLowerCase();
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = center && group.length > 1 ? nearestFirst(center, group) : group;
    return first ? toCard(first, now, others, center) : [];
  });
}

export function toCard(
  row: CardRow,
  now: Date,
  others: CardRow[] = [],
  center: Point | null = null,
): JobCard {
  const stated = cardFacts(row.facts);
  const near = center && nearestPlace(center, row.places);
  return {
    ...toCardListing(row, stated),
    others: others.map((other) => toCardListing(other, cardFacts(other.facts))),
    groupedCount: others.length + 1,
    foldText: foldText([row, ...others]),
    miles: near && Math.round(near.miles),
    title: row.title,
    company: row.companyName,
    companyLogoUrl: row.companyLogoUrl,
    location: near?.text ?? row.location,
    type: typeText(row.jobType, row.isSeasonal),
    category: row.category,
    remoteBadge: remoteBadge(row),
    postedDate: postedAge(row.datePosted, now),
    postedAt: row.datePosted.toISOString(),
    season: stated.season,
    months: stated.months,
    payLine: stated.pay ? "pay" : "salary",
    facts: stated.facts,
    life: closingOrAge(row, now),
    description: preview(row.opening, 200),
    applyUrl: applyLink(row),
    isFeatured: row.featuredUntil !== null && row.featuredUntil > now,
    isDemo: row.isDemo,
    mark: kindMarks[row.kind] ?? null,
  };
}

function closingOrAge(row: CardRow, now: Date): JobCard["life"] {
  const closing = closesIn(row.validThrough, row.closingZone, now);
  if (closing) return { line: "closing", text: closing };
  const age = evergreenText(row, now);
  return age ? { line: "posted", text: age } : null;
}

export function remoteBadge(job: Pick<Job, "hasRemote" | "workArrangement" | "jobType">) {
  if (!job.hasRemote || job.jobType === "Remote") return null;
  return job.workArrangement === "hybrid" ? "Hybrid" : "Remote";
}

function foldText(rows: CardRow[]): string | null {
  const places = new Set(rows.flatMap(placesOf)).size;
  if (places > 1) return `${places} locations`;
  return rows.length > 1 ? `${rows.length} openings` : null;
}

export function nearestFirst(center: Point, rows: CardRow[]): CardRow[] {
  const miles = new Map(
    rows.map((row) => [row, nearestPlace(center, row.places)?.miles ?? Number.POSITIVE_INFINITY]),
  );
  return rows.toSorted((a, b) => (miles.get(a) ?? 0) - (miles.get(b) ?? 0) || 0);
}

function toCardListing(row: CardRow, stated: CardFacts): CardListing {
  const salary = rowSalary(row);
  return {
    jobId: row.id,
    jobSlug: jobSlug(row),
    companySlug: row.companySlug,
    places: placesOf(row),
    salary: salary ? salaryText(salary) : stated.pay,
    hasTips: ((salary || stated.pay) && stated.hasTips) || undefined,
    isPayRead: (!salary && stated.pay !== null) || undefined,
  };
}

function placesOf(row: CardRow) {
  return row.places.length ? row.places.map(({ text }) => text) : [row.location];
}

type PayColumns = Pick<CardRow, "salaryMin" | "salaryMax" | "salaryCurrency" | "salaryUnit">;

/** Returns null when any part of the pay would be a guess. */
export function rowSalary({ salaryMin, salaryMax, salaryCurrency, salaryUnit }: PayColumns): Salary | null {
  if ((salaryMin === null && salaryMax === null) || !salaryCurrency || !salaryUnit) return null;
  return { min: salaryMin, max: salaryMax, currency: salaryCurrency, unit: salaryUnit };
}

export function earliestEnd(rows: CardRow[]): Date | null {
  if (!rows.length) return null;
  return new Date(Math.min(...rows.map((row) => row.expiresAt.getTime())));
}
