import { and, asc, ilike, or, sql } from "drizzle-orm";
import { isUnsent } from "#core/mail/delivery/unsent-mails.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";

export type WaitingMail = {
  id: string;
  kind: string;
  recipient: string;
  createdAt: Date;
  error: string | null;
  nextTryAt: Date | null;
};

export async function listUnsent({
  search,
  page,
}: {
  search: string;
  page: number;
}): Promise<{ mails: WaitingMail[]; total: number }> {
  const { id, kind, recipient, createdAt } = mails;
  const looked = containing(search);
  const isMeant = search ? and(isUnsent, or(ilike(recipient, looked), ilike(kind, looked))) : isUnsent;
  const { limit, offset } = rowsOf(page);
  const [rows, total] = await Promise.all([
    db
      .select({ id, kind, recipient, createdAt })
      .from(mails)
      .where(isMeant)
      .orderBy(asc(createdAt), asc(id))
      .limit(limit)
      .offset(offset),
    db.$count(mails, isMeant),
  ]);
  const tries = await readTries(rows.map((row) => row.id));
  return {
    mails: rows.map((row) => ({ ...row, error: null, nextTryAt: null, ...tries.get(row.id) })),
    total,
  };
}

export async function countUnsent(most: number): Promise<number> {
  const some = db.select({ id: mails.id }).from(mails).where(isUnsent).limit(most);
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${some.getSQL()}) as unsent`,
  );
  return rows[0]?.count ?? 0;
}

type Try = Pick<WaitingMail, "error" | "nextTryAt">;

async function readTries(ids: string[]): Promise<Map<string, Try>> {
  if (!ids.length) return new Map();
  const { rows } = await db.execute<{
    mailId: string;
    error: string | null;
    nextTryAt: Date | string | null;
  }>(
    sql`
    with task as (
      select *, coalesce(data -> 'mailIds', jsonb_build_array(data -> 'mailId')) as mail_ids from pgboss.job
      where name in ('mail.send', 'alerts.send-mails', 'failed-tasks') and state <> 'completed'
    )
    select "mailId", (array_agg(error order by created_on desc) filter (where error is not null))[1] as error,
      min(start_after) filter (where state < 'active' and name <> 'failed-tasks') as "nextTryAt"
    from (
      select mail."mailId", name, state, start_after, created_on, coalesce(
        output #>> '{cause,message}', output ->> 'message', source_output #>> '{cause,message}', source_output ->> 'message'
      ) as error
      from task, jsonb_array_elements_text(mail_ids) as mail ("mailId")
      where mail."mailId" in ${ids}
    ) as tried group by "mailId"`,
  );
  return new Map(
    rows.map(({ mailId, error, nextTryAt }) => [
      mailId,
      { error, nextTryAt: nextTryAt === null ? null : new Date(nextTryAt) },
    ]),
  );
}
