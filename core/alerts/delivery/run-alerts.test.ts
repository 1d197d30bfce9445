import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { AlertMailData } from "#core/alerts/delivery/alert-mail.ts";
import { runAlerts } from "#core/alerts/delivery/run-alerts.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import {
  emptyDatabase,
  insertAlert,
  insertJob,
  insertProfile,
  insertSubscription,
  moab,
} from "#test/factories.ts";

beforeEach(emptyDatabase);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A Wednesday, 8 AM Pacific. */
const eight = new Date("2026-07-15T15:00:00Z");
const ago = (ms: number) => new Date(eight.getTime() - ms);
const later = (ms: number) => new Date(eight.getTime() + ms);

const alertOf = (overrides: Parameters<typeof insertAlert>[0] = {}) =>
  insertAlert({ createdAt: ago(20 * hour), ...overrides });
const jobListed = (listedAt: Date, overrides: Parameters<typeof insertJob>[0] = {}) =>
  insertJob({ listedAt, datePosted: listedAt, expiresAt: later(300 * day), ...overrides });

async function toldTo(alertId: string): Promise<AlertMailData[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(sql`data ->> 'alertId' = ${alertId}`)
    .orderBy(mails.createdAt);
  return rows.map(({ data }) => data as AlertMailData);
}

async function reread(alertId: string) {
  const [alert] = await db.select().from(jobAlerts).where(eq(jobAlerts.id, alertId));
  return alert;
}

describe("runAlerts schedule", () => {
  test("emails at eight, once a day", async () => {
    const alert = await alertOf();
    await jobListed(ago(hour));
    expect(await runAlerts(ago(1))).toEqual({ alerts: 0, mails: 0 });
    expect(await runAlerts(eight)).toEqual({ alerts: 1, mails: 1 });
    await jobListed(later(hour));
    expect(await runAlerts(later(15 * hour))).toEqual({ alerts: 0, mails: 0 });
    expect((await reread(alert.id))?.nextDueAt).toEqual(later(day));
  });

  test("makes up later the same day for an outage at eight, once", async () => {
    const alert = await alertOf();
    await jobListed(ago(hour));
    expect(await runAlerts(later(6 * hour))).toEqual({ alerts: 1, mails: 1 });
    expect(await runAlerts(later(6 * hour + 5 * minute))).toEqual({ alerts: 0, mails: 0 });
    expect((await reread(alert.id))?.nextDueAt).toEqual(later(day));
  });

  test("makes up for an outage of days with one email", async () => {
    const alert = await alertOf();
    const job = await jobListed(later(day));
    const other = await jobListed(later(2 * day));
    expect(await runAlerts(later(3 * day))).toEqual({ alerts: 1, mails: 1 });
    expect((await toldTo(alert.id))[0]?.jobIds).toEqual([other.id, job.id]);
  });

  test("sends once when two runs overlap", async () => {
    const alerts = await Promise.all([alertOf(), alertOf(), alertOf()]);
    await jobListed(ago(hour));
    const runs = await Promise.all([1, 2, 3].map(() => runAlerts(eight)));
    expect(runs.reduce((sum, { alerts }) => sum + alerts, 0)).toBe(3);
    for (const { id } of alerts) expect(await toldTo(id)).toHaveLength(1);
  });

  test("emails weekly alerts on Monday", async () => {
    await alertOf({ frequency: "weekly" });
    await jobListed(ago(hour));
    expect(await runAlerts(later(4 * day))).toEqual({ alerts: 0, mails: 0 });
    expect(await runAlerts(later(5 * day))).toEqual({ alerts: 1, mails: 1 });
  });

  test.each([
    ["switched off", { isActive: false }],
    ["unconfirmed", { confirmedAt: null }],
    ["deleted", { removedAt: ago(hour) }],
  ])("sends nothing for an alert that is %s", async (_what, state) => {
    await alertOf(state);
    await jobListed(ago(hour));
    expect(await runAlerts(eight)).toEqual({ alerts: 0, mails: 0 });
  });
});

