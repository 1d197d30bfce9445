import { sql } from "drizzle-orm";
import type { Db } from "#core/platform/db.server.ts";

export async function recordWholeScope(where: Db, source: string, scope: string, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await where.execute(sql`
    insert into job_scopes (source, scope, whole_at) values (${source}, ${scope}, ${at})
    on conflict (source, scope) do update set whole_at = greatest(job_scopes.whole_at, ${at})`);
}

export async function forgetWholeScope(where: Db, source: string, scope: string): Promise<void> {
  await where.execute(sql`delete from job_scopes where source = ${source} and scope = ${scope}`);
}
