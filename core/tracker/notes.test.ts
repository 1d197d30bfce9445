import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertProfile, insertSavedJob } from "#test/factories.ts";
import { runs } from "#test/runs.ts";
import { longestNotes, readNotes } from "./notes.ts";
import { updateSavedNotes } from "./saved/update-saved-notes.ts";
import { savedJobs } from "./tables.ts";

beforeEach(emptyDatabase);

const notesNow = async () => (await db.select().from(savedJobs))[0]?.notes;

test("readNotes keeps lines and drops what cannot be stored", async () => {
  const { id, userId } = await insertSavedJob();
  expect(await updateSavedNotes(userId, id, " Call Ana\r\n\r\n+1 435 555 0101\u0000 ")).toBe("updated");
  expect(await notesNow()).toBe("Call Ana\n\n+1 435 555 0101");
  expect(await updateSavedNotes(userId, id, "")).toBe("updated");
  expect(await notesNow()).toBe("");
});

test("updateSavedNotes refuses notes beyond the limit", async () => {
  const { id, userId } = await insertSavedJob({ notes: "old" });
  expect(await updateSavedNotes(userId, id, "x".repeat(longestNotes + 1))).toBe("too-long");
  expect(await notesNow()).toBe("old");
  // A form sends each line end as two characters.
  const lines = "y\r\n".repeat(longestNotes / 2);
  expect(await updateSavedNotes(userId, id, lines)).toBe("updated");
  expect(await updateSavedNotes(userId, id, "x".repeat(longestNotes))).toBe("updated");
});

test("updateSavedNotes needs the owner and a listed entry", async () => {
  const { id, userId } = await insertSavedJob({ notes: "mine" });
  const { id: sam } = await insertProfile();
  expect(await updateSavedNotes(sam, id, "theirs")).toBe("missing");
  expect(await updateSavedNotes(userId, "x", "mine")).toBe("missing");
  await db.update(savedJobs).set({ removedAt: new Date() });
  expect(await updateSavedNotes(userId, id, "late")).toBe("missing");
  expect(await notesNow()).toBe("mine");
});

test("readNotes changes nothing the second time", async () => {
  const { id, userId } = await insertSavedJob();
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 300 }), async (typed) => {
      const notes = readNotes(typed);
      expect(readNotes(notes)).toBe(notes);
      expect(await updateSavedNotes(userId, id, typed)).toBe("updated");
      expect(await notesNow()).toBe(notes);
    }),
    { numRuns: runs(60) },
  );
});
