import { expect, test } from "vitest";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { request } from "#test/request.ts";

test("a page, its data, a 404 within it and what no page has are answered as what they are", async () => {
  await emptyDatabase();
  await insertJob({ companySlug: "acme" });
  const statusOf = async (path: string, method = "GET") => {
    const answer = await request(path, { method });
    await answer.text();
    return answer.status;
  };
  expect(await statusOf("/company/acme")).toBe(200);
  expect(await statusOf("/company/acme", "HEAD")).toBe(200);
  expect(await statusOf("/company/acme.data")).toBe(200);
  expect(await statusOf("/_.data")).toBe(200);
  expect(await statusOf("/company/acme/jobs/guide-abc123")).toBe(404);
  expect(await statusOf("/company/none/else/at/all")).toBe(404);
  expect(await statusOf("/nothing")).toBe(404);
  expect(await statusOf("/nothing.data")).toBe(404);
});
