import { beforeEach, expect, test } from "vitest";
import { insertFacts } from "#core/jobs/facts/fact-rows.ts";
import { makeStatedFact } from "#core/jobs/facts/stated-fact.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { saveJob } from "#core/tracker/saved/save-job.ts";
import { savedJobs } from "#core/tracker/tables.ts";
import { emptyDatabase, insertJob, insertProfile } from "#test/factories.ts";
import { linkOf, readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

let headers: { cookie: string };
let robin: string;

beforeEach(async () => {
  await emptyDatabase();
  robin = (await insertProfile({ email: "robin@example.com" })).id;
  headers = await signIn("robin@example.com");
});

async function save(given: Parameters<typeof insertJob>[0]) {
  const job = await insertJob({ title: "Raft Guide", ...given });
  await saveJob(robin, job.id);
  const [saved] = await db.select().from(savedJobs);
  return { jobId: job.id, path: `/my-jobs/${saved?.id}/calendar.ics` };
}

test("a saved job's dates are a file of its own person", async () => {
  const { jobId, path } = await save({ validThrough: new Date("2026-12-05T04:59:00Z") });
  const end = { fromDay: "2027-09-01", untilDay: "2027-09-30", precision: "month" as const };
  const facts = [makeStatedFact("source", "season_end", "2027-09", end)];
  await inTransaction((tx) => insertFacts(tx, [{ jobId, facts }]));
  const list = await readPage("/my-jobs", { headers });
  expect(linkOf(list.html, "Add to calendar: Raft Guide")).toBe(path);
  const answer = await request(path, { headers });
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="saved-job.ics"');
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const text = await answer.text();
  expect(text).toContain("DTSTART;VALUE=DATE:20261204");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text.match(/TRANSP:TRANSPARENT/g)).toHaveLength(2);
  expect(text).toContain("DTSTART;VALUE=DATE:20270901\r\nDTEND;VALUE=DATE:20271001");
  expect((await request(path)).headers.get("location")).toBe(`/auth?next=${encodeURIComponent(path)}`);
  const other = await signIn("sam@example.com");
  expect((await request(path, { headers: other })).status).toBe(404);
});

test("a saved job without dates has no file and no link to one", async () => {
  const { path } = await save({ validThrough: null });
  expect((await request(path, { headers })).status).toBe(404);
  expect((await readPage("/my-jobs", { headers })).text).not.toContain("Add to calendar");
});
