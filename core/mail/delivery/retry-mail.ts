import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { noteAction } from "#core/audit/note-action.ts";
import { isUnsent } from "#core/mail/delivery/unsent-mails.ts";
import { mailKinds } from "#core/mail/kinds.ts";
import { mails } from "#core/mail/tables.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";

export function retryMail({ id, by }: { id: string; by: string }, now = new Date()): Promise<boolean> {
  return inTransaction(async (tx) => {
    if (!z.uuid().safeParse(id).success) return false;
    const [mail] = await tx
      .select({ kind: mails.kind })
      .from(mails)
      .where(and(eq(mails.id, id), isUnsent))
      .for("update");
    if (!mail) return false;
    if (!(await bringForward(tx, id, now))) await queueAnew(tx, id, mail.kind);
    await noteAction(tx, { by, action: "had a mail tried again", subject: `${mail.kind} mail ${id}` }, now);
    return true;
  });
}

/** A second task could send the email twice. */
async function bringForward(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update pgboss.job set start_after = case when state < 'active' then least(start_after, ${now}) else start_after end
    where name in ('mail.send', 'alerts.send-mails') and state <= 'active'
      and (data ->> 'mailId' = ${id} or data -> 'mailIds' ? ${id}) returning id`);
  return rows.length > 0;
}

function queueAnew(tx: Tx, id: string, kind: string): Promise<void> {
  if (Object.hasOwn(mailKinds, kind)) return enqueue(tx, "mail.send", { mailId: id });
  return enqueue(tx, "alerts.send-mails", { mailIds: [id] });
}
