import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { jobs } from "#core/jobs/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { addCounts } from "#core/postings/counts.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { endPostings } from "./end-postings.ts";
import { postedJobs } from "./tables.ts";

beforeEach(emptyDatabase);
afterAll(closeSender);

const start = new Date("2026-06-01T12:00:00.000Z");
const after = (days: number, ms = 0) => new Date(start.getTime() + days * dayMs + ms);
const end = after(30);
const live = { paidAt: start, datePosted: start, expiresAt: end };

const read = async (id: string) => (await db.select().from(postedJobs).where(eq(postedJobs.id, id)))[0];
const mailed = () =>
  db.select({ kind: mails.kind, to: mails.recipient, data: mails.data }).from(mails).orderBy(mails.createdAt);

test("endPostings ends a posting after its last moment and tells the employer once", async () => {
  const { id, title, contactEmail } = await insertPostedJob(live);
  await addCounts([{ id, views: 40, applies: 3 }], after(1));
  await addCounts([{ id, views: 2, applies: 1 }], after(2));
  expect(await endPostings(after(30, -1))).toBe(0);
  expect((await read(id))?.status).toBe("active");
  await db.delete(mails);
  expect(await endPostings(end)).toBe(1);
  expect(await endPostings(end)).toBe(0);
  expect((await read(id))?.status).toBe("expired");
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  expect(job?.expiredAt).toEqual(end);
  expect(await mailed()).toEqual([
    {
      kind: "posting-ended",
      to: contactEmail,
      data: { postingId: id, linkVersion: 0, title, views: 42, applies: 4 },
    },
  ]);
});

test("endPostings ends closed postings quietly and leaves hidden, unpaid and held ones", async () => {
  const { id: closed } = await insertPostedJob({ ...live, status: "closed" });
  expect(await endPostings(end)).toBe(1);
  expect((await read(closed))?.status).toBe("expired");
  for (const status of ["hidden", "pending", "held"] as const) {
    const { id } = await insertPostedJob({ ...live, status });
    expect(await endPostings(end)).toBe(0);
    expect((await read(id))?.status).toBe(status);
  }
  const { id } = await insertPostedJob({ status: "held" });
  expect(await endPostings(after(400))).toBe(0);
  expect((await read(id))?.status).toBe("held");
  expect(await mailed()).toEqual([]);
});

test("endPostings tells the employer three days before the end", async () => {
  const { id, title, companyName, contactEmail } = await insertPostedJob({
    ...live,
    title: "Head Guide, Lodge",
  });
  await addCounts([{ id, views: 7, applies: 2 }], after(1));
  await endPostings(after(27, -1));
  expect(await mailed()).toEqual([]);
  for (const at of [after(27), after(28), after(29)]) await endPostings(at);
  expect(await mailed()).toEqual([
    {
      kind: "posting-ends-soon",
      to: contactEmail,
      data: {
        ...{
          postingId: id,
          linkVersion: 0,
          title,
          company: companyName,
          expiresAt: end.toISOString(),
          views: 7,
          applies: 2,
        },
        jobPath: `/company/summit-guides/jobs/head-guide-lodge-moab-utah-us-${id.slice(-6)}`,
      },
    },
  ]);
});

test("endPostings tells about a renewed end again", async () => {
  const { id } = await insertPostedJob(live);
  await endPostings(after(28));
  await db
    .update(postedJobs)
    .set({ expiresAt: after(60) })
    .where(eq(postedJobs.id, id));
  await endPostings(after(29));
  expect(await mailed()).toHaveLength(1);
  await endPostings(after(58));
  expect((await mailed()).map(({ kind }) => kind)).toEqual(["posting-ends-soon", "posting-ends-soon"]);
});

test("endPostings tells nobody about an invisible posting or two ends at once", async () => {
  await insertPostedJob({ ...live, status: "closed" });
  await insertPostedJob({ ...live, status: "held" });
  await endPostings(after(28));
  expect(await mailed()).toEqual([]);
  await insertPostedJob(live);
  await endPostings(after(31));
  expect((await mailed()).map(({ kind }) => kind)).toEqual(["posting-ended"]);
});

test("endPostings ends each posting once with two workers", async () => {
  for (let n = 0; n < 205; n++) await insertPostedJob(live);
  const counts = await Promise.all([endPostings(after(28)), endPostings(after(28))]);
  expect(counts).toEqual([0, 0]);
  expect(await mailed()).toHaveLength(205);
  const [one = 0, two = 0] = await Promise.all([endPostings(end), endPostings(end)]);
  expect(one + two).toBe(205);
  expect(await db.$count(mails, eq(mails.kind, "posting-ended"))).toBe(205);
});
