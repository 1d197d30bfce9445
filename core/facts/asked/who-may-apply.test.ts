import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readWhoMayApply } from "./who-may-apply.ts";

test.each([
  ["This job is open to the public.", "public"],
  ["Open to: the public", "public"],
  ["Open only to current permanent employees of the agency.", "current staff"],
  ["Internal candidates only", "current staff"],
  ["Limited to current college students.", "students"],
  ["You must be a currently enrolled student.", "students"],
  ["Hired through the Recent Graduates Program", "recent graduates"],
  ["Open to students and recent graduates.", "recent graduates"],
])("readWhoMayApply reads %s as %s", (text, value) => {
  expect(valuesIn(readWhoMayApply, text)).toContain(value);
});

test.each([
  "The trail is open to the public.",
  "The museum is open to the public from May.",
  "Also announced under merit promotion, open to current employees.",
  "Open to students, graduates and anyone who loves birds.",
  "Work with students and veterans.",
  "Classes are open to students.",
])("readWhoMayApply reads nothing in: %s", (text) => {
  expect(valuesIn(readWhoMayApply, text)).toEqual([]);
});
