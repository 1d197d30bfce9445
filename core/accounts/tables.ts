import { boolean, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "#core/platform/columns.ts";

// better-auth writes sessions at sign-in, and we write profiles. It has no table for accounts at other services, because
// nobody signs in with one, and what it would keep as verifications is in our own links.

export const profiles = pgTable("profiles", {
  id: id(),
  /** In the form that `normalizeEmail` returns. */
  email: text().notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  name: text().notNull().default(""),
  image: text(),
  role: text(),
  /** The days of the last visit and of the one before, as our pages name days. */
  visitedOn: date("visited_on"),
  visitedBefore: date("visited_before"),
  createdAt: createdAt(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" });

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    /** Useless alone, because cookies and bearer tokens also carry a signature. */
    token: text().notNull().unique(),
    userId: userId(),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

export const verifications = pgTable(
  "verifications",
  {
    id: id(),
    identifier: text().notNull().unique(),
    value: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** For programs and assistants that act for a person. */
export const accountKeys = pgTable(
  "account_keys",
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    keyHash: text("key_hash").notNull().unique(),
    mayWrite: boolean("may_write").notNull().default(false),
    createdAt: createdAt(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index().on(table.userId)],
);

export const signInLinks = pgTable(
  "sign_in_links",
  {
    /** Names the request, and the email that answers it. */
    id: id(),
    /** Null until the email is sent. */
    tokenHash: text("token_hash").unique(),
    email: text().notNull(),
    next: text().notNull(),
    saveJobId: uuid("save_job_id"),
    /** Null where the email has no code. */
    codeHash: text("code_hash"),
    /** True for what a browser asked for, until the address is asked for again. */
    takesCode: boolean("takes_code").notNull().default(false),
    codeTries: integer("code_tries").notNull().default(0),
    /** By link or by code. */
    usedAt: moment("used_at"),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.email), index().on(table.expiresAt)],
);

export const emailChanges = pgTable(
  "email_changes",
  {
    id: id(),
    userId: userId(),
    oldEmail: text("old_email").notNull(),
    newEmail: text("new_email").notNull(),
    oldConfirmedAt: moment("old_confirmed_at"),
    newConfirmedAt: moment("new_confirmed_at"),
    completedAt: moment("completed_at"),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

export const roleChanges = pgTable("role_changes", {
  id: id(),
  userId: uuid("user_id").references(() => profiles.id, { onDelete: "set null" }),
  email: text().notNull(),
  role: text().notNull(),
  isGranted: boolean("is_granted").notNull(),
  by: text().notNull(),
  createdAt: createdAt(),
});
