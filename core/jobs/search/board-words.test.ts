import { beforeEach, expect, test } from "vitest";
import { readTypedSearch } from "#core/jobs/list/board.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

test("readTypedSearch reads places only where it is asked to", async () => {
  await insertJob({ title: "River Guide" });
  const words = "guide near moab, ut";
  expect((await readTypedSearch(words)).place?.around?.slug).toBe("moab-ut");
  expect((await readTypedSearch(words, { readsPlaces: false })).place?.around).toBeNull();
  expect((await readTypedSearch(words)).place?.around?.slug).toBe("moab-ut");
});

test("readTypedSearch reads the same words anew when the board's employers are others", async () => {
  await insertJob({ title: "River Guide" });
  expect((await readTypedSearch("granite forge")).employers).toEqual([]);
  await insertJob({ title: "Smith", companyName: "Granite Forge", companySlug: "granite-forge" });
  clearJobCaches();
  expect((await readTypedSearch("granite forge")).employers).toEqual(["granite forge"]);
});
