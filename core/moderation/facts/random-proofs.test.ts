import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { clearFactCoverage, readFactCoverage } from "#core/moderation/facts/fact-coverage.ts";
import { judgeFact } from "#core/moderation/facts/judge-fact.ts";
import { countJudgements, judgementLines } from "#core/moderation/facts/judgements.ts";
import { drawProofs } from "#core/moderation/facts/random-proofs.ts";
import { db } from "#core/platform/db.server.ts";
import { copyJob, emptyDatabase, insertJob } from "#test/factories.ts";

const by = "boss@example.com";

beforeEach(async () => {
  await emptyDatabase();
  clearFactCoverage();
});

async function insertStating(count: number) {
  const { id } = await insertJob();
  await copyJob(id, count);
  await db.execute(sql`update jobs set expired_at = now() where id = ${id}`);
  await db.execute(sql`
    insert into job_facts (job_id, position, name, value, proof, origin)
    select id, 0, 'meals', 'provided', 'Meals are included at ' || title || '.', 'text' from jobs`);
}

test.each([40, 1200])("drawProofs draws ten of %i from live jobs, the same for a seed", async (count) => {
  await insertStating(count);
  const proofs = await drawProofs("meals", "one");
  expect(new Set(proofs.map(({ jobId }) => jobId)).size).toBe(10);
  expect(proofs[0]?.proof).toMatch(/^Meals are included at /);
  expect(await drawProofs("meals", "one")).toEqual(proofs);
  const ended = await db.select({ id: jobs.id }).from(jobs).where(sql`expired_at is not null`);
  expect(proofs.map(({ jobId }) => jobId)).not.toContain(ended[0]?.id);
  const others = await drawProofs("meals", "two");
  expect(others.map(({ jobId }) => jobId)).not.toEqual(proofs.map(({ jobId }) => jobId));
  expect(await drawProofs("pets", "one")).toEqual([]);
});

test("judgeFact counts random proofs and hides wrong facts", async () => {
  await insertStating(12);
  const proofs = await drawProofs("meals", "one");
  for (const [index, { jobId, claim }] of proofs.entries()) {
    const verdict = index === 0 ? "wrong" : "right";
    expect(await judgeFact({ jobId, claim, verdict, via: "chance", by })).toBe(true);
  }
  expect((await countJudgements()).get("meals")).toEqual({
    sure: { right: 9, judged: 10 },
    unsure: { right: 0, judged: 0 },
  });
  const again = await drawProofs("meals", "one");
  expect(again.map(({ verdict }) => verdict)).toEqual(["wrong", ...Array(9).fill("right")]);
  expect(again.map(({ isHidden }) => isHidden)).toEqual([true, ...Array(9).fill(false)]);
  const [{ jobId, claim } = { jobId: "", claim: "" }] = proofs;
  await judgeFact({ jobId, claim, verdict: "right", via: "chance", by });
  expect((await countJudgements()).get("meals")?.sure).toEqual({ right: 10, judged: 10 });
  expect(await judgeFact({ jobId, claim: "none", verdict: "right", via: "chance", by })).toBe(false);
});

test("judgementLines writes a line for each verdict, even of deleted jobs", async () => {
  await insertStating(1);
  const [proof] = await drawProofs("meals", "one");
  const { jobId = "", claim = "" } = proof ?? {};
  await judgeFact({ jobId, claim, verdict: "right", via: "chance", by });
  const line = JSON.parse(await judgementLines());
  expect(line).toMatchObject({
    jobId,
    name: "meals",
    value: "provided",
    verdict: "right",
    via: "chance",
    by,
  });
  expect(line.proof).toBe(proof?.proof);
  await db.delete(jobs);
  expect(JSON.parse(await judgementLines())).toMatchObject({ jobId: null, verdict: "right" });
});

test("readFactCoverage counts who states a fact, once for each job", async () => {
  const [one, two] = [await insertJob(), await insertJob()];
  const ended = await insertJob({ expiredAt: new Date() });
  const fact = { name: "certifications", origin: "text" as const };
  await db.insert(jobFacts).values([
    { ...fact, jobId: one.id, position: 0, value: "WFR:required" },
    { ...fact, jobId: one.id, position: 1, value: "CPR:required" },
    { ...fact, jobId: two.id, position: 0, value: "WFR:required", origin: "employer" },
    { ...fact, jobId: ended.id, position: 0, value: "WFR:required" },
    { ...fact, jobId: two.id, position: 1, name: "pets", value: "welcome", hiddenAt: new Date() },
  ]);
  const { facts, isSampled } = await readFactCoverage();
  expect(facts).toEqual([{ name: "certifications", jobs: 2, source: 0, text: 1, employer: 1 }]);
  expect(isSampled).toBe(false);
});

test("readFactCoverage estimates from part of very many jobs", async () => {
  await insertStating(5000);
  const { facts, isSampled } = await readFactCoverage(new Date(), 400_000);
  expect(isSampled).toBe(true);
  expect(facts[0]?.jobs).toBeGreaterThan(2500);
  expect(facts[0]?.jobs).toBeLessThan(7500);
});
