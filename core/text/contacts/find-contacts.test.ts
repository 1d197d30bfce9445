import fc from "fast-check";
import { expect, test } from "vitest";
import { cpuTime } from "#test/cpu-time.ts";
import { hostileTexts } from "#test/hostile-texts.ts";
import { findContacts } from "./find-contacts.ts";

const linksOf = (text: string) => findContacts(text).map(({ at, end, href }) => [text.slice(at, end), href]);

test.each([
  ["Call (907) 555-1234 today.", "(907) 555-1234", "tel:+19075551234"],
  ["Call us at 907-555-1234.", "907-555-1234", "tel:+19075551234"],
  ["907.555.1234, ext. 22", "907.555.1234, ext. 22", "tel:+19075551234;ext=22"],
  ["Phone: 907 555 1234", "907 555 1234", "tel:+19075551234"],
  ["+1 907 555 1234", "+1 907 555 1234", "tel:+19075551234"],
  ["1-800-555-1234", "1-800-555-1234", "tel:+18005551234"],
  ["907\u2011555\u20111234", "907\u2011555\u20111234", "tel:+19075551234"],
  ["(604)555-1234 (Whistler)", "(604)555-1234", "tel:+16045551234"],
  ["WhatsApp +64 3 442 1234", "+64 3 442 1234", "tel:+6434421234"],
  ["+44 (0)20 7946 0958", "+44 (0)20 7946 0958", "tel:+442079460958"],
  ["Write to jobs@example.org.", "jobs@example.org", "mailto:jobs@example.org"],
  [
    "<Jane.Doe+crew@parks.example.co>",
    "Jane.Doe+crew@parks.example.co",
    "mailto:Jane.Doe+crew@parks.example.co",
  ],
  ["mailto:jobs@example.org", "jobs@example.org", "mailto:jobs@example.org"],
])("findContacts finds who to ask in %j", (text, words, href) => {
  expect(linksOf(text)).toEqual([[words, href]]);
});

test.each([
  "Pay: $907-555-1234 or 45,000 - 55,000 a year",
  "USD 400-500 2500 a week",
  "2026-11-26, 11/26/2026, 05-15-2026 to 09-15-2026",
  "Anchorage, AK 99501-1234",
  "EIN 12-3456789, SSN 123-45-6789",
  "Job ID: 907-555-1234",
  "Announcement number 907-555-1234",
  "REQ-907-555-1234 and 907-555-1234-01",
  "Fax: (907) 555-1234",
  "9075551234",
  "Sites 250 300 4000 of the park",
  "911 or 555-1234",
  "411-911-1234, 107-555-1234, 907-155-1234",
  "A bonus of +10 000 000, and +100 000 000 more",
  "18+21 2000 4000",
  "https://user@example.org/907-555-1234",
  "www.example.org/jobs@example.org",
  "@trailcrew on social media, name@localhost, a@b, me@@example.org",
  "1.907.555.1234.5",
])("findContacts finds nobody in %j", (text) => {
  expect(linksOf(text)).toEqual([]);
});

test("findContacts finds several in their order", () => {
  expect(linksOf("Ann (907) 555-1234, ann@example.org; Bo 907-555-9876")).toEqual([
    ["(907) 555-1234", "tel:+19075551234"],
    ["ann@example.org", "mailto:ann@example.org"],
    ["907-555-9876", "tel:+19075559876"],
  ]);
});

const words =
  "call ( ) + 1 - . / 907 555 1234 0 @ example .org a%b ext 22 jobs@ é fax: id # $ \n \u2011 🏕 +44 20 7946 0958 <b> \" ' javascript: mailto:".split(
    " ",
  );

const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom(...hostileTexts),
  fc
    .array(fc.constantFrom(...words), { maxLength: 40 })
    .chain((parts) => fc.constantFrom("", " ").map((between) => parts.join(between))),
);

test("findContacts links of any text nothing but numbers and addresses, apart from each other", () => {
  fc.assert(
    fc.property(texts, (text) => {
      let before = 0;
      for (const { at, end, href } of findContacts(text)) {
        expect(at).toBeGreaterThanOrEqual(before);
        expect(end).toBeGreaterThan(at);
        expect(end).toBeLessThanOrEqual(text.length);
        before = end;
        expect(href).toMatch(/^(?:tel:\+\d{8,15}(?:;ext=\d{1,6})?|mailto:[\w.%+-]+@[\w.-]+)$/);
        const shown = text.slice(at, end);
        if (href.startsWith("mailto:")) expect(decodeURI(href)).toBe(`mailto:${shown}`);
        // No digit that is called is one that nobody reads, but for North America's own code.
        else expect(`1${shown.replace(/\D/g, "")}`).toContain(href.replace(/;.*|\D/g, "").slice(2));
      }
    }),
    { numRuns: 2000 },
  );
});

test.each(["a", "a.", "1-", "907-555-", "a@", "a@a.", "+44 ", "(907) ", "call "])(
  "findContacts reads a long text of %j in a moment",
  (part) => {
    const text = part.repeat(100_000 / part.length);
    expect(cpuTime(() => findContacts(text))).toBeLessThan(1000);
  },
);
