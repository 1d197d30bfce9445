import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#test/runs.ts";
import { companySlug, jobSlug, jobSlugStem, slugify } from "./slug.ts";

test("slugify writes lower-case words with hyphens, without accents", () => {
  expect(slugify("Café & Trail Guide (Seasonal)")).toBe("cafe-trail-guide-seasonal");
  expect(slugify("Arc’teryx")).toBe("arcteryx");
});

test("jobSlug joins title, place and the end of the id", () => {
  const place = { city: "Moab", state: "Utah", countryCode: "US" };
  const slug = jobSlugStem({ title: "River Guide", workArrangement: "onsite", ...place });
  expect(slug).toBe("river-guide-moab-utah-us");
  expect(jobSlug({ id: "1f0c2f5a-7a53-4f6b-9a39-0d5c1e3f9a1c", slug })).toBe(
    "river-guide-moab-utah-us-3f9a1c",
  );
});

test("jobSlugStem says remote instead of a place", () => {
  expect(jobSlugStem({ title: "Map Editor", workArrangement: "remote", city: "Moab" })).toBe(
    "map-editor-remote",
  );
});

test("companySlug gives every name an address", () => {
  expect(companySlug("🏔️")).toMatch(/^company-[0-9a-f]{10}$/);
  expect(companySlug("山岳")).not.toBe(companySlug("海"));
  expect(jobSlugStem({ title: "🎿", workArrangement: "onsite" })).toBe("job");
});

test("slugify returns at most 100 characters that are safe in addresses", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
      const slug = slugify(text);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(100);
      expect(slugify(slug)).toBe(slug);
    }),
    { numRuns: runs(200) },
  );
});
