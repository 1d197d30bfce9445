import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "#core/platform/columns.ts";

/** Rows that a task is working on, or that went wrong. What went well leaves no row here. */
export const rowAttempts = pgTable(
  "row_attempts",
  {
    kind: text().notNull(),
    rowId: text("row_id").notNull(),
    /** Still set after its process has ended. */
    inHandSince: moment("in_hand_since"),
    deaths: smallint().notNull().default(0),
    failures: smallint().notNull().default(0),
    problem: text(),
    setAsideAt: moment("set_aside_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.rowId] }),
    index("row_attempts_set_aside").on(table.setAsideAt).where(sql`set_aside_at is not null`),
    index().on(table.createdAt),
  ],
);
