import { sql } from "drizzle-orm";

/** A listing shows the values of its oldest live sighting. Those of merged listings come after its own. */
export const oldestFirst = sql`gone_at is not null, own_job_id is not null, first_seen_at, source collate "C", source_id collate "C"`;
