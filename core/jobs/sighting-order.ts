import { sql } from "drizzle-orm";

/** The order of a listing's sightings: what a listing shows of a single one, it shows of the first, the oldest that is live. */
export const oldestFirst = sql`gone_at is not null, first_seen_at, source collate "C", source_id collate "C"`;
