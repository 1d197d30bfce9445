import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { noteAction } from "#core/audit/note-action.ts";
import { endScope } from "#core/jobs/intake/expire-jobs.ts";
import { type Home, homeText, readHome } from "#core/places/meant/home.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import type { Board } from "#core/sources/boards/board.ts";
import { readBoardAddress } from "#core/sources/boards/read-board-address.ts";
import { isDemoSource } from "#core/sources/is-demo-source.ts";
import { findSource, sources } from "#core/sources/registry.ts";
import { forgetSmallAnswers } from "#core/sources/runs/small-answers.ts";
import { employerBoards } from "#core/sources/tables.ts";
import { tidyLine } from "#core/text/tidy.ts";

export type BoardChange =
  | { ok: true }
  | { ok: false; error: string; field?: "source" | "employer" | "token" | "home" };

type By = { by: string };

const noHome: BoardChange = {
  ok: false,
  field: "home",
  error:
    'Enter a US state, a province of Canada or a country, such as "Oregon", "BC, Canada" or "New Zealand".',
};

const missing: BoardChange = {
  ok: false,
  error: "This board is no longer in the list. Load the page again.",
};

/** The token may be the board's whole address, which then decides the source. */
export async function addBoard(
  given: { source: string; employer: string; token: string; home?: string } & By,
  now = new Date(),
): Promise<BoardChange> {
  const address = readBoardAddress(given.token);
  const source = findSource(address?.source ?? given.source);
  if (!source?.hasBoards) {
    const labels = sources.filter((each) => each.hasBoards).map((each) => each.label);
    return { ok: false, field: "source", error: `Choose where the board is: ${labels.join(", ")}.` };
  }
  const employer = tidyLine(given.employer);
  if (!employer || employer.length > 150)
    return { ok: false, field: "employer", error: "Enter the employer's name (up to 150 characters)." };
  const token = address?.token ?? given.token.trim();
  const fault = faultOfToken(token) ?? source.faultOfToken?.(token) ?? null;
  if (fault) return { ok: false, field: "token", error: fault };
  const home = homeGiven(given.home ?? "");
  if (home === undefined) return noHome;
  const isDemo = isDemoSource(source);
  return inTransaction(async (tx): Promise<BoardChange> => {
    const added = await tx
      .insert(employerBoards)
      .values({ source: source.name, employer, token, isDemo, ...homeColumns(home), createdAt: now })
      .onConflictDoNothing()
      .returning();
    const [board] = added;
    if (!board)
      return {
        ok: false,
        field: "token",
        error: `The board "${token}" at ${source.label} is already in the list.`,
      };
    await note(tx, given.by, "added a board", board, now, home ? { home: homeText(home) } : {});
    return { ok: true };
  });
}

export async function placeBoard(
  { id, home: typed, by }: { id: string; home: string } & By,
  now = new Date(),
): Promise<BoardChange> {
  const home = homeGiven(typed);
  if (home === undefined) return noHome;
  return inTransaction(async (tx): Promise<BoardChange> => {
    if (!(await readBoard(tx, id))) return missing;
    const columns = homeColumns(home);
    const { homeCountry, homeState } = employerBoards;
    const isOther = sql`(${homeCountry}, ${homeState}) is distinct from (${columns.homeCountry}::char(2), ${columns.homeState}::char(2))`;
    const [board] = await tx
      .update(employerBoards)
      .set({ ...columns, etag: null, lastModified: null })
      .where(and(eq(employerBoards.id, id), isOther))
      .returning();
    if (board)
      await note(tx, by, "placed a board", board, now, {
        home: home ? homeText(home) : "nowhere in particular",
      });
    return { ok: true };
  });
}

function homeGiven(typed: string): Home | null | undefined {
  const line = tidyLine(typed);
  return line ? (readHome(line) ?? undefined) : null;
}

function homeColumns(home: Home | null) {
  return { homeCountry: home?.country ?? null, homeState: home?.state ?? null };
}

export async function switchBoard(
  { id, on, by }: { id: string; on: boolean } & By,
  now = new Date(),
): Promise<BoardChange> {
  // Jobs that ended by age return only with a complete answer, so we forget the marks too.
  const fresh = {
    switchedOffAt: null,
    problem: null,
    failures: 0,
    notBefore: null,
    etag: null,
    lastModified: null,
  };
  return inTransaction(async (tx): Promise<BoardChange> => {
    if (!(await readBoard(tx, id))) return missing;
    const isOther = and(eq(employerBoards.id, id), on ? undefined : isNull(employerBoards.switchedOffAt));
    const [board] = await tx
      .update(employerBoards)
      .set(on ? fresh : { switchedOffAt: now })
      .where(isOther)
      .returning();
    if (!board) return { ok: true };
    await note(tx, by, on ? "switched a board on" : "switched a board off", board, now);
    return { ok: true };
  });
}

export async function removeBoard({ id, by }: { id: string } & By, now = new Date()): Promise<BoardChange> {
  return inTransaction(
    async (tx): Promise<BoardChange> => {
      const board = await readBoard(tx, id);
      if (!board) return missing;
      // This may wait for a lock, so it comes before we hold others.
      const ended = await endScope(tx, board.source, board.token, now);
      const gone = await tx.delete(employerBoards).where(eq(employerBoards.id, id)).returning();
      if (!gone.length) return missing;
      await forgetSmallAnswers(tx, board.source, board.token);
      await note(tx, by, "removed a board", board, now, { jobsEnded: ended });
      return { ok: true };
    },
    { timeout: 60_000 },
  );
}

function faultOfToken(token: string): string | null {
  if (!token) return "Enter the board's token: the last part of its address.";
  const isPlain = /^[\w.:-]{1,150}$/.test(token) && !/^\.+$/.test(token);
  return isPlain ? null : "A token has letters, digits, dots, colons, hyphens and underscores only.";
}

async function readBoard(tx: Tx, id: string): Promise<Board | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [board] = await tx.select().from(employerBoards).where(eq(employerBoards.id, id));
  return board;
}

function note(
  tx: Tx,
  by: string,
  action: string,
  board: Board,
  now: Date,
  details: Record<string, unknown> = {},
) {
  const { source, token, employer } = board;
  return noteAction(tx, { by, action, subject: employer, details: { source, token, ...details } }, now);
}
