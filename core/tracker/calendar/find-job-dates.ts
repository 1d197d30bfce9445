import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { newYorkDay } from "#core/jobs/days/new-york-day.ts";
import { factsOf } from "#core/jobs/facts/facts-of.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { site } from "#core/platform/site.ts";
import { isListed } from "#core/tracker/own-list.ts";
import { savedJobs } from "#core/tracker/tables.ts";
import type { CalendarDate, JobDates } from "./write-calendar.ts";

/** Null for an entry that is not the person's, or whose job states no dates. */
export async function findJobDates(userId: string, savedId: unknown): Promise<JobDates | null> {
  const id = z.uuid().safeParse(savedId);
  if (!id.success) return null;
  const [saved] = await db
    .select({
      ...{ savedId: savedJobs.id, savedAt: savedJobs.savedAt, jobId: savedJobs.jobId },
      ...{ title: savedJobs.jobTitle, company: savedJobs.companyName, path: savedJobs.jobUrl },
      ...{ validThrough: jobs.validThrough, featuredUntil: jobs.featuredUntil },
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(and(eq(savedJobs.id, id.data), isListed(savedJobs, userId)));
  if (!saved) return null;
  const { jobId, path, validThrough, featuredUntil, ...job } = saved;
  const facts = (await factsOf([jobId], ["season_start", "season_end"])).get(jobId) ?? [];
  const dates = calendarDates({ validThrough, featuredUntil }, facts);
  return dates.length ? { ...job, url: site.origin + path, dates } : null;
}

type Closes = { validThrough: Date | null; featuredUntil: Date | null };
type SeasonFact = { name: string; fromDay: string | null; untilDay: string | null; isUnsure: boolean };

export function calendarDates({ validThrough, featuredUntil }: Closes, facts: SeasonFact[]): CalendarDate[] {
  const end = (kind: "apply-by" | "listed-until", moment: Date | null) =>
    moment ? [{ kind, from: newYorkDay(moment), until: newYorkDay(moment) }] : [];
  const season = (kind: "season-start" | "season-end", name: string) =>
    facts.flatMap(({ fromDay, untilDay, isUnsure, ...fact }) =>
      fact.name === name && fromDay && untilDay && !isUnsure
        ? [{ kind, from: fromDay, until: untilDay }]
        : [],
    );
  return [
    ...(featuredUntil ? end("listed-until", featuredUntil) : end("apply-by", validThrough)),
    ...season("season-start", "season_start"),
    ...season("season-end", "season_end"),
  ];
}
