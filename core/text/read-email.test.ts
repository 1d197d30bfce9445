import { domainToASCII } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#test/runs.ts";
import { normalizeEmail, readEmail } from "./read-email.ts";

test.each([
  ["Robin@Example.COM", "robin@example.com"],
  ["  robin+trail@example.co.uk ", "robin+trail@example.co.uk"],
  ["Smith&Sons@example.com", "smith&sons@example.com"],
  [".!#$%&'*+/=?^_`{|}~-@example.com", ".!#$%&'*+/=?^_`{|}~-@example.com"],
  ["ro..bin.@example.com", "ro..bin.@example.com"],
  ["robin@bücher.example", "robin@xn--bcher-kva.example"],
  ["robin@Пример.рф", "robin@xn--e1afmkfd.xn--p1ai"],
  ["robin@bu\u0308cher.example", "robin@xn--bcher-kva.example"],
  ["robin@ｅｘａｍｐｌｅ．ｃｏｍ", "robin@example.com"],
  [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
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
  "ｒｏｂｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ",
  "josé@example.com",
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
  "robin@0x7f.1",
  "robin@-.com",
  "robin@-trail.com",
  "robin@example..com",
  "robin@example.com.",
  "robin@exa_mple.com",
  "robin@example.c",
  `robin@${"a".repeat(64)}.com`,
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

/** The HTML standard's expression for `type=email`. */
const html =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

test("readEmail accepts what the HTML standard accepts at a domain with a dot", () => {
  const before = fc.string({
    unit: fc.constantFrom(..."abYZ09.!#$%&'*+/=?^_`{|}~-\"(),:;<>[]\\ é@"),
    minLength: 1,
    maxLength: 70,
  });
  let [accepted, refused] = [0, 0];
  fc.assert(
    fc.property(before, fc.constantFrom("example.com", "a-1.example.org", "-a.com"), (before, domain) => {
      const address = `${before}@${domain}`;
      const isAccepted = html.test(address.trim()) && before.trimStart().length <= 64;
      expect(readEmail(address)).toBe(isAccepted ? address.trim().toLowerCase() : null);
      isAccepted ? accepted++ : refused++;
    }),
    { numRuns: runs(3_000) },
  );
  expect(Math.min(accepted, refused)).toBeGreaterThan(runs(100));
});

test("readEmail returns plain addresses that read as themselves", () => {
  const part = fc.string({
    unit: fc.oneof(
      fc.constantFrom(..."ab.@＠,\"'+-_ \r\n\0ÅßK<>()[]%&=/"),
      fc.string({ minLength: 1, maxLength: 1, unit: "binary" }),
    ),
    maxLength: 20,
  });
  const text = fc.oneof(
    part,
    fc.tuple(part, part).map(([a, b]) => `${a}@${b}.com`),
    fc.stringMatching(/^[A-Z+&=]{1,9}@[a-zå]{1,9}\.(com|рф)$/),
  );
  let read = 0;
  fc.assert(
    fc.property(text, (text) => {
      const normal = normalizeEmail(text);
      expect(normalizeEmail(normal)).toBe(normal);
      const email = readEmail(text);
      if (email === null) return;
      read++;
      expect(email).toBe(normal);
      expect(email).toMatch(html);
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
    fc.property(fc.string({ unit, maxLength: 12 }), fc.constantFrom("com", "рф"), (text, end) => {
      const domain = `${text}.${end}`.normalize("NFC").toLowerCase();
      const ascii = /[\s\p{Cc}/\\?#:@%]/u.test(domain) ? "" : domainToASCII(domain);
      const email = readEmail(`robin@${domain}`);
      if (email !== null) expect(email).toBe(`robin@${ascii}`);
      else expect(ascii).not.toMatch(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z][a-z0-9]+$/);
    }),
    { numRuns: runs(3_000) },
  );
});

test.each([
  [" José@Example.com ", "josé@example.com"],
  ["JOSE\u0301@example.com", "josé@example.com"],
  ['"Robin Smith"@Пример.рф', '"robin smith"@xn--e1afmkfd.xn--p1ai'],
  ["robin@under_score.example", "robin@under_score.example"],
  [null, ""],
])("normalizeEmail turns %s into %s", (text, email) => {
  expect(normalizeEmail(text)).toBe(email);
});
