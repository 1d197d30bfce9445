import { setImmediate } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { rowSalary } from "#core/jobs/card-rows.ts";
import { jobsStartingAfter } from "#core/jobs/days/jobs-starting-after.ts";
import { factsOf, toStatedFact } from "#core/jobs/facts/facts-of.ts";
import { hiddenNames } from "#core/jobs/facts/hidden-facts.ts";
import type { StatedFact } from "#core/jobs/facts/stated-fact.ts";
import { placesText } from "#core/jobs/places-text.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { calendarDates } from "#core/tracker/calendar/find-job-dates.ts";
import type { applications, savedJobs } from "#core/tracker/tables.ts";
import { type Comparison, describeChanges } from "./describe-changes.ts";
import { factsBeforeAndNow } from "./facts-before-and-now.ts";
import { comparedFacts } from "./stated.ts";

type List = typeof savedJobs | typeof applications;

export type JobNews = {
  changes: string[];
  /** The list of jobs that start after this one ends. */
  startsAfter: string | null;
  /** It states dates for a calendar. */
  hasDates: boolean;
};

/** Adds what changed in each entry's job since its copy was made, and what follows it. */
export async function withNews<Entry extends { id: string }>(
  list: List,
  entries: Entry[],
): Promise<(Entry & JobNews)[]> {
  const rows = await selectPairs(
    list,
    entries.map(({ id }) => id),
  );
  const jobIds = rows.map(({ jobId }) => jobId);
  const [facts, hidden] = await Promise.all([factsOf(jobIds, comparedFacts), hiddenNames(jobIds)]);
  const news = new Map<string, JobNews>();
  for (const [index, row] of rows.entries()) {
    // Reading two texts takes milliseconds, and pages may be waiting.
    if (index % 5 === 4) await setImmediate();
    const own = facts.get(row.jobId) ?? [];
    const fields = own.filter(({ origin }) => origin !== "text").map(toStatedFact);
    news.set(row.id, {
      changes: describeChanges(toComparison(row, fields, hidden.get(row.jobId) ?? [])),
      startsAfter: jobsStartingAfter(own),
      hasDates: calendarDates(row.job, own).length > 0,
    });
  }
  return entries.map((entry) => ({
    changes: [],
    startsAfter: null,
    hasDates: false,
    ...entry,
    ...news.get(entry.id),
  }));
}

type Pair = Awaited<ReturnType<typeof selectPairs>>[number];

/** Equal texts stay in the database, unless a field may have moved into the text. */
function selectPairs(list: List, ids: string[]) {
  const text = sql<string>`coalesce(nullif(${jobs.descriptionMd}, ''), ${jobs.description})`;
  const hasFields = sql`jsonb_array_length(coalesce(${list.stated} -> 'facts', '[]')) > 0`;
  const differs = sql`(${hasFields} or ${list.descriptionMd} is distinct from ${text})`;
  return db
    .select({
      id: list.id,
      jobId: list.jobId,
      jobTitle: list.jobTitle,
      location: list.location,
      salary: list.salary,
      stated: list.stated,
      textBefore: sql<string | null>`case when ${differs} then ${list.descriptionMd} end`,
      textNow: sql<string | null>`case when ${differs} then ${text} end`,
      job: {
        title: jobs.title,
        location: jobs.location,
        places: jobs.places,
        placesVersion: jobs.placesVersion,
        salaryMin: jobs.salaryMin,
        salaryMax: jobs.salaryMax,
        salaryCurrency: jobs.salaryCurrency,
        salaryUnit: jobs.salaryUnit,
        validThrough: jobs.validThrough,
        featuredUntil: jobs.featuredUntil,
        closingZone: jobs.closingZone,
        datePosted: jobs.datePosted,
      },
    })
    .from(list)
    .innerJoin(jobs, eq(jobs.id, list.jobId))
    .where(sql`${list.id} = any(${sql.param(ids)}::uuid[])`);
}

function toComparison(row: Pair, fields: StatedFact[], hidden: string[]): Comparison {
  const { job, stated, textBefore, textNow } = row;
  const facts = factsBeforeAndNow(
    { fields: stated?.facts ?? null, title: row.jobTitle, text: textBefore },
    { fields, title: job.title, text: textNow },
    job.datePosted,
    hidden,
  );
  return {
    kept: { ...row, facts: facts.before, text: textBefore },
    current: {
      ...job,
      location: placesText(job),
      salary: rowSalary(job),
      facts: facts.now,
      text: textNow,
    },
  };
}
