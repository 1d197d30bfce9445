import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { type CardFacts, cardFacts } from "#core/facts/shown/card-facts.ts";
import { type TakeHome, takeHome } from "#core/facts/shown/take-home.ts";
import { applyLink } from "#core/jobs/apply-link.ts";
import { remoteBadge, rowSalary } from "#core/jobs/card-rows.ts";
import { type Closing, readClosing } from "#core/jobs/days/closing.ts";
import { jobsStartingAfter } from "#core/jobs/days/jobs-starting-after.ts";
import type { EndReason } from "#core/jobs/end-reason.ts";
import { evergreenText } from "#core/jobs/evergreen.ts";
import { type PageFact, type TrailFact, trailFacts } from "#core/jobs/facts/trail-facts.ts";
import { quotableFactsOf } from "#core/jobs/facts/unquoted.ts";
import { findJobPath } from "#core/jobs/find-job-path.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { asideOf } from "#core/jobs/kinds/judge-listing.ts";
import { kindMarks } from "#core/jobs/kinds/kind-marks.ts";
import { whyHere } from "#core/jobs/kinds/why-here.ts";
import type { WorkArrangement } from "#core/jobs/listing.ts";
import { type LastSeen, lastSeenColumn, toLastSeen } from "#core/jobs/pages/last-seen.ts";
import { postedAge } from "#core/jobs/posted-age.ts";
import { oldestFirst } from "#core/jobs/sighting-order.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { jobs } from "#core/jobs/tables.ts";
import { seasonalWord, typeText } from "#core/jobs/type-text.ts";
import type { Place } from "#core/places/place.ts";
import { db } from "#core/platform/db.server.ts";
import { type Block, parseDescription, preview } from "#core/text/description.ts";
import type { Salary } from "#core/text/money.ts";
import { salaryText } from "#core/text/money.ts";

export type JobDetail = {
  id: string;
  jobSlug: string;
  title: string;
  company: string;
  companySlug: string;
  companyLogoUrl: string | null;
  companyUrl: string | null;
  location: string;
  places: Place[];
  usStates: string[];
  countryCode: string | null;
  hasRemote: boolean;
  workArrangement: WorkArrangement;
  remoteBadge: JobCard["remoteBadge"];
  jobType: string | null;
  typeText: string | null;
  category: string;
  datePosted: Date;
  postedDate: string;
  closing: Closing | null;
  expiresAt: Date;
  salary: Salary | null;
  salaryText: string | null;
  blocks: Block[];
  preview: string;
  url: string | null;
  applyUrl: string | null;
  source: string;
  sourceId: string | null;
  isFeatured: boolean;
  isDemo: boolean;
  /** Courses and academic positions are no jobs to search engines. */
  isJob: boolean;
  mark: JobCard["mark"];
  whyHere: string | null;
  facts: TrailFact[];
  /** Season and pay as the facts state them. */
  stated: Pick<CardFacts, "season" | "pay" | "hasTips">;
  takeHome: TakeHome | null;
  startsOn: string | null;
  /** The list of jobs that start after this one. */
  startsAfter: string | null;
  openings: number | null;
  experienceMonths: number | null;
  lastSeen: LastSeen | null;
  /** The sources that show it, without the one that `lastSeen` names. */
  alsoOn: string[];
  evergreen: string | null;
  repostedOn: string[];
  end: { reason: EndReason | null; at: Date } | null;
};

export type FoundJob =
  | { kind: "live"; job: JobDetail }
  | { kind: "moved"; companySlug: string; jobSlug: string }
  | { kind: "gone"; job: JobDetail };

export async function findJob(
  address: { companySlug: string; jobSlug: string },
  now = new Date(),
): Promise<FoundJob | null> {
  const suffix = /[0-9a-f]{6}$/.exec(address.jobSlug)?.[0];
  if (!suffix) return null;
  const rows = await db
    .select({ job: jobs, sighting: shownSighting, seen: lastSeenColumn, sources: liveSources })
    .from(jobs)
    .where(sql`right(${jobs.id}::text, 6) = ${suffix}`)
    .limit(50);
  const exact = rows.find(
    ({ job }) => job.companySlug === address.companySlug && jobSlug(job) === address.jobSlug,
  );
  if (exact?.job.mergedInto) return findMerged(exact.job.mergedInto);
  if (exact) {
    const isLive = exact.job.expiredAt === null && exact.job.expiresAt > now;
    const facts = isLive ? ((await quotableFactsOf([exact.job.id])).get(exact.job.id) ?? []) : [];
    const job = toDetail(exact.job, exact.sighting, now, facts, toLastSeen(exact.seen));
    const named = job.lastSeen?.source ?? job.source;
    job.alsoOn = exact.sources.filter((source) => source !== named);
    return { kind: isLive ? "live" : "gone", job };
  }
  const likely = rows.filter(({ job }) => job.companySlug === address.companySlug);
  const [match, second] = likely.length ? likely : rows;
  if (!match || second) return null;
  return { kind: "moved", companySlug: match.job.companySlug, jobSlug: jobSlug(match.job) };
}

