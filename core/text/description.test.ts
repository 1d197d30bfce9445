import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDescription, plainText, preview } from "#core/text/description.ts";
import { runs } from "#test/runs.ts";

test("parseDescription tells headings, paragraphs and lists apart", () => {
  expect(
    parseDescription("# Duties\n\nLead trips.\n\n- Pack boats\n- Teach knots\n\n1. Apply\n2) Wait"),
  ).toEqual([
    { kind: "heading", text: "Duties" },
    { kind: "paragraph", text: "Lead trips." },
    { kind: "list", items: ["Pack boats", "Teach knots", "Apply", "Wait"] },
  ]);
});

test("parseDescription continues a paragraph or item with an indented line", () => {
  expect(parseDescription("We run\n rivers.\n- Row\n  and steer\nNext")).toEqual([
    { kind: "paragraph", text: "We run rivers." },
    { kind: "list", items: ["Row and steer"] },
    { kind: "paragraph", text: "Next" },
  ]);
});

test("parseDescription makes a paragraph of every unmarked line", () => {
  expect(parseDescription("One\nTwo\r\nThree")).toHaveLength(3);
});

test("preview leaves headings out and cuts at a word", () => {
  expect(preview("# About\n\nShort and sweet.")).toBe("Short and sweet.");
  const long = preview(`# About\n\n${"alpine meadow ".repeat(40)}`);
  expect(long).toMatch(/^(alpine|meadow)( (alpine|meadow))*…$/);
  expect(long.length).toBeLessThanOrEqual(200);
  expect(preview("# Only a heading")).toBe("Only a heading");
});

test("preview separates the items of a list", () => {
  const md = "Welcome visitors.\n\n- Openings: 4\n- Summer only\n\n# Duties\n\n- Lead walks.\n- Row\n- Cook";
  expect(preview(md)).toBe("Welcome visitors. Openings: 4 · Summer only · Lead walks · Row · Cook");
});

test("parseDescription never throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
      expect(parseDescription(text).every((block) => block.kind !== "list" || block.items.length > 0)).toBe(
        true,
      );
      plainText(text);
      expect(preview(text).length).toBeLessThanOrEqual(200);
      expect(preview(text).isWellFormed()).toBe(true);
    }),
    { numRuns: runs(200) },
  );
});
