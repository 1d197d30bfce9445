import { timestamp, uuid } from "drizzle-orm/pg-core";

/** Random, never sequential: an id must not tell how many there are or what comes next. */
export const id = () => uuid().primaryKey().defaultRandom();

export const moment = (name: string) => timestamp(name, { withTimezone: true });

export const createdAt = () => moment("created_at").notNull().defaultNow();
