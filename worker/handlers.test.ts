import { beforeEach, expect, test, vi } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import { db } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { handlers } from "./handlers.ts";

beforeEach(emptyDatabase);

test("pages in the same process count anew after jobs have ended", async () => {
  clearJobCaches();
  await insertJob({ expiresAt: new Date(Date.now() - 1000) });
  expect((await jobTotals()).live).toBe(1);
  await handlers["jobs.expire"]({});
  expect((await jobTotals()).live).toBe(0);
});

test("the log tells hourly, as an error, how many tasks have failed for good", async () => {
  const error = vi.spyOn(logger, "error");
  await handlers["privacy.purge"]({});
  expect(error).not.toHaveBeenCalled();
  await db.execute(
    "insert into pgboss.job (name, data) values ('failed-tasks', '{}'), ('failed-tasks', '{}')",
  );
  await handlers["privacy.purge"]({});
  expect(error).toHaveBeenCalledExactlyOnceWith({ count: 2 }, expect.stringContaining("failed-tasks"));
  error.mockRestore();
});
