import { timestamp, uuid } from "drizzle-orm/pg-core";

/** A sequential id would tell how many there are and what comes next. */
export const id = () => uuid().primaryKey().defaultRandom();

/** JavaScript has milliseconds too, so a cursor made from a moment compares equal. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => moment("created_at").notNull().defaultNow();
