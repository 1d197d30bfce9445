import { sql } from "drizzle-orm";

/** A listing shows single values of its first sighting, the oldest that is live. */
export const oldestFirst = sql`gone_at is not null, first_seen_at, source collate "C", source_id collate "C"`;
