import { expect, test } from "vitest";
import { dayMs } from "#core/text/time.ts";
import { countSavedClosing } from "#core/tracker/saved/count-saved-closing.ts";
import { emptyDatabase, insertJob, insertProfile, insertSavedJob } from "#test/factories.ts";

const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);

test("countSavedClosing counts open saved jobs that close within the days", async () => {
  await emptyDatabase();
  const [mine, other] = [await insertProfile(), await insertProfile()];
  const save = async (userId: string, job: Parameters<typeof insertJob>[0], saved = {}) =>
    insertSavedJob({ userId, jobId: (await insertJob(job)).id, ...saved });
  await save(mine.id, { validThrough: inDays(2) });
  await save(mine.id, { validThrough: inDays(6) });
  await save(mine.id, { validThrough: inDays(9) });
  await save(mine.id, { validThrough: null, featuredUntil: inDays(3) });
  await save(mine.id, { validThrough: null });
  await save(mine.id, { validThrough: inDays(2), expiredAt: now });
  await save(mine.id, { validThrough: inDays(2) }, { removedAt: now });
  await save(other.id, { validThrough: inDays(2) });
  expect(await countSavedClosing(mine.id, 7, now)).toBe(3);
});
