import { expect, test } from "vitest";
import { hostileTexts } from "#test/hostile-texts.ts";
import { drawDescription } from "./draw-description.server.tsx";

test("drawDescription marks the words that prove a fact, and links what is in them", () => {
  const blocks = [
    { kind: "paragraph" as const, text: "Housing is free. Call (907) 555-1234 or jobs@example.org." },
  ];
  expect(drawDescription(blocks, ["Housing is free.", "- Call (907) 555-1234"])).toBe(
    '<div class="max-w-prose space-y-4 leading-relaxed"><p><mark id="says-1" class="proof">Housing is free.</mark> ' +
      '<mark id="says-2" class="proof">Call <a href="tel:+19075551234" class="text-link">(907) 555-1234</a></mark> or ' +
      '<a href="mailto:jobs@example.org" class="text-link">jobs@example.org</a>.</p></div>',
  );
});

test("drawDescription writes no more links than a reader could use", () => {
  const items = Array.from({ length: 500 }, (_, index) => `a${index}@b.co`);
  expect(drawDescription([{ kind: "list", items }]).split("<a ")).toHaveLength(61);
});

test("drawDescription gives no text an element of its own", () => {
  for (const text of hostileTexts) {
    const drawn = drawDescription(
      [
        { kind: "paragraph", text },
        { kind: "heading", text },
      ],
      [text],
    );
    expect(drawn.replace(/<\/?(?:div|p|h3|mark|a)\b[^<>]*>/g, ""), text).not.toMatch(/[<>]/);
  }
});

test("drawDescription says where there is no text", () => {
  expect(drawDescription([])).toBe("<p>No description available.</p>");
});