/** A live job by its id, or by the path or address of its page. Of a merged one, the job that readers see. */
export async function findLiveJob(asked: string, now = new Date()): Promise<JobDetail | null> {
  const path = z.uuid().safeParse(asked).success ? await findJobPath(db, asked) : asked;
  const [, companySlug, jobSlug] = /\/company\/([\w-]+)\/jobs\/([\w-]+)/.exec(path ?? "") ?? [];
  if (!companySlug || !jobSlug) return null;
  const asNamed = await findJob({ companySlug, jobSlug }, now);
  const found = asNamed?.kind === "moved" ? await findJob(asNamed, now) : asNamed;
  return found?.kind === "live" ? found.job : null;
}

async function findMerged(id: string): Promise<FoundJob | null> {
  const [shown] = await db.select().from(jobs).where(eq(jobs.id, id));
  return shown ? { kind: "moved", companySlug: shown.companySlug, jobSlug: jobSlug(shown) } : null;
}

type SightingId = { source: string; sourceId: string };

const shownSighting = sql<SightingId | null>`(
  select jsonb_build_object('source', source, 'sourceId', source_id)
  from job_sightings where job_id = jobs.id order by ${oldestFirst} limit 1
)`;

const liveSources = sql<string[]>`array(
  select distinct source from job_sightings where job_id = jobs.id and gone_at is null order by source
)`;

export function toDetail(
  job: typeof jobs.$inferSelect,
  sighting: SightingId | null,
  now: Date,
  facts: PageFact[],
  lastSeen: LastSeen | null = null,
): JobDetail {
  const salary = rowSalary(job);
  const isFeatured = job.featuredUntil !== null && job.featuredUntil > now;
  return {
    id: job.id,
    jobSlug: jobSlug(job),
    title: job.title,
    company: job.companyName,
    companySlug: job.companySlug,
    companyLogoUrl: job.companyLogoUrl,
    companyUrl: job.companyUrl,
    location: job.location,
    places: job.places,
    usStates: job.usStates,
    countryCode: job.countryCode,
    hasRemote: job.hasRemote,
    workArrangement: job.workArrangement,
    remoteBadge: remoteBadge(job),
    jobType: job.jobType,
    typeText: typeText(job.jobType, job.factWords.includes(seasonalWord)),
    category: job.category,
    datePosted: job.datePosted,
    postedDate: postedAge(job.datePosted, now),
    closing: readClosing(job.validThrough, job.closingZone, now),
    expiresAt: job.expiresAt,
    salary,
    salaryText: salary && salaryText(salary),
    blocks: withoutTitle(parseDescription(job.descriptionMd || job.description)),
    preview: preview(job.descriptionMd || job.description, 155),
    url: job.url,
    applyUrl: applyLink(job),
    source: sighting?.source ?? job.source,
    sourceId: sighting?.sourceId ?? null,
    isFeatured,
    isDemo: job.isDemo,
    isJob: asideOf(job.kind, false) === null,
    mark: kindMarks[job.kind] ?? null,
    whyHere: whyHere({ ...job, isFeatured }),
    ...statedInFields(facts),
    lastSeen,
    alsoOn: [],
    evergreen: evergreenText(job, now),
    repostedOn: job.repostedOn,
    end: job.expiredAt && { reason: job.endReason, at: job.expiredAt },
    facts: trailFacts(facts),
    startsAfter: jobsStartingAfter(facts),
    stated: seasonAndPay(facts),
    takeHome: takeHome(facts, salary?.unit === "hour" && salary.currency === "USD" ? salary.min : null),
  };
}

function seasonAndPay(facts: PageFact[]): JobDetail["stated"] {
  const { season, pay, hasTips } = cardFacts(facts);
  return { season, pay, hasTips };
}

/** Search engines get fields only, never our reading of a text. */
function statedInFields(facts: PageFact[]): Pick<JobDetail, "startsOn" | "openings" | "experienceMonths"> {
  const find = (name: string) => facts.find((fact) => fact.name === name && fact.origin !== "text");
  const start = find("season_start");
  const experience = find("experience");
  return {
    startsOn: start?.precision === "day" ? (start.fromDay ?? null) : null,
    openings: find("positions")?.low ?? null,
    experienceMonths: experience?.unit === "months" ? (experience.low ?? null) : null,
  };
}

function withoutTitle(blocks: Block[]): Block[] {
  const [first, ...others] = blocks;
  const isTitle =
    first?.kind === "heading" && /^about (?:this|the) (?:job|position|role):?$/i.test(first.text);
  return isTitle && others.length ? others : blocks;
}
