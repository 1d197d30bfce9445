import { expect, test } from "vitest";
import { pickStyles, wordsIn } from "./pick-styles.ts";

const pick = (sheet: string, source: string) => pickStyles(sheet, wordsIn([source]));

test("pickStyles keeps the rules of the classes that a source names", () => {
  expect(pick(".a{color:red}.b{color:#00f}.a .b{top:0}", `<p className="x a">`)).toBe(".a{color:red}");
});

test("pickStyles keeps each selector of a list by itself", () => {
  expect(pick(".a,.b,p{top:0}", `"a"`)).toBe(".a,p{top:0}");
});

test("pickStyles reads the classes of utilities with signs", () => {
  expect(pick(String.raw`@media (width>=40rem){.sm\:mt-1\.5{margin-top:6px}}`, "`flex sm:mt-1.5`")).toContain(
    "margin-top:6px",
  );
});

test("pickStyles leaves out what only an action or another medium shows", () => {
  const sheet = ".a:hover{top:0}.a:focus-visible{top:0}@media print{.a{top:0}}.a::selection{top:0}";
  expect(pick(sheet, "a")).toBe("");
});

test("pickStyles keeps the order of layers", () => {
  const sheet = "@layer base{.b{top:0}}@layer components{.a{top:1px}}@layer base{.a{top:2px}}";
  expect(pick(sheet, "a")).toBe("@layer base{.a{top:2px}}@layer components{.a{top:1px}}");
});

test("pickStyles keeps the properties that are read, and no pictures", () => {
  const sheet = `:root{--read:1px;--unread:2px}.a{top:var(--read)}.a{--sign:url("data:,x")}.a{left:var(--sign)}`;
  expect(pick(sheet, "a")).toBe(":root{--read:1px}.a{top:var(--read);left:var(--sign)}");
});
