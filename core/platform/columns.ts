import { timestamp, uuid } from "drizzle-orm/pg-core";

/** Random, never sequential: an id must not tell how many there are or what comes next. */
export const id = () => uuid().primaryKey().defaultRandom();

/** Milliseconds, as JavaScript has them: a cursor made of one must compare equal. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => moment("created_at").notNull().defaultNow();
