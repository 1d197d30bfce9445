import fc from "fast-check";
import { expect, test } from "vitest";
import { readEmail } from "#core/text/read-email.ts";
import { applyAddress, imageAddress, mailAddress, plainAddress, webAddress } from "#core/text/web-address.ts";
import { runs } from "#test/runs.ts";

test.each([
  ["https://example.com/a b", "https://example.com/a%20b"],
  [" http://EXAMPLE.com ", "http://example.com/"],
  ["https://www.usajobs.gov:443/job/1", "https://www.usajobs.gov/job/1"],
  ["javascript:alert(1)", null],
  ["java\nscript:alert(1)", null],
  ["data:text/html,x", null],
  ["//example.com", null],
  ["https://user:pw@example.com", null],
  ["https://user@example.com", null],
  ["N/A", null],
  ["", null],
  [null, null],
  [`https://example.com/${"a".repeat(2_100)}`, null],
  ["mailto:jobs@example.com", null],
])("webAddress reads %j as %j", (text, url) => {
  expect(webAddress(text)).toBe(url);
});

test.each([
  ["mailto:jobs@example.com?subject=x&bcc=all@example.com", "mailto:jobs@example.com"],
  ["mailto:a@example.com,b@example.com", null],
  ["mailto:o'hara_1+jobs@trails.example.com", "mailto:o'hara_1+jobs@trails.example.com"],
  ["mailto:smith%26sons%3Ftrails@example.com?subject=x", "mailto:smith%26sons%3Ftrails@example.com"],
  ["mailto:100%25@example.com", "mailto:100%25@example.com"],
  ["mailto:100%@example.com", "mailto:100%25@example.com"],
  ["mailto:a?b@example.com", "mailto:a%3Fb@example.com"],
  ["MailTo:a?b#c`d@example.com", "mailto:a%3Fb%23c%60d@example.com"],
  ["mailto:?to=jobs@example.com", null],
  ["mailto:", null],
  ["https://example.com/apply", "https://example.com/apply"],
])("applyAddress reads %j as %j", (text, url) => {
  expect(applyAddress(text)).toBe(url);
});

test.each([
  ["http://logos.example/a.png", "https://logos.example/a.png"],
  ["https://logos.example/http:/a.png", "https://logos.example/http:/a.png"],
  ["ftp://logos.example/a.png", null],
  [null, null],
])("imageAddress reads %s as %s", (text, expected) => {
  expect(imageAddress(text)).toBe(expected);
});

test("mailAddress makes a link to every address, which plainAddress reads back", () => {
  const local = fc.stringMatching(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,20}$/);
  fc.assert(
    fc.property(local, (local) => {
      const email = String(readEmail(`${local}@example.com`));
      expect(plainAddress(mailAddress(email))).toBe(email);
      expect(applyAddress(mailAddress(email))).toBe(mailAddress(email));
      expect(new URL(mailAddress(email)).search).toBe("");
    }),
    { numRuns: runs(500) },
  );
});
