import { and, eq, type SQLWrapper, sql } from "drizzle-orm";
import { type Db, db } from "#core/platform/db.server.ts";
import { smallAnswers } from "#core/sources/tables.ts";

export const answersToBelieve = 4;

export async function recordSmallAnswer(
  source: string,
  scope: string,
  shown: number,
  now: Date,
): Promise<{ answers: number; firstAt: Date }> {
  const isOther = sql`${smallAnswers.shown} <> excluded.shown`;
  const day = (moment: SQLWrapper) => sql`(${moment} at time zone 'UTC')::date`;
  const isNewDay = sql`${day(smallAnswers.lastAt)} <> ${day(sql`excluded.last_at`)}`;
  const [noted] = await db
    .insert(smallAnswers)
    .values({ source, scope, shown, answers: 1, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [smallAnswers.source, smallAnswers.scope],
      set: {
        shown: sql`excluded.shown`,
        answers: sql`case when ${isOther} then 1 else ${smallAnswers.answers} + (${isNewDay})::int end`,
        firstAt: sql`case when ${isOther} then excluded.first_at else ${smallAnswers.firstAt} end`,
        lastAt: sql`excluded.last_at`,
      },
    })
    .returning({ answers: smallAnswers.answers, firstAt: smallAnswers.firstAt });
  return noted ?? { answers: 1, firstAt: now };
}

export async function forgetSmallAnswers(database: Db, source: string, scope: string): Promise<void> {
  await database
    .delete(smallAnswers)
    .where(and(eq(smallAnswers.source, source), eq(smallAnswers.scope, scope)));
}
