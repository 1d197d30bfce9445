import { beforeEach, expect, test } from "vitest";
import { forgetFigures } from "#core/jobs/forget-figures.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { handlers } from "./handlers.ts";

beforeEach(emptyDatabase);

test("after jobs have ended, pages in the same process count them anew", async () => {
  forgetFigures();
  await insertJob({ expiresAt: new Date(Date.now() - 1000) });
  expect((await jobTotals()).live).toBe(1);
  await handlers["jobs.expire"]({});
  expect((await jobTotals()).live).toBe(0);
});
