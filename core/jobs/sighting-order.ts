import { sql } from "drizzle-orm";

/** A listing shows the values of its oldest live sighting. */
export const oldestFirst = sql`gone_at is not null, first_seen_at, source collate "C", source_id collate "C"`;
