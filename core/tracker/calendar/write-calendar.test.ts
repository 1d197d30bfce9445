import fc from "fast-check";
import { expect, test } from "vitest";
import { tidyLine } from "#core/text/tidy.ts";
import { type JobDates, writeCalendar } from "./write-calendar.ts";

const given: JobDates = {
  savedId: "0198c7a1-0000-4000-8000-000000000001",
  savedAt: new Date("2026-11-20T12:00:00Z"),
  title: "Raft Guide",
  company: "Canyon Outfitters",
  url: "https://jobs.example.com/company/canyon-outfitters/jobs/raft-guide-abcdef",
  dates: [
    { kind: "apply-by", from: "2026-12-04", until: "2026-12-04" },
    { kind: "season-start", from: "2027-05-01", until: "2027-05-31" },
  ],
};

/** Reads RFC 5545: unfolds lines, then takes each name and its value. */
function readCalendar(text: string): [name: string, value: string][] {
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(76);
  const lines = text
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .filter(Boolean);
  return lines.map((line) => {
    const [, name = "", value = ""] = /^([A-Z-]+(?:;[A-Z-]+=[^:;]+)*):(.*)$/u.exec(line) ?? [];
    expect(name, line).not.toBe("");
    return [name, value];
  });
}

const unescaped = (text: string) => text.replace(/\\([\\;,nN])/g, (_, c) => (/n/i.test(c) ? "\n" : c));
const valuesOf = (lines: [string, string][], name: string) =>
  lines.flatMap(([given, value]) => (given === name ? [value] : []));

test("writeCalendar has whole days that end on the day after, and lasting UIDs", () => {
  const lines = readCalendar(writeCalendar(given, "jobs.example.com"));
  expect(valuesOf(lines, "DTSTART;VALUE=DATE")).toEqual(["20261204", "20270501"]);
  expect(valuesOf(lines, "DTEND;VALUE=DATE")).toEqual(["20261205", "20270601"]);
  expect(valuesOf(lines, "UID")).toEqual([
    `${given.savedId}-apply-by@jobs.example.com`,
    `${given.savedId}-season-start@jobs.example.com`,
  ]);
  expect(valuesOf(lines, "TRANSP")).toEqual(["TRANSPARENT", "TRANSPARENT"]);
  expect(valuesOf(lines, "DTSTAMP")).toEqual(["20261120T120000Z", "20261120T120000Z"]);
  expect(writeCalendar(given, "jobs.example.com")).toBe(writeCalendar(given, "jobs.example.com"));
});

test("writeCalendar makes a calendar that can be read of any title", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.string({ maxLength: 100 }),
      (title, company) => {
        const lines = readCalendar(writeCalendar({ ...given, title, company }, "jobs.example.com"));
        expect(valuesOf(lines, "BEGIN")).toEqual(["VCALENDAR", "VEVENT", "VEVENT"]);
        expect(valuesOf(lines, "END")).toEqual(["VEVENT", "VEVENT", "VCALENDAR"]);
        expect(unescaped(valuesOf(lines, "SUMMARY")[0] ?? "")).toBe(
          `Apply by: ${tidyLine(title)}, ${tidyLine(company)}`,
        );
      },
    ),
    { numRuns: 200 },
  );
});
