import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addTo, type Change, canWait, type Sent, targetOf } from "./change.ts";

let made = 0;
const change = (sent: Sent, given: Partial<Change> = {}): Change => ({
  ...sent,
  ...{ id: `change-${++made}`, account: "robin", at: 0, title: null, isTried: false, refusal: null },
  ...given,
});
const save = (id: string) => change({ path: "/my-jobs/save", fields: { save: id } });
const unsave = (id: string) => change({ path: "/my-jobs/save", fields: { unsave: id } });
const note = (notes: string, based_on: string) =>
  change({ path: "/my-jobs", fields: { intent: "notes", id: "1", notes, based_on } });
const tried = (one: Change): Change => ({ ...one, isTried: true });

describe("canWait", () => {
  test.each([
    ["/my-jobs/save", { save: "1" }],
    ["/my-jobs/save", { unsave: "1" }],
    ["/my-jobs?page=2", { intent: "notes", id: "1" }],
    ["/my-applications?view=columns", { intent: "status", id: "1" }],
    ["/my-applications", { intent: "add", job: "1" }],
  ])("holds for %s with %o", (path, fields) => expect(canWait({ path, fields })).toBe(true));

  test.each([
    ["/my-jobs/save", {}],
    ["/my-jobs", { intent: "other" }],
    ["/account", { intent: "remove" }],
    ["/auth/sign-out", {}],
  ])("does not hold for %s with %o", (path, fields) => expect(canWait({ path, fields })).toBe(false));
});

describe("addTo", () => {
  test("makes one note of two, based on what was seen first", () => {
    const first = note("Ask", "");
    const [only, ...others] = addTo([first], note("Ask about housing", "Ask"));
    expect(others).toEqual([]);
    expect(only).toMatchObject({ id: first.id, fields: { notes: "Ask about housing", based_on: "" } });
  });

  test("drops a note that is back to what was seen, and a save that is taken back", () => {
    expect(addTo([note("Ask", "")], note("", "Ask"))).toEqual([]);
    expect(addTo([save("1")], unsave("1"))).toEqual([]);
    expect(addTo([unsave("1")], save("1"))).toEqual([]);
  });

  test("leaves alone what may have arrived", () => {
    const [sent, next] = [tried(note("Ask", "")), note("Ask about housing", "Ask")];
    expect(addTo([sent], next)).toEqual([sent, next]);
    expect(addTo([tried(save("1"))], unsave("1"))).toHaveLength(2);
  });

  test("leaves alone a change that was refused", () => {
    const refused = { ...note("Ask", ""), refusal: { error: "Too long", current: null } };
    expect(addTo([refused], note("Asked", ""))).toHaveLength(2);
  });

  test("leaves saved jobs as one after another would, however they are combined", () => {
    const pressed = fc.record({ job: fc.constantFrom("1", "2"), isTried: fc.boolean() });
    fc.assert(
      fc.property(fc.array(pressed, { maxLength: 8 }), fc.subarray(["1", "2"]), (presses, before) => {
        const shown = new Set(before);
        let waiting: Change[] = [];
        for (const { job, isTried } of presses) {
          waiting = addTo(waiting, shown.has(job) ? unsave(job) : save(job));
          if (!shown.delete(job)) shown.add(job);
          if (isTried) waiting = waiting.map(tried);
        }
        const sent = new Set(before);
        for (const { fields } of waiting) {
          if (fields.save) sent.add(fields.save);
          if (fields.unsave) sent.delete(fields.unsave);
        }
        expect(sent).toEqual(shown);
      }),
    );
  });
});

test("targetOf tells apart the lists, and not the pages of one", () => {
  const status = (path: string) => targetOf({ path, fields: { intent: "status", id: "1" } });
  expect(status("/my-applications?page=2")).toBe(status("/my-applications"));
  const removal = (path: string) => targetOf({ path, fields: { intent: "remove", id: "1" } });
  expect(removal("/my-jobs")).not.toBe(removal("/my-applications"));
});
