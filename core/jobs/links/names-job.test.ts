import fc from "fast-check";
import { expect, test } from "vitest";
import { namesJob } from "#core/jobs/links/names-job.ts";
import { runs } from "#test/runs.ts";

test.each([
  ["<title>River Guide – Canyon Outfitters</title>", true],
  ["<title>Careers</title><h1 class='x'>Senior <b>River</b> Guide</h1>", true],
  ['<meta content="River Guide &amp; Cook" property="og:title">', true],
  ["<title>Careers at Canyon</title><p>River Guide</p>", false],
  ["<title>Cook</title>", false],
  ["", false],
])("namesJob reads %s", (html, isNamed) => {
  expect(namesJob(html, "River Guide (Full Time)")).toBe(isNamed);
});

test("namesJob never throws", () => {
  const part = fc.constantFrom(
    "<title>",
    "</title>",
    "<h1",
    ">",
    "<meta property=og:title content='",
    "Guide",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string())), fc.string(), (parts, title) => {
      expect(typeof namesJob(parts.join(""), title)).toBe("boolean");
    }),
    { numRuns: runs(500) },
  );
});
