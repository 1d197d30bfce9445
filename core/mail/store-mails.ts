import { sql } from "drizzle-orm";
import { mails } from "#core/mail/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";

export type StoredMail = { kind: string; to: string; data: object; onceKey: string };

/** Leaves out emails whose once-key exists. Returns the new ids in order; the caller has them sent. */
export async function storeMails(tx: Tx, given: StoredMail[]): Promise<string[]> {
  if (!given.length) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${mails} (kind, recipient, data, once_key)
    select kind, "to", data, "onceKey"
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (kind text, "to" text, data jsonb, "onceKey" text)
    on conflict (once_key) do nothing returning id`);
  return rows.map(({ id }) => id);
}
