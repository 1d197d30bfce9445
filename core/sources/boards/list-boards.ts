import { and, asc, eq, ilike, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";
import type { Board } from "#core/sources/boards/board.ts";
import { employerBoards } from "#core/sources/tables.ts";

const { source, employer, token, isDemo, problem, switchedOffAt, notBefore, id } = employerBoards;

export async function boardsToRead(name: string, isDemonstration: boolean, now: Date): Promise<Board[]> {
  return db
    .select()
    .from(employerBoards)
    .where(
      and(
        eq(source, name),
        eq(isDemo, isDemonstration),
        isNull(switchedOffAt),
        or(isNull(notBefore), lte(notBefore, now)),
      ),
    )
    .orderBy(asc(id));
}

export function countFailingBoards(): Promise<number> {
  return db.$count(employerBoards, and(isListed(), isNotNull(problem), isNull(switchedOffAt)));
}

export async function listBoards({
  search,
  page,
}: {
  search: string;
  page: number;
}): Promise<{ boards: Board[]; total: number }> {
  const looked = containing(search);
  const isMeant = and(
    isListed(),
    search ? or(...[employer, token, source].map((column) => ilike(column, looked))) : undefined,
  );
  const { limit, offset } = rowsOf(page);
  const [boards, total] = await Promise.all([
    db
      .select()
      .from(employerBoards)
      .where(isMeant)
      .orderBy(sql`${problem} is null`, sql`lower(${employer})`, asc(source), asc(id))
      .limit(limit)
      .offset(offset),
    db.$count(employerBoards, isMeant),
  ]);
  return { boards, total };
}

function isListed() {
  return or(eq(isDemo, false), inArray(source, env.DEMO_SOURCES));
}
