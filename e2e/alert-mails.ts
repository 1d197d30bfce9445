import pg from "pg";
import type { Mail } from "#local/mailbox/mail.ts";
import type { App } from "./fixtures.ts";
import { runTask } from "./tasks.ts";

/** Returns titles of recent jobs; an alert for one of them finds that job alone. */
export async function rareTitles(app: App, count: number): Promise<string[]> {
  const rows = await query<{ title: string }>(
    app,
    `select title from jobs where expired_at is null and expires_at > now() and date_posted > now() - interval '6 days'
       and title ~ '^[A-Z][A-Za-z ]{11,39}$'
       and not exists (select from jobs other where other.id <> jobs.id and other.title ilike '%' || jobs.title || '%')
     order by title limit $1`,
    [count],
  );
  return rows.map(({ title }) => title);
}

/** Moves the alert back by a day, in which this job was listed. Returns the alert's email. */
export async function dayPasses(app: App, alert: string, title: string): Promise<Mail> {
  const known = new Set(app.mailbox.messages());
  await query(
    app,
    `with passed as (
       update job_alerts set covered_until = covered_until - interval '1 day', next_due_at = now() where name = $1)
     update jobs set listed_at = case title when $2 then now() - interval '1 hour' else listed_at - interval '1 day' end`,
    [alert, title],
  );
  await runTask(app, "alerts.run");
  return app.mailbox.waitFor((mail) => mail.subject.endsWith(`: ${alert}`) && !known.has(mail), 30_000);
}

export function linkIn(mail: Mail, words: string): string {
  const [, address] = new RegExp(`<a[^>]* href="([^"]+)"[^>]*>${words}</a>`).exec(mail.html ?? "") ?? [];
  if (!address) throw new Error(`The mail has no link "${words}".`);
  return address.replaceAll("&amp;", "&");
}

export function headerOf(mail: Mail, wanted: string): string | undefined {
  return mail.headers.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())?.value;
}

async function query<Row extends pg.QueryResultRow>({ databaseUrl }: App, text: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(text, values);
  await client.end();
  return rows;
}
