import { expect, test } from "vitest";
import type { Sent } from "#app/offline/changes/change.ts";
import type { LoaderData } from "#app/offline/changes/use-with-changes.ts";
import { withChanges } from "./with-changes.ts";

const job = "11111111-1111-4111-8111-11111abcdef0";
const entry = { id: "s1", jobId: job, notes: "", isApplied: false };
const saved = (): LoaderData => ({
  root: { tracked: { saved: [job.slice(-12)], applied: [] } },
  "routes/tracker/saved-jobs": { list: { entries: [entry], total: 1 }, waiting: [], edited: null },
});
const tracked = (data: LoaderData) => (data.root as { tracked: object }).tracked;
const page = (data: LoaderData) => data["routes/tracker/saved-jobs"];
const on = (path: string, fields: Record<string, string>): Sent => ({ path, fields });

test("withChanges shows a note, a mark and a removal as the server will", () => {
  const noted = withChanges(saved(), [on("/my-jobs", { intent: "notes", id: "s1", notes: "Ask" })]);
  expect(page(noted)).toMatchObject({ list: { entries: [{ notes: "Ask" }] } });
  const marked = withChanges(saved(), [on("/my-applications", { intent: "add", saved: "s1" })]);
  expect(page(marked)).toMatchObject({ list: { entries: [{ isApplied: true }] } });
  expect(tracked(marked)).toEqual({ saved: [job.slice(-12)], applied: [job.slice(-12)] });
  for (const removal of [
    on("/my-jobs", { intent: "remove", id: "s1" }),
    on("/my-jobs/save", { unsave: job }),
  ]) {
    const removed = withChanges(saved(), [removal]);
    expect(page(removed)).toMatchObject({ list: { entries: [], total: 0 } });
    expect(tracked(removed)).toEqual({ saved: [], applied: [] });
  }
});

test("withChanges shows the wish to apply until it ends", () => {
  const wish = on("/my-jobs/save", { save: job, apply_later: "1" });
  expect(page(withChanges(saved(), [wish]))).toMatchObject({ waiting: [{ id: "s1", applyUrl: null }] });
  const stop = on("/my-jobs", { intent: "stop-waiting", id: "s1" });
  expect(page(withChanges(saved(), [wish, stop]))).toMatchObject({ waiting: [] });
  expect(page(withChanges(saved(), [wish, on("/my-applications", { intent: "add", job })]))).toMatchObject({
    waiting: [],
  });
});

test("withChanges moves an application between columns and counts, and changes it in the list", () => {
  const application = { id: "a1", status: "applied", notes: "" };
  const counts = [
    { status: "applied", count: 3 },
    { status: "offered", count: 0 },
  ];
  const columns = [
    { status: "applied", count: 3, entries: [application] },
    { status: "offered", count: 0, entries: [] },
  ];
  const change = on("/my-applications?view=columns", { intent: "status", id: "a1", status: "offered" });
  const route = "routes/tracker/applications";
  const moved = withChanges({ [route]: { list: null, columns, counts } }, [change])[route];
  expect(moved).toEqual({
    list: null,
    columns: [
      { status: "applied", count: 2, entries: [] },
      { status: "offered", count: 1, entries: [{ ...application, status: "offered" }] },
    ],
    counts: [
      { status: "applied", count: 2 },
      { status: "offered", count: 1 },
    ],
  });
  const list = { entries: [application], total: 3 };
  expect(withChanges({ [route]: { list, columns: null, counts } }, [change])[route]).toMatchObject({
    list: { entries: [{ status: "offered" }], total: 3 },
  });
});

test("withChanges leaves a page alone that shows nothing of them", () => {
  const data = { root: { tracked: null }, "routes/jobs/all-jobs": { list: [] } };
  expect(withChanges(data, [on("/my-jobs/save", { save: job })])).toEqual(data);
});
