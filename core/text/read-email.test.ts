import { domainToASCII } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#test/runs.ts";
import { readEmail } from "./read-email.ts";

test.each([
  ["Robin@Example.COM", "robin@example.com"],
  ["  robin+trail@example.co.uk ", "robin+trail@example.co.uk"],
  ["ｒｏｂｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ", "robin@example.com"],
  ["o'hara_1@example.com", "o'hara_1@example.com"],
  ["robin@bücher.example", "robin@xn--bcher-kva.example"],
])("readEmail reads %s as %s", (text, email) => {
  expect(readEmail(text)).toBe(email);
});

test.each([
  "",
  "@",
  "robin",
  "robin@",
  "@example.com",
  "robin@example",
  "a@b@example.com",
  "attacker@evil.com＠example.com",
  "a@evil.com,b@example.com",
  "a@evil.com, b@example.com",
  '"a@evil.com"@example.com',
  '"robin"@example.com',
  "Robin <robin@example.com>",
  "robin@example.com\r\nBcc: other@example.com",
  "robin@example.com\0",
  "ro\tbin@example.com",
  "ro bin@example.com",
  "robin(comment)@example.com",
  "robin@[127.0.0.1]",
  "robin@127.0.0.1",
  ".robin@example.com",
  "robin.@example.com",
  "ro..bin@example.com",
  "robin@-.com",
  "robin@example..com",
  `${"a".repeat(65)}@example.com`,
  `a@${"a".repeat(63)}.${"a".repeat(63)}.${"a".repeat(63)}.${"a".repeat(63)}.com`,
  null,
  undefined,
  7,
  ["robin@example.com"],
  { email: "robin@example.com" },
])("readEmail rejects %j", (text) => {
  expect(readEmail(text)).toBeNull();
});

test("readEmail returns plain addresses that read as themselves", () => {
  const part = fc.string({
    unit: fc.oneof(
      fc.constantFrom(..."ab.@＠,\"'+-_ \r\n\0ÅßK<>()[]%"),
      fc.string({ minLength: 1, maxLength: 1, unit: "binary" }),
    ),
    maxLength: 20,
  });
  const text = fc.oneof(
    part,
    fc.tuple(part, part).map(([a, b]) => `${a}@${b}.com`),
    fc.stringMatching(/^[A-Z+ａ-ｚ]{1,9}[@＠][a-zå]{1,9}\.(com|ＣＯＭ)$/),
  );
  let read = 0;
  fc.assert(
    fc.property(text, (text) => {
      const email = readEmail(text);
      if (email === null) return;
      read++;
      expect(email).toMatch(/^[a-z0-9_'+.-]+@[a-z0-9.-]+\.[a-z]{2,}$/);
      expect(email.length).toBeLessThanOrEqual(254);
      expect(readEmail(email)).toBe(email);
      expect(readEmail(` ${email.toUpperCase()} `)).toBe(email);
    }),
    { numRuns: runs(3_000) },
  );
  expect(read).toBeGreaterThan(runs(100));
});

test("readEmail follows the rules for international domains", () => {
  const unit = fc.oneof(
    fc.constantFrom(..."abz09.-ÅßøСб例え。\u200d\u00adＡ_~!$&'()*+,;=`{}[]<>^|"),
    fc.string({ minLength: 1, maxLength: 1, unit: "binary" }),
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
      const domain = `${text}.com`.normalize("NFKC").toLowerCase();
      const ascii = /[\s\p{Cc}/\\?#:@%]/u.test(domain) ? "" : domainToASCII(domain);
      const email = readEmail(`robin@${domain}`);
      if (email !== null) expect(email).toBe(`robin@${ascii}`);
      else expect(`robin@${ascii}`).not.toMatch(/^robin@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/);
    }),
    { numRuns: runs(3_000) },
  );
});
