import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { runAlerts } from "#core/alerts/delivery/run-alerts.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { db } from "#core/platform/db.server.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { dayMs, hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertAlert } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

beforeEach(emptyDatabase);
afterAll(closeSender);

/** A Wednesday, 8 AM Pacific. */
const eight = new Date("2026-07-15T15:00:00Z");
const at = (days: number) => new Date(eight.getTime() + days * dayMs);
const hourBefore = (moment: Date) => new Date(moment.getTime() - hourMs);

async function show(source: string, scope: string | null, extra: string, now: Date) {
  const descriptionMd = `Row guests down the river, check boats and life jackets in the morning, cook lunch on the beach, and tell
what you know of the canyon, its birds and its people. We train you first, and then you guide. ${extra}`;
  const own = { url: `https://${source}.example.com/1`, applyUrl: null, datePosted: now };
  await upsertJobs(source, [incomingListing({ scope, descriptionMd, ...own })], {}, now);
  await db.execute(
    sql`update jobs set listed_at = ${now.toISOString()}::timestamptz where listed_at > ${at(30).toISOString()}::timestamptz`,
  );
}

test("alerts tell of an opening once, also where a better source shows it later", async () => {
  await insertAlert({ createdAt: hourBefore(at(-1)) });
  await show("active-jobs-db", null, "Apply here.", hourBefore(eight));
  expect(await runAlerts(eight)).toEqual({ alerts: 1, mails: 1 });
  await show("greenhouse", "canyon", "", hourBefore(at(1)));
  expect(await runAlerts(at(1))).toMatchObject({ mails: 0 });
  await show("lever", "canyon", "Join us.", hourBefore(at(2)));
  expect(await runAlerts(at(2))).toMatchObject({ mails: 0 });
});
