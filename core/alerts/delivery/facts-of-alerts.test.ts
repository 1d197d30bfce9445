import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { AlertMailData } from "#core/alerts/delivery/alert-mail.ts";
import { runAlerts } from "#core/alerts/delivery/run-alerts.ts";
import { previewAlert } from "#core/alerts/preview/preview-alert.ts";
import { readCriteria } from "#core/alerts/read-alert.ts";
import { criteriaColumns } from "#core/alerts/stored-criteria.ts";
import { rereadFacts } from "#core/jobs/facts/reread-facts.ts";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertAlert } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

/** A Friday, 8 AM Pacific. */
const eight = new Date("2026-11-20T16:00:00Z");
const ago = (hours: number) => new Date(eight.getTime() - hours * hourMs);

const texts: Record<string, string> = {
  "Cook of May": "Housing is provided free of charge.\nSeason: May 20 to September 15, 2027.",
  "Cook of June": "Housing is provided free of charge.\nSeason: June 10 to August 30, 2027.",
  "Cook of August": "Housing is provided free of charge.\nSeason: August 1 to October 30, 2027.",
  "Cook with WFR":
    "Housing is provided free of charge.\nSeason: May 20 to September 15, 2027.\nMust have a current WFR certification.",
  "Cook without bed": "No housing is provided.\nSeason: May 20 to September 15, 2027.",
  "Cook without word": "Cook breakfast and dinner for forty guests, and keep the kitchen clean.",
  "Cook who pays":
    "Housing is provided free of charge.\nSeason: May 20 to September 15, 2027.\nVolunteers pay a program fee of $900 to take part in the turtle project.",
};

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

async function store(titles = Object.keys(texts), listedAt = ago(2)) {
  const listings = titles.map((title, index) =>
    incomingListing({
      ...{ title, descriptionMd: texts[title] ?? "", salary: null },
      ...{ sourceId: title, datePosted: ago(2 + index), url: `https://jobs.example.com/${index}` },
      applyUrl: `https://jobs.example.com/${index}`,
      companyName: `Camp ${index}`,
    }),
  );
  await upsertJobs("test", listings, {}, eight);
  await db.update(jobs).set({ listedAt });
}

const alertFor = (facts: string) =>
  insertAlert({ createdAt: ago(20), ...criteriaColumns(readCriteria({ facts })) });

async function toldTo({ id }: { id: string }): Promise<string[]> {
  const rows = await db.select().from(mails).where(sql`data ->> 'alertId' = ${id}`);
  const ids = rows.flatMap(({ data }) => (data as AlertMailData).jobIds);
  const found = await db.select({ id: jobs.id, title: jobs.title }).from(jobs);
  return found.flatMap(({ id: jobId, title }) => (ids.includes(jobId) ? [title] : [])).sort();
}

async function listed(facts: string): Promise<string[]> {
  const query = readCriteria({ facts });
  const viewer = { kind: "subscriber" as const, userId: "s" };
  const { cards } = await listJobs({ scope: "all", query, viewer, after: null }, eight);
  return cards.map(({ title }) => title).sort();
}

test("alerts by facts match their lists, with months as alternatives", async () => {
  const wanted: Record<string, string[]> = {
    housing: ["Cook of August", "Cook of June", "Cook of May", "Cook with WFR"],
    "housing,start-2027-05": ["Cook of May", "Cook with WFR"],
    "housing,start-2027-05,start-2027-06": ["Cook of June", "Cook of May", "Cook with WFR"],
    "housing,no-certificate,start-2027-05": ["Cook of May"],
    "housing,no-wfr,start-2027-05,start-2027-06": ["Cook of June", "Cook of May"],
    "no-certificate": [
      ...["Cook of August", "Cook of June", "Cook of May"],
      ...["Cook without bed", "Cook without word"],
    ],
    "meals,housing": [],
    "housing,unsaid-housing": [
      ...["Cook of August", "Cook of June", "Cook of May", "Cook with WFR", "Cook without word"],
    ],
    "start-2027-05,unsaid-start,unsaid-housing": [
      ...["Cook of May", "Cook with WFR", "Cook without bed", "Cook without word"],
    ],
  };
  await store();
  const alerts = await Promise.all(Object.keys(wanted).map(alertFor));
  await runAlerts(eight);
  for (const [index, [facts, titles]] of Object.entries(wanted).entries()) {
    const alert = alerts[index] ?? { id: "" };
    expect(await toldTo(alert), facts).toEqual(titles);
    expect(await listed(facts), facts).toEqual(titles);
    const preview = await previewAlert(readCriteria({ facts }), { kind: "subscriber", userId: "s" }, eight);
    expect(preview.count, facts).toBe(titles.length);
  }
});

test("alerts never include jobs that charge participants", async () => {
  await store(["Cook who pays"]);
  expect(await db.select({ aside: jobs.aside }).from(jobs)).toEqual([{ aside: "pays" }]);
  for (const facts of ["", "housing", "with-paying", "housing,with-paying"]) await alertFor(facts);
  expect(await runAlerts(eight)).toEqual({ alerts: 4, mails: 0 });
});

test("facts found by a second reading are no news", async () => {
  await store(["Cook of May"]);
  await db.delete(jobFacts);
  await db.update(jobs).set({ readVersion: 0, factWords: [] });
  const alerts = [await alertFor("housing"), await alertFor("")];
  expect((await runAlerts(eight)).mails).toBe(1);
  expect(await rereadFacts()).toBe(1);
  expect(await listed("housing")).toEqual(["Cook of May"]);
  await runAlerts(new Date(eight.getTime() + 24 * hourMs));
  expect(await Promise.all(alerts.map(toldTo))).toEqual([[], ["Cook of May"]]);
});

test("alerts use the facts of a second reading before they look", async () => {
  await store(["Cook of May"]);
  await db.delete(jobFacts);
  await db.update(jobs).set({ readVersion: 0, factWords: [] }).where(eq(jobs.title, "Cook of May"));
  await rereadFacts();
  const alert = await alertFor("housing");
  await runAlerts(eight);
  expect(await toldTo(alert)).toEqual(["Cook of May"]);
});

test.each(["anonymous", "free"] as const)(
  "previewAlert counts for a visitor (%s), and names only the newest free jobs",
  async (kind) => {
    await store();
    const others = Array.from({ length: 9 }, (_, index) =>
      incomingListing({
        sourceId: `other ${index}`,
        title: `Guide ${index}`,
        companyName: "Others",
        datePosted: ago(1),
      }),
    );
    await upsertJobs("other", others, {}, eight);
    clearJobCaches();
    const viewer = kind === "free" ? { kind, userId: "f" } : { kind };
    const preview = await previewAlert(readCriteria({ facts: "housing,no-wfr" }), viewer, eight);
    expect(preview).toMatchObject({ count: 3, isCapped: false });
    expect(preview.jobs.map(({ title }) => title)).toEqual(["Cook of May"]);
  },
);
