import type { SQL } from "drizzle-orm";
import type { Viewer } from "#core/jobs/viewer.ts";
import type { Db, Tx } from "#core/platform/db.server.ts";
import type { Reading } from "./reading.ts";

export type ColumnType =
  | "uuid"
  | "text"
  | "timestamptz"
  | "boolean"
  | "float8"
  | "integer"
  | "text[]"
  | "jsonb";

export type Column = {
  type: ColumnType;
  is: SQL;
  about: string;
  /** False where looking at each row would take too long, or sorting them. */
  isFiltered?: false;
  isSorted?: false;
  /** What a pattern means for a column that is no text. Null for a pattern that is too open. */
  like?: (pattern: string) => SQL | null;
  /** What is true of each row whose value fits a pattern, and what an index can find. */
  implies?: ((pattern: string) => SQL) | undefined;
};

export type Caller = {
  /** The account's id; null for whoever has not signed in. */
  userId: string | null;
  isAdmin: boolean;
  viewer: Viewer;
  /** False for a key that may only read. */
  mayWrite: boolean;
  clientAddress: string;
};

export type Member = Caller & { userId: string };

/** Which rows somebody may read; all of them are counted unless `counted` says others. */
export type Sight = { rows: SQL; counted?: SQL; columns?: readonly string[] };

type Sent = Record<string, unknown>;

export type WhenThere = "refuse" | "ignore" | "merge";

export type Insertion = {
  /** What a row may bring, and what is taken of it; what else the table has is ours to say, and ignored. */
  takes: readonly string[];
  /** What makes a row the same as another one. Null where each is a new one. */
  key: readonly string[] | null;
  /** The new row's id, or that of the row which was there, for the caller who meant to change it. */
  add: (caller: Caller, sent: Sent, whenThere: WhenThere, now: Date, where: Db) => Promise<string | null>;
  /** One row a request, in a transaction of its own: its limits count what is refused, too. */
  isAlone?: true;
};

export type Change = {
  columns: readonly string[];
  /** Changes a row that the caller may read. */
  set: (caller: Caller, id: string, sent: Sent, now: Date, where: Db) => Promise<void>;
};

export type Resource = {
  name: string;
  about: string;
  from: SQL;
  columns: Record<string, Column>;
  /** At the end of every order. */
  order: SQL;
  mostRows: number;
  /** Null for no row at all. */
  sight: (caller: Caller, reading: Reading, now: Date) => Sight | null | Promise<Sight | null>;
  /** A count that is known without counting. */
  total?: (caller: Caller, reading: Reading, now: Date) => Promise<number | null>;
  insertion?: Insertion;
  change?: Change;
  remove?: (caller: Member, id: string, now: Date, tx: Tx) => Promise<unknown>;
};
