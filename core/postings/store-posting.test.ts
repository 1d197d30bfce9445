import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { postingOf } from "#core/postings/posting-columns.ts";
import { storePosting } from "#core/postings/store-posting.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";

beforeEach(emptyDatabase);

const now = new Date("2026-11-20T12:00:00Z");
const later = new Date("2026-12-18T12:00:00Z");

async function example() {
  return postingOf(await insertPostedJob({ status: "pending", title: "Example of a Guide" }));
}

async function read(id: string | null) {
  const [row] = await db
    .select()
    .from(postedJobs)
    .where(eq(postedJobs.id, String(id)));
  return row;
}

test("storePosting keeps a posting unpaid and restarts its month", async () => {
  const posting = await example();
  const id = await storePosting(db, posting, null, now);
  expect(await read(id)).toMatchObject({ status: "pending", isPaid: false, createdAt: now, updatedAt: now });
  expect(await storePosting(db, { ...posting, title: "Another Title" }, id, later)).toBe(id);
  expect(await read(id)).toMatchObject({ title: "Another Title", createdAt: now, updatedAt: later });
});

test("storePosting refuses paid and deleted postings", async () => {
  const posting = await example();
  for (const status of ["active", "held", "closed", "hidden", "expired"] as const) {
    const { id, title } = await insertPostedJob({ status });
    expect(await storePosting(db, posting, id, now), status).toBeNull();
    expect((await read(id))?.title).toBe(title);
  }
  expect(await storePosting(db, posting, crypto.randomUUID(), now)).toBeNull();
});
