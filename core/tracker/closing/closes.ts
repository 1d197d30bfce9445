import { sql } from "drizzle-orm";
import { jobs } from "#core/jobs/tables.ts";

/** When a job closes: the end of a paid listing, or the date that its source or employer states. */
export const closes = sql`coalesce(${jobs.featuredUntil}, ${jobs.validThrough})`;
