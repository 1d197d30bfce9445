import { afterAll, beforeEach, expect, test } from "vitest";
import { factsOf } from "#core/jobs/facts/facts-of.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { clearFactCoverage } from "#core/moderation/facts/fact-coverage.ts";
import { reportFact } from "#core/moderation/facts/report-fact.ts";
import { db } from "#core/platform/db.server.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { admin, beginAsAdministrator, by, noticeAfter, open, post, written } from "#test/administrator.ts";
import { first } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { readPage } from "#test/read-page.ts";

let jobId: string;

beforeEach(async () => {
  await beginAsAdministrator();
  clearFactCoverage();
  const descriptionMd = "Housing is provided <b>free</b> of charge.\nMeals are included.";
  await upsertJobs("test", [incomingListing({ title: "Raft Guide", descriptionMd })], {}, new Date());
  jobId = (await first(db.select().from(jobs))).id;
});
afterAll(closeSender);

const isShown = async () => (await factsOf([jobId], ["housing"])).has(jobId);
const rowId = (html: string) => /name="id" value="([^"]*)"/.exec(html)?.[1] ?? "";

test("a reported fact returns with one answer and stays hidden with the other", async () => {
  for (const end of [1, 2]) {
    const fields = { fact: "housing", note: `Note ${end}` };
    await reportFact({ jobId, fields, userId: null, clientAddress: `203.0.113.${end}` });
  }
  expect(await isShown()).toBe(false);
  const start = await readPage("/admin", { headers: admin });
  expect(start.text).toMatch(/Reported facts\s*1\s*waiting/);
  const { html, text } = await open("fact-reports");
  for (const words of ["Housing: Provided", "Housing is provided <b>free</b> of charge.", "Hidden", "Note 2"])
    expect(text).toContain(words);
  const id = rowId(html);
  expect(await noticeAfter("fact-reports", { intent: "right", id })).toBe(
    "The fact is shown, and its reports are closed.",
  );
  expect(await isShown()).toBe(true);
  expect((await post("fact-reports", { intent: "wrong", id })).status).toBe(409);
  await reportFact({ jobId, fields: { fact: "housing" }, userId: null, clientAddress: "203.0.113.1" });
  await noticeAfter("fact-reports?q=raft", { intent: "wrong", id });
  expect(await isShown()).toBe(false);
  expect((await open("fact-reports")).text).toContain("No reported facts.");
  expect(await written()).toEqual([
    [by, "found a fact right", "Housing: Provided (Raft Guide, Canyon Outfitters)"],
    [by, "found a fact wrong", "Housing: Provided (Raft Guide, Canyon Outfitters)"],
  ]);
});

test("the page of facts counts them, opens one, takes verdicts and downloads them", async () => {
  const table = await open("facts");
  expect(table.text).toMatch(/Housing.*Meals/s);
  expect(table.html).toContain('href="/admin/facts?q=housing"');
  expect((await open("facts?q=mea")).text).not.toContain("Housing");
  const proofs = await open("facts?q=housing");
  expect(proofs.text).toContain("Housing is provided <b>free</b> of charge.");
  const again = /href="(\/admin\/facts\?q=housing&amp;draw=\w+)"/.exec(proofs.html)?.[1] ?? "";
  expect((await readPage(again.replace("&amp;", "&"), { headers: admin })).text).toContain("Raft Guide");
  const id = rowId(proofs.html);
  expect(await noticeAfter("facts?q=housing&draw=7", { intent: "right", id })).toBe("Marked as right.");
  expect((await open("facts?q=housing")).text).toContain("So far: 1 of 1 right.");
  await noticeAfter("facts?q=housing", { intent: "wrong", id });
  expect((await open("facts")).text).toContain("0 of 1 right");
  expect(await isShown()).toBe(false);
  const file = await open("fact-judgements");
  expect(file.headers.get("content-disposition")).toMatch(
    /^attachment; filename="fact-judgments-.*\.jsonl"$/,
  );
  expect(JSON.parse(file.html)).toMatchObject({ title: "Raft Guide", name: "housing", verdict: "wrong", by });
  for (const row of ["x", `${jobId} none`])
    expect((await post("facts", { intent: "right", id: row })).status).toBe(409);
});
