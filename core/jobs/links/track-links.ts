import { sql } from "drizzle-orm";
import type { Tx } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";

/** A link is asked once no complete fetch has vouched for it that long. */
export const unvouchedDays = 3;

type Listed = { sourceId: string; url: string | null; applyUrl: string | null };

/** Call after the sightings are written. */
export async function trackLinks(tx: Tx, source: string, listings: Listed[], now: Date): Promise<void> {
  const rows = listings.flatMap(({ sourceId, url, applyUrl }) => {
    const host = hostOf(url ?? applyUrl);
    return host ? [{ source_id: sourceId, host }] : [];
  });
  if (!rows.length) return;
  const hosts = [...new Set(rows.map(({ host }) => host))].sort();
  await tx.execute(sql`
    insert into link_hosts (host) select unnest(${sql.param(hosts)}::text[]) on conflict do nothing`);
  const dueAt = new Date(now.getTime() + unvouchedDays * dayMs).toISOString();
  await tx.execute(sql`
    insert into job_links (sighting_id, host, due_at)
    select s.id, given.host, ${dueAt}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (source_id text, host text)
    join job_sightings s on s.source = ${source} and s.source_id = given.source_id
    on conflict (sighting_id) do update set host = excluded.host where job_links.host <> excluded.host`);
}

export function hostOf(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  return url && isAskable(url) ? url.host : null;
}

/** An address with a name and a password is somebody's account. */
export function isAskable({ protocol, username, password }: URL): boolean {
  return /^https?:$/.test(protocol) && !username && !password;
}
