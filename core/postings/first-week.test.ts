import { afterAll, beforeEach, expect, test } from "vitest";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { addCounts } from "#core/postings/counts.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { tellFirstWeeks } from "./first-week.ts";

beforeEach(emptyDatabase);
afterAll(closeSender);

const start = new Date("2026-06-01T12:00:00.000Z");
const after = (days: number, ms = 0) => new Date(start.getTime() + days * dayMs + ms);
const live = { paidAt: start, datePosted: start, expiresAt: after(30) };
const mailed = () => db.select({ kind: mails.kind, to: mails.recipient, data: mails.data }).from(mails);

test("tellFirstWeeks tells an employer once, seven days in, with what its job still leaves open", async () => {
  const { id, companyName, contactEmail } = await insertPostedJob({
    ...live,
    title: "Head Guide, Lodge",
    salaryMin: 20,
    salaryCurrency: "USD",
    salaryUnit: "hour",
    facts: { housing: "provided", season: { start: "2026-06-10" }, certifications: { WFR: "required" } },
  });
  await addCounts([{ id, views: 214, applies: 9 }], after(2));
  expect(await tellFirstWeeks(after(7, -1))).toBe(0);
  expect(await tellFirstWeeks(after(7))).toBe(1);
  for (const at of [after(7), after(8), after(20)]) expect(await tellFirstWeeks(at)).toBe(0);
  expect(await mailed()).toEqual([
    {
      kind: "posting-first-week",
      to: contactEmail,
      data: {
        ...{
          postingId: id,
          linkVersion: 0,
          title: "Head Guide, Lodge",
          company: companyName,
          views: 214,
          applies: 9,
        },
        jobPath: `/company/summit-guides/jobs/head-guide-lodge-moab-utah-us-${id.slice(-6)}`,
        missing: [
          ...["Meals", "Hours a week", "Open positions", "Minimum age", "Driver's license"],
          ...["Work papers", "Couples and pets"],
        ],
      },
    },
  ]);
});

test("tellFirstWeeks leaves out what its text states", async () => {
  const descriptionMd =
    "Lead our guides on the river from May to September. Must be at least 21 years old. Housing and meals are provided. Pay is $22 per hour.";
  await insertPostedJob({ ...live, descriptionMd });
  await tellFirstWeeks(after(7));
  const [mail] = await mailed();
  const missing = String((mail?.data as { missing?: string[] } | undefined)?.missing);
  expect(missing).toContain("Work papers");
  for (const name of ["Pay", "Season dates", "Minimum age", "Housing", "Meals"])
    expect(missing).not.toContain(name);
});

test("tellFirstWeeks is silent about what nobody sees, and about weeks long past", async () => {
  for (const status of ["closed", "held", "hidden", "pending"] as const)
    await insertPostedJob({ ...live, status });
  expect(await tellFirstWeeks(after(8))).toBe(0);
  await insertPostedJob(live);
  expect(await tellFirstWeeks(after(12))).toBe(0);
  expect(await mailed()).toEqual([]);
});

test("tellFirstWeeks tells each once where two workers run at the same time", async () => {
  for (let n = 0; n < 60; n++) await insertPostedJob(live);
  await Promise.all([tellFirstWeeks(after(8)), tellFirstWeeks(after(8))]);
  expect(await mailed()).toHaveLength(60);
});
