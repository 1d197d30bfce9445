import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { setApplicationStatus } from "#core/tracker/applications/change-application.ts";
import { unsaveJob } from "#core/tracker/saved/remove-saved-job.ts";
import { saveJob } from "#core/tracker/saved/save-job.ts";
import { updateSavedNotes } from "#core/tracker/saved/update-saved-notes.ts";
import { applications, appliedChanges, savedJobs } from "#core/tracker/tables.ts";
import {
  emptyDatabase,
  insertApplication,
  insertJob,
  insertProfile,
  insertSavedJob,
} from "#test/factories.ts";
import { applyOnce } from "./apply-once.ts";

let robin: string;

beforeEach(async () => {
  await emptyDatabase();
  robin = (await insertProfile()).id;
});

test("applyOnce answers a resend as the first time, and changes nothing", async () => {
  const { id } = await insertSavedJob({ userId: robin, notes: "" });
  const change = randomUUID();
  const write = (notes: string) =>
    applyOnce(robin, change, (where) => updateSavedNotes(robin, id, notes, { where }));
  expect(await write("Ask about housing")).toBe("updated");
  await updateSavedNotes(robin, id, "Asked");
  expect(await write("Ask about housing")).toBe("updated");
  expect((await db.select().from(savedJobs))[0]?.notes).toBe("Asked");
  expect(await db.$count(appliedChanges)).toBe(1);
});

test("applyOnce remembers a refusal, too", async () => {
  const change = randomUUID();
  const job = await insertJob();
  const save = (jobId: string) =>
    applyOnce(robin, change, (where) => saveJob(robin, jobId, new Date(), where));
  expect(await save(randomUUID())).toBe("not-found");
  expect(await save(job.id)).toBe("not-found");
  expect(await db.$count(savedJobs)).toBe(0);
});

test("applyOnce notes nothing where the work fails, so a resend does it", async () => {
  const change = randomUUID();
  const job = await insertJob();
  await expect(
    applyOnce(robin, change, async (where) => {
      await saveJob(robin, job.id, new Date(), where);
      throw new Error("The database went away.");
    }),
  ).rejects.toThrow("went away");
  expect(await db.$count(savedJobs)).toBe(0);
  expect(await db.$count(appliedChanges)).toBe(0);
  expect(await applyOnce(robin, change, (where) => saveJob(robin, job.id, new Date(), where))).toBe("saved");
});

test("applyOnce does the work once for two senders at the same moment", async () => {
  const change = randomUUID();
  let times = 0;
  const send = () =>
    applyOnce(robin, change, async () => {
      times++;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return "done";
    });
  expect(await Promise.all([send(), send(), send()])).toEqual(["done", "done", "done"]);
  expect(times).toBe(1);
});

test("applyOnce gives nobody the outcome of another's change", async () => {
  const sam = (await insertProfile()).id;
  const change = randomUUID();
  await applyOnce(robin, change, async () => "done");
  let isDone = false;
  const outcome = await applyOnce(sam, change, async () => {
    isDone = true;
    return "done";
  });
  expect(outcome).toBe(null);
  expect(isDone).toBe(false);
});

test("updateSavedNotes leaves notes alone that were changed since they were seen", async () => {
  const { id } = await insertSavedJob({ userId: robin, notes: "From the laptop" });
  expect(await updateSavedNotes(robin, id, "From the phone", { basedOn: "" })).toBe("conflict");
  expect((await db.select().from(savedJobs))[0]?.notes).toBe("From the laptop");
  expect(await updateSavedNotes(robin, id, "From the laptop", { basedOn: "" })).toBe("updated");
  expect(await updateSavedNotes(robin, id, "From the phone", { basedOn: "From the laptop" })).toBe("updated");
  expect(await updateSavedNotes(robin, randomUUID(), "From the phone", { basedOn: "" })).toBe("missing");
});

test("setApplicationStatus leaves a status alone that was changed since it was seen", async () => {
  const { id } = await insertApplication({ userId: robin, status: "offered" });
  expect(await setApplicationStatus(robin, id, "interviewing", { basedOn: "applied" })).toBe("conflict");
  expect((await db.select().from(applications))[0]?.status).toBe("offered");
  expect(await setApplicationStatus(robin, id, "accepted", { basedOn: "offered" })).toBe("updated");
});

test("changes sent in order, each as often as the network repeats it, end as if each was sent once", async () => {
  const job = await insertJob();
  const change = fc.oneof(fc.constant("save" as const), fc.constant("unsave" as const));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ change, sent: fc.integer({ min: 1, max: 3 }) }), { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat(), { maxLength: 4 }),
      async (changes, late) => {
        await unsaveJob(robin, job.id);
        const queue = changes.map((each) => ({ ...each, id: randomUUID() }));
        const send = ({ id, change }: (typeof queue)[number]) =>
          applyOnce(robin, id, async (where) => {
            if (change === "save") return saveJob(robin, job.id, new Date(), where);
            await unsaveJob(robin, job.id, new Date(), where);
            return "removed";
          });
        for (const each of queue) await Promise.all(Array.from({ length: each.sent }, () => send(each)));
        // Answers were lost, and old changes arrive once more, in any order.
        for (const place of late) {
          const again = queue[place % queue.length];
          if (again) await send(again);
        }
        const [row] = await db.select().from(savedJobs);
        const isSaved = row !== undefined && row.removedAt === null;
        expect(isSaved).toBe(queue.at(-1)?.change === "save");
      },
    ),
    { numRuns: 15 },
  );
});