describe("runAlerts matching", () => {
  test("sends no email without new jobs", async () => {
    const alert = await alertOf({ searchCriteria: { title: "ranger" } });
    await jobListed(ago(hour), { title: "Chef" });
    expect(await runAlerts(eight)).toEqual({ alerts: 1, mails: 0 });
    expect((await reread(alert.id))?.nextDueAt).toEqual(later(day));
  });

  test("finds what means the same, and nothing by parts of words, whenever it was stored", async () => {
    const jobs = [
      await jobListed(ago(hour), { title: "Rafting Guide" }),
      await jobListed(ago(hour), {
        title: "Foreign Trade Analyst",
        description: "A river guide is welcome.",
      }),
    ];
    const alerts = [
      await alertOf({ searchCriteria: { title: "river guide, rei" }, criteriaVersion: 1 }),
      await alertOf({ searchCriteria: { title: "river guide, rei" }, criteriaVersion: 2 }),
    ];
    await runAlerts(eight);
    const told = await Promise.all(alerts.map(async ({ id }) => (await toldTo(id))[0]?.jobIds));
    expect(told).toEqual([[jobs[0]?.id], [jobs[0]?.id]]);
  });

  test("skips an alert that cannot be read", async () => {
    const unreadable = [
      await alertOf({ searchCriteria: { title: 5 } as never }),
      await alertOf({ searchCriteria: { title: "ranger", housing: "provided" }, criteriaVersion: 99 }),
    ];
    await alertOf({ searchCriteria: { title: "ranger" } });
    await jobListed(ago(hour), { title: "Ranger" });
    expect(await runAlerts(eight)).toEqual({ alerts: 3, mails: 1 });
    for (const { id } of unreadable) expect((await reread(id))?.nextDueAt).toEqual(later(day));
  });

  test("names a job once, and none from before the alert", async () => {
    const alert = await alertOf();
    await jobListed(ago(21 * hour));
    const first = await jobListed(ago(hour));
    await runAlerts(eight);
    const second = await jobListed(later(hour));
    await runAlerts(later(day));
    expect((await toldTo(alert.id)).map(({ jobIds }) => jobIds)).toEqual([[first.id], [second.id]]);
  });

  test("names a job listed at the exact end of a run once", async () => {
    const alert = await alertOf();
    const job = await jobListed(ago(5 * minute));
    await runAlerts(eight);
    // Alerts that have covered less let the next run see the job again.
    await alertOf({ createdAt: ago(10 * minute), nextDueAt: later(day) });
    await runAlerts(later(day));
    expect((await toldTo(alert.id)).map(({ jobIds }) => jobIds)).toEqual([[job.id]]);
  });

  test("ignores jobs listed before an alert made just before eight", async () => {
    await alertOf({ createdAt: ago(minute) });
    await jobListed(ago(3 * minute));
    expect((await runAlerts(eight)).mails).toBe(0);
    expect((await runAlerts(later(day))).mails).toBe(0);
  });

  test("ignores jobs older than thirty days", async () => {
    const alert = await alertOf({ createdAt: ago(60 * day), nextDueAt: ago(40 * day) });
    await jobListed(ago(31 * day));
    const job = await jobListed(ago(29 * day));
    await runAlerts(eight);
    expect((await toldTo(alert.id)).map(({ jobIds }) => jobIds)).toEqual([[job.id]]);
  });

  test("leaves jobs of unfinished transactions to the next run", async () => {
    const alert = await alertOf();
    const job = await jobListed(ago(2 * minute));
    expect((await runAlerts(eight)).mails).toBe(0);
    await runAlerts(later(day));
    expect((await toldTo(alert.id)).map(({ jobIds }) => jobIds)).toEqual([[job.id]]);
  });

  test("ignores jobs that have closed", async () => {
    await alertOf();
    await jobListed(ago(hour), { expiredAt: ago(minute) });
    await jobListed(ago(hour), { expiresAt: ago(minute) });
    expect((await runAlerts(eight)).mails).toBe(0);
  });

  test("requires all criteria", async () => {
    const alert = await alertOf({ searchCriteria: { title: "ranger, guide", state: "Utah", remote: true } });
    const job = await jobListed(ago(hour), { title: "Park Ranger", workArrangement: "hybrid" });
    await jobListed(ago(hour), { title: "Park Ranger" });
    await jobListed(ago(hour), { title: "Chef", workArrangement: "hybrid" });
    await jobListed(ago(hour), {
      title: "River Guide",
      workArrangement: "hybrid",
      places: [{ ...moab, text: "Boise, Idaho", city: "Boise", state: "Idaho" }],
    });
    await runAlerts(eight);
    expect(await toldTo(alert.id)).toEqual([{ alertId: alert.id, jobIds: [job.id], total: 1 }]);
  });

  test("counts every job, and names at most five of one employer and title", async () => {
    const alert = await alertOf();
    for (let n = 0; n < 8; n++) await jobListed(ago(hour + n), { title: "Ski Patroller" });
    const other = await jobListed(ago(2 * hour), { title: "Chef" });
    await runAlerts(eight);
    const [told] = await toldTo(alert.id);
    expect(told?.total).toBe(9);
    expect(told?.jobIds).toHaveLength(6);
    expect(told?.jobIds.at(-1)).toBe(other.id);
  });

  test("puts featured jobs first, then the newest", async () => {
    const alert = await alertOf();
    const older = await jobListed(ago(3 * hour));
    const featured = await jobListed(ago(5 * hour), { featuredUntil: later(20 * day) });
    const newer = await jobListed(ago(2 * hour));
    await runAlerts(eight);
    expect((await toldTo(alert.id))[0]?.jobIds).toEqual([featured.id, newer.id, older.id]);
  });
});

