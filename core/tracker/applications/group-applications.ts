import { count, eq, lte, sql } from "drizzle-orm";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { type Application, applicationColumns } from "#core/tracker/applications/application-rows.ts";
import { withJobState } from "#core/tracker/job-snapshot.ts";
import { isListed } from "#core/tracker/own-list.ts";
import { type ApplicationStatus, applicationStatuses } from "#core/tracker/statuses.ts";
import { applications } from "#core/tracker/tables.ts";

const perColumn = 50;

/** At most 50 entries; `count` is the total. */
export type ApplicationColumn = { status: ApplicationStatus; count: number; entries: Application[] };

export type StatusCount = { status: ApplicationStatus; count: number };

export async function groupApplications(userId: string, now = new Date()): Promise<ApplicationColumn[]> {
  const newest = sql<number>`row_number() over (
    partition by ${applications.status} order by ${applications.appliedAt} desc, ${applications.id} desc)`;
  const ranked = db
    .select({ ...applicationColumns, place: newest.as("place") })
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(isListed(applications, userId))
    .as("ranked");
  const [rows, counts] = await Promise.all([
    db.select().from(ranked).where(lte(ranked.place, perColumn)).orderBy(ranked.place),
    countApplications(userId),
  ]);
  const entries = rows.map(({ place, ...row }) => withJobState(row, now));
  return counts.map(({ status, count }) => ({
    status,
    count,
    entries: entries.filter((entry) => entry.status === status),
  }));
}

export async function countApplications(userId: string): Promise<StatusCount[]> {
  const counted = await db
    .select({ status: applications.status, count: count() })
    .from(applications)
    .where(isListed(applications, userId))
    .groupBy(applications.status);
  return applicationStatuses.map((status) => ({
    status,
    count: counted.find((each) => each.status === status)?.count ?? 0,
  }));
}
