import { expect, test } from "vitest";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { request } from "#test/request.ts";

test("the built server answers from this worker's database", async () => {
  await emptyDatabase();
  await insertJob({ title: "Avalanche Forecaster" });
  expect((await request("/readyz")).status).toBe(200);
  const page = await request("/jobs");
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Avalanche Forecaster");
});
