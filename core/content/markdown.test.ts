import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#test/runs.ts";
import { linksOf, renderMarkdown } from "./markdown.ts";

test("renderMarkdown gives headings ids and lists the second level", () => {
  const { html, headings } = renderMarkdown("## What we *keep*, and why\n\n### For how long\n\nA week.");
  expect(headings).toEqual([{ id: "what-we-keep-and-why", text: "What we keep, and why" }]);
  expect(html).toContain('<h2 id="what-we-keep-and-why">');
  expect(html).toContain('<h3 id="for-how-long">');
});

test("renderMarkdown gives equal headings different ids", () => {
  const { headings } = renderMarkdown("## Pay\n\none\n\n## Pay\n\ntwo");
  expect(headings.map(({ id }) => id)).toEqual(["pay", "pay-2"]);
});

test("renderMarkdown adds noopener to outside links", () => {
  expect(renderMarkdown("[parks](https://www.nps.gov/)").html).toContain('rel="noopener"');
  expect(renderMarkdown("[jobs](/jobs)").html).toBe('<p><a href="/jobs">jobs</a></p>\n');
});

test("renderMarkdown keeps markup and script links as text", () => {
  const { html } = renderMarkdown(
    "<img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](data:text/html,x)",
  );
  expect(html).toContain("&lt;img");
  expect(html).not.toMatch(/<img|href/);
});

test("renderMarkdown emits only our own tags", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "<script>",
      "](javascript:x)",
      "<a href=x>",
      "[",
      "](",
      "`",
      "**",
      "\n\n",
      "<!--",
      "&lt;",
      '"',
      "http:",
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const { html } = renderMarkdown(pieces.join(""));
      const tags = [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, tag]) => tag);
      for (const tag of tags)
        expect(
          "p a em strong code pre h1 h2 h3 h4 h5 h6 ul ol li blockquote br hr img table thead tbody tr th td s",
        ).toContain(tag);
      expect(html).not.toMatch(/(href|src)="(javascript|vbscript|data):/i);
    }),
    { numRuns: runs(300) },
  );
});

test("linksOf lists all links of a text", () => {
  expect(linksOf("[a](/jobs) and *[b](https://x.example/y?z=1)* <https://w.example>")).toEqual([
    "/jobs",
    "https://x.example/y?z=1",
    "https://w.example",
  ]);
});
