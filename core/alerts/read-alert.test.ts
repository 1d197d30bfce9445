import fc from "fast-check";
import { expect, test } from "vitest";
import { offers } from "#core/jobs/query/job-query.ts";
import { queryFields } from "#core/jobs/query/query-address.ts";
import { readAlertFields, readCriteria } from "./read-alert.ts";

const read = (fields: Record<string, unknown>) => readAlertFields({ name: "Rangers", ...fields });

test("readAlertFields reads the fields of the form", () => {
  expect(
    readAlertFields({
      name: "  Rangers \n in  Utah ",
      title: " Ranger,, park  guide,ranger ",
      state: "Utah",
      city: "Moab",
      location: "",
      remote: "on",
      facts: ["start-2027-05", "housing", "sauna", ""],
      frequency: "weekly",
      email: "ada@example.com",
    }),
  ).toEqual({
    ok: true,
    draft: {
      name: "Rangers in Utah",
      criteria: {
        titles: ["Ranger", "park guide"],
        state: "Utah",
        city: "Moab",
        work: "remote",
        facts: ["housing", "start-2027-05"],
      },
      frequency: "weekly",
    },
  });
});

test("readAlertFields reads employer, job type and closing date", () => {
  expect(read({ company: " Canyon  Outfitters ", job_type: "seasonal", closes_within: "7" })).toMatchObject({
    draft: { criteria: { company: "Canyon Outfitters", jobType: "Seasonal", closesWithin: 7 } },
  });
  expect(read({ closes_within: 14 })).toMatchObject({ draft: { criteria: { closesWithin: 14 } } });
  expect(read({ company: "", job_type: "", closes_within: "" })).toMatchObject({ draft: { criteria: {} } });
});

test("readAlertFields refuses an unreadable filter", () => {
  expect(read({ company: "???", job_type: "Sofa", closes_within: "soon" })).toMatchObject({
    ok: false,
    errors: {
      company: "Use letters or numbers.",
      job_type: "Please choose a job type.",
      closes_within: "Please choose a number of days.",
    },
    typed: { company: "???", job_type: "Sofa", closes_within: "soon" },
  });
  for (const closes_within of ["0", "-1", "366", 0.5, 1e9])
    expect(read({ closes_within }), `${closes_within}`).toMatchObject({ ok: false });
});

test("readAlertFields reads the days of a start", () => {
  expect(read({ starts_from: "2027-09-06", starts_until: "2027-10-05" })).toMatchObject({
    draft: { criteria: { startsFrom: "2027-09-06", startsUntil: "2027-10-05" } },
  });
  expect(read({ starts_from: "2027-02-30", starts_until: "soon" })).toMatchObject({
    errors: { starts_from: "Please choose a day.", starts_until: "Please choose a day." },
  });
  expect(read({ starts_from: "2027-10-05", starts_until: "2027-09-06" })).toMatchObject({
    errors: { starts_until: "Please choose a day after the first." },
  });
});

test("readAlertFields ignores empty fields and defaults to daily", () => {
  for (const fields of [
    {},
    { title: " ", state: "", city: "\n", remote: "" },
    { title: ",, ," },
    { title: 7 },
  ])
    expect(read(fields)).toEqual({
      ok: true,
      draft: { name: "Rangers", criteria: {}, frequency: "daily" },
    });
});

test("readAlertFields takes remote only from a checked box", () => {
  const asked = (remote: unknown) => read({ remote });
  for (const checked of ["on", "true", "1", true])
    expect(asked(checked)).toMatchObject({ draft: { criteria: { work: "remote" } } });
  for (const not of ["", "off", "false", "0", false, undefined])
    expect(JSON.stringify(asked(not))).not.toContain("remote");
});

test("readAlertFields puts each fault at its field and keeps the input", () => {
  const fields = {
    name: " ",
    title: Array.from({ length: 11 }, (_, n) => `word${n}`).join(","),
    location: "x".repeat(101),
    state: "%%",
    city: "Moab",
    remote: "on",
    facts: ["hour-20", "housing"],
    frequency: "hourly",
    email: " Ada@example.com",
  };
  expect(readAlertFields(fields)).toEqual({
    ok: false,
    errors: {
      name: "Please enter a name for your alert",
      title: "Use at most 10 keywords.",
      location: "Use at most 100 characters.",
      state: "Use letters or numbers.",
      frequency: "Please choose daily or weekly.",
    },
    typed: {
      ...fields,
      near_work: false,
      remote: true,
      company: "",
      job_type: "",
      closes_within: "",
      starts_from: "",
      starts_until: "",
      within: "",
      frequency: "daily",
    },
  });
});

test("readAlertFields takes facts as a list or with commas", () => {
  for (const facts of [["meals", "housing"], "meals,housing", "housing,meals,with-paying,housing"])
    expect(readCriteria({ facts })).toEqual({ facts: ["housing", "meals"] });
  for (const facts of ["with-paying", "sauna", "", [], 7, undefined])
    expect(readCriteria({ facts })).toEqual({});
});

test("readAlertFields allows a hundred characters and ten keywords", () => {
  expect(readAlertFields({ name: "x".repeat(100), city: "y".repeat(100) }).ok).toBe(true);
  expect(readAlertFields({ name: "x".repeat(101) }).ok).toBe(false);
  expect(read({ title: Array.from({ length: 10 }, (_, n) => `k${n}`).join(",") }).ok).toBe(true);
  expect(read({ title: "ranger, !!!" })).toMatchObject({ errors: { title: "Use letters or numbers." } });
});

test("readAlertFields reads its own output the same", () => {
  const text = fc.string({ maxLength: 40, unit: "grapheme" });
  fc.assert(
    fc.property(fc.record({ name: text, title: text, location: text, state: text, city: text }), (fields) => {
      const once = readAlertFields(fields);
      if (!once.ok) {
        expect(Object.keys(once.errors)).not.toEqual([]);
        return;
      }
      const { name, criteria, frequency } = once.draft;
      expect(readAlertFields({ name, ...queryFields(criteria, offers.alert), frequency })).toEqual(once);
      expect(readCriteria(fields)).toEqual(criteria);
    }),
  );
});

test("readCriteria ignores useless values of an address", () => {
  expect(readCriteria({ title: "ranger", state: "!", city: "x".repeat(200), remote: "true" })).toEqual({
    titles: ["ranger"],
    work: "remote",
  });
});

test("readAlertFields refuses a very long field quickly", () => {
  const started = performance.now();
  expect(read({ title: Array.from({ length: 20_000 }, (_, n) => n.toString(36)).join(",") }).ok).toBe(false);
  expect(performance.now() - started).toBeLessThan(10_000);
});
