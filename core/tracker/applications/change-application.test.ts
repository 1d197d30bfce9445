import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { applicationStatuses } from "#core/tracker/statuses.ts";
import { applications } from "#core/tracker/tables.ts";
import { emptyDatabase, insertApplication, insertProfile } from "#test/factories.ts";
import { runs } from "#test/runs.ts";
import { setApplicationStatus, updateApplicationNotes } from "./change-application.ts";
import { findApplication } from "./find-application.ts";
import { listApplications } from "./list-applications.ts";
import { removeApplication, restoreApplication } from "./remove-application.ts";

let robin: string;
let sam: string;

beforeEach(async () => {
  await emptyDatabase();
  [robin, sam] = [(await insertProfile()).id, (await insertProfile()).id];
});

const rowOf = async (id: string) => (await db.select().from(applications).where(eq(applications.id, id)))[0];

test("setApplicationStatus allows any order of statuses", async () => {
  const { id } = await insertApplication({ userId: robin });
  for (const from of applicationStatuses) {
    for (const to of applicationStatuses) {
      await setApplicationStatus(robin, id, from);
      expect(await setApplicationStatus(robin, id, to)).toBe("updated");
      expect((await rowOf(id))?.status).toBe(to);
    }
  }
});

test("setApplicationStatus ignores unknown statuses", async () => {
  const { id } = await insertApplication({ userId: robin });
  for (const word of ["", "hired", "Applied", "constructor", undefined, null, 1, ["applied"]])
    expect(await setApplicationStatus(robin, id, word)).toBe("unknown-status");
  expect((await rowOf(id))?.status).toBe("applied");
});

test("updateApplicationNotes tidies notes and refuses long ones", async () => {
  const { id } = await insertApplication({ userId: robin });
  expect(await updateApplicationNotes(robin, id, " Sent by mail.\r\nAsk again.\0 ")).toBe("updated");
  expect((await rowOf(id))?.notes).toBe("Sent by mail.\nAsk again.");
  expect(await updateApplicationNotes(robin, id, "x".repeat(2001))).toBe("too-long");
  expect(await updateApplicationNotes(robin, id, "x".repeat(2000))).toBe("updated");
  expect(await updateApplicationNotes(robin, id, "")).toBe("updated");
});

test("restoreApplication undoes a removal; repeats are harmless", async () => {
  const { id, appliedAt } = await insertApplication({ userId: robin, status: "offered", notes: "Wait." });
  const first = new Date("2026-11-20T08:00:00Z");
  expect(await removeApplication(robin, id, first)).toBe(true);
  expect(await removeApplication(robin, id)).toBe(true);
  expect((await rowOf(id))?.removedAt).toEqual(first);
  expect((await listApplications(robin, 1)).total).toBe(0);
  expect(await findApplication(robin, id)).toBeNull();
  expect(await setApplicationStatus(robin, id, "accepted")).toBe("missing");
  expect(await updateApplicationNotes(robin, id, "x")).toBe("missing");
  expect(await restoreApplication(robin, id)).toBe("restored");
  expect(await restoreApplication(robin, id)).toBe("restored");
  expect((await listApplications(robin, 1)).entries).toMatchObject([
    { id, appliedAt, status: "offered", notes: "Wait." },
  ]);
});

test("an unknown or foreign application is missing everywhere", async () => {
  const { id } = await insertApplication({ userId: robin });
  const before = await rowOf(id);
  for (const odd of [id, randomUUID(), "x", "", null, undefined, { id }]) {
    expect(await setApplicationStatus(sam, odd, "rejected")).toBe("missing");
    expect(await updateApplicationNotes(sam, odd, "Mine.")).toBe("missing");
    expect(await removeApplication(sam, odd)).toBe(false);
    expect(await restoreApplication(sam, odd)).toBe("missing");
    expect(await findApplication(sam, odd)).toBeNull();
  }
  expect(await rowOf(id)).toEqual(before);
});

test("two people's changes in any order never touch each other's rows", async () => {
  const people = [robin, sam];
  const rows = await Promise.all([robin, robin, sam, sam].map((userId) => insertApplication({ userId })));
  const step = fc.record({
    person: fc.nat({ max: 1 }),
    row: fc.nat({ max: 3 }),
    act: fc.constantFrom(...applicationStatuses, "remove", "restore"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await db.update(applications).set({ status: "applied", removedAt: null });
      const expected = rows.map(({ id }) => ({ id, status: "applied" as string, isRemoved: false }));
      for (const { person, row, act } of steps) {
        const [userId = "", known] = [people[person], expected[row]];
        const isOwn = rows[row]?.userId === userId;
        if (!known) continue;
        if (act === "remove") {
          expect(await removeApplication(userId, known.id)).toBe(isOwn);
          if (isOwn) known.isRemoved = true;
        } else if (act === "restore") {
          expect(await restoreApplication(userId, known.id)).toBe(isOwn ? "restored" : "missing");
          if (isOwn) known.isRemoved = false;
        } else {
          const isFound = isOwn && !known.isRemoved;
          expect(await setApplicationStatus(userId, known.id, act)).toBe(isFound ? "updated" : "missing");
          if (isFound) known.status = act;
        }
      }
      const found = await Promise.all(expected.map(({ id }) => rowOf(id)));
      expect(
        found.map((row) => ({ id: row?.id, status: row?.status, isRemoved: row?.removedAt !== null })),
      ).toEqual(expected);
      expect(found.map((row) => row?.userId)).toEqual(rows.map((row) => row.userId));
    }),
    { numRuns: runs(30) },
  );
});
