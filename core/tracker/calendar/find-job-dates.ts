import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { closingDay } from "#core/jobs/days/closing.ts";
import { factsOf } from "#core/jobs/facts/facts-of.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { site } from "#core/platform/site.ts";
import { type Ends, statedClose } from "#core/tracker/ends.ts";
import { endColumns } from "#core/tracker/job-snapshot.ts";
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
      closes: endColumns,
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(and(eq(savedJobs.id, id.data), isListed(savedJobs, userId)));
  if (!saved) return null;
  const { jobId, path, closes, ...job } = saved;
  const facts = (await factsOf([jobId], ["season_start", "season_end"])).get(jobId) ?? [];
  const dates = calendarDates(closes, facts);
  return dates.length ? { ...job, url: site.origin + path, dates } : null;
}

type Closes = Pick<Ends, "validThrough" | "featuredUntil" | "closingZone">;
type SeasonFact = { name: string; fromDay: string | null; untilDay: string | null; isUnsure: boolean };

export function calendarDates(job: Closes, facts: SeasonFact[]): CalendarDate[] {
  const closes = statedClose(job);
  const day = closes && closingDay(closes, job.closingZone);
  const kind = job.featuredUntil ? "listed-until" : "apply-by";
  const season = (kind: "season-start" | "season-end", name: string) =>
    facts.flatMap(({ fromDay, untilDay, isUnsure, ...fact }) =>
      fact.name === name && fromDay && untilDay && !isUnsure
        ? [{ kind, from: fromDay, until: untilDay }]
        : [],
    );
  return [
    ...(day ? [{ kind, from: day, until: day } as const] : []),
    ...season("season-start", "season_start"),
    ...season("season-end", "season_end"),
  ];
}