describe("runAlerts recipients", () => {
  test("are the account's address, or the typed one", async () => {
    const { id: userId, email } = await insertProfile();
    await alertOf({ userId });
    await alertOf({ email: "camper@example.com" });
    await jobListed(ago(hour));
    await runAlerts(eight);
    const recipients = (await db.select().from(mails)).map(({ recipient }) => recipient);
    expect(recipients.sort()).toEqual(["camper@example.com", email]);
  });

  test("get ten jobs each, subscribers twenty and first", async () => {
    const free = await alertOf();
    const { id: userId } = await insertProfile();
    await insertSubscription({ userId, currentPeriodEnd: later(day) });
    const paid = await alertOf({ userId });
    // Places of one job are separate jobs.
    for (let n = 0; n < 25; n++) await jobListed(ago(hour + n), n < 4 ? { title: "Ski Patroller" } : {});
    await runAlerts(eight);
    const [toFree] = await toldTo(free.id);
    const [toPaid] = await toldTo(paid.id);
    expect([toFree?.jobIds.length, toFree?.total]).toEqual([10, 25]);
    expect([toPaid?.jobIds.length, toPaid?.total]).toEqual([20, 25]);
    const kept = new Map(
      (await db.select().from(mails)).map(({ id, data }) => [id, (data as AlertMailData).alertId]),
    );
    const tasks = await tasksToSend();
    expect(tasks.map(({ priority, ids }) => [priority, ids.map((id) => kept.get(id))])).toEqual([
      [1, [paid.id]],
      [0, [free.id]],
    ]);
  });
});

test("runAlerts handles more alerts and words than one batch holds", async () => {
  const count = 10_123;
  const words = 450;
  await db.execute(sql`
    insert into job_alerts (email, name, search_criteria, created_at, confirmed_at, covered_until, next_due_at)
    select 'reader-' || n || '@example.com', 'Alert ' || n, jsonb_build_object('title', 'word' || n % ${words}::int || 'x'),
      ${ago(day)}, ${ago(day)}, ${ago(day)}, ${eight}::timestamptz - (n % 3) * interval '1 second'
    from generate_series(1, ${count}) as n`);
  const wanted = Array.from({ length: words / 9 }, (_, n) => n * 9);
  for (const word of wanted) await jobListed(ago(hour), { title: `Of word${word}x` });
  const of = (n: number) => wanted.includes(n % words);
  const found = Array.from({ length: count }, (_, n) => n + 1).filter(of).length;
  expect(await runAlerts(eight)).toEqual({ alerts: count, mails: found });
  const stored = await db.select().from(mails);
  for (const { recipient, data } of stored) {
    expect(of(Number(recipient.match(/\d+/)?.[0]))).toBe(true);
    expect((data as AlertMailData).total).toBe(1);
  }
  const queued = (await tasksToSend()).flatMap(({ ids }) => ids);
  expect(queued.sort()).toEqual(stored.map(({ id }) => id).sort());
});

async function tasksToSend() {
  const { rows } = await db.execute<{ priority: number; ids: string[] }>(sql`
    select priority, data -> 'mailIds' as ids from pgboss.job
    where name = 'alerts.send-mails' order by priority desc, created_on`);
  return rows;
}
