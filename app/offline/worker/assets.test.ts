import { expect, test } from "vitest";
import { importedBy } from "./assets.ts";

test("importedBy finds what a script needs before it runs, and not what it may load later", () => {
  const script = `import{a as b}from"./shared-Ab1_.js";import"./side-x.js";export*from'./lists-9-.js';import("./later-1.js");`;
  expect(importedBy(script)).toEqual(["./shared-Ab1_.js", "./side-x.js", "./lists-9-.js"]);
  expect(importedBy(script, true)).toContain("./later-1.js");
});
