import fc from "fast-check";
import { expect, test } from "vitest";
import type { Application } from "./application-rows.ts";
import { applicationsCsv } from "./applications-csv.ts";

const entry: Application = {
  id: "11111111-1111-4111-8111-111111111111",
  jobId: "22222222-2222-4222-8222-222222222222",
  jobTitle: "River Guide",
  companyName: "Canyon Outfitters",
  location: "Moab, Utah",
  jobUrl: "/company/canyon-outfitters/jobs/river-guide-moab-utah-us-abcdef",
  jobType: null,
  salary: "USD 20 - 25/hour",
  notes: "",
  status: "interviewing",
  appliedAt: new Date("2026-11-20T23:59:00Z"),
  isOpen: true,
  ended: null,
  closes: null,
  closedAt: null,
};
const origin = "https://waymark.example";

/** Reads RFC 4180 after the mark at the start. */
function readCsv(text: string): string[][] {
  expect(text[0]).toBe("\ufeff");
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
    if (end === "") break;
  }
  return rows.filter((row) => row.join("") !== "");
}

test("applicationsCsv writes a heading row, then one for each application", () => {
  const gone = { ...entry, isOpen: false, closedAt: new Date("2026-11-21T08:00:00Z"), jobType: "Seasonal" };
  expect(readCsv(applicationsCsv([entry, { ...gone, notes: "Said:\n“No, thanks”" }], origin))).toEqual([
    [
      ...["Job title", "Company", "Location", "Job type", "Pay", "Status", "Applied on"],
      ...["Still open", "Closed on", "Notes", "Job page"],
    ],
    [
      ...["River Guide", "Canyon Outfitters", "Moab, Utah", "", "USD 20 - 25/hour", "Interviewing"],
      ...["2026-11-20", "Yes", "", "", `${origin}${entry.jobUrl}`],
    ],
    [
      ...["River Guide", "Canyon Outfitters", "Moab, Utah", "Seasonal", "USD 20 - 25/hour", "Interviewing"],
      ...["2026-11-20", "No", "2026-11-21", "Said:\n“No, thanks”", `${origin}${entry.jobUrl}`],
    ],
  ]);
});

test("applicationsCsv writes only headings without applications", () => {
  expect(readCsv(applicationsCsv([], origin))).toHaveLength(1);
});

test("applicationsCsv keeps any text, quoting only formulas", () => {
  const awkward = fc.constantFrom('"', ",", "\n", "\r\n", "=", "+", "-", "@", "\t", "'", ";", "＝", "a", " ");
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(awkward).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(text, text, (jobTitle, notes) => {
      const [, row = []] = readCsv(applicationsCsv([{ ...entry, jobTitle, notes }], origin));
      expect(row).toHaveLength(11);
      for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
      for (const [cell, given] of [
        [row[0], jobTitle],
        [row[9], notes],
      ])
        expect(cell).toBe(/^[=+\-@\t\r＝＋－＠]/.test(given ?? "") ? `'${given}` : given);
    }),
  );
});
