import fc from "fast-check";
import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox-of.ts";

test.each([
  ["victim@example.com", "victim@example.com"],
  ["victim+1@example.com", "victim@example.com"],
  ["Victim+a+b@Example.COM.", "victim@example.com"],
  ["vic.tim@example.com", "vic.tim@example.com"],
  ["v.i.c.tim+x@gmail.com", "victim@gmail.com"],
  ["victim@googlemail.com", "victim@gmail.com"],
  ["victim@gmail.com.example", "victim@gmail.com.example"],
  ["+tag@example.com", "+tag@example.com"],
])("mailboxOf reads %s as %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

test("mailboxOf changes nothing twice, and keeps apart what no tag does", () => {
  const name = fc.stringMatching(/^[a-z][a-z0-9.]{0,20}$/);
  fc.assert(
    fc.property(name, name, fc.stringMatching(/^[a-z0-9+.]{0,20}$/), (one, other, tag) => {
      const once = mailboxOf(`${one}+${tag}@example.com`);
      expect(mailboxOf(once)).toBe(once);
      expect(once === mailboxOf(`${other}@example.com`)).toBe(one === other);
    }),
  );
});
