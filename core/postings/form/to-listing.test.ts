import { expect, test } from "vitest";
import type { Posting } from "#core/postings/form/posting-form.ts";
import { toListing } from "#core/postings/form/to-listing.ts";

const posting: Posting = {
  ...{ title: "Head River Guide", companyName: "Summit Guides", companyLogoUrl: null },
  ...{ location: "Moab, UT", countryCode: "US", state: null, city: null, jobType: null, hasRemote: false },
  ...{ salaryCurrency: null, salaryMin: null, salaryMax: null, salaryUnit: null },
  ...{ descriptionMd: "Lead.", applyUrl: null, applyEmail: "jobs@example.com" },
  facts: {},
  contactEmail: "robin@example.com",
};

const listed = (overrides: Partial<Posting>) => toListing("1", { ...posting, ...overrides }, new Date());

test.each([
  ["Moab, UT", {}, "Moab", "Utah"],
  ["Moab, Utah, USA", {}, "Moab", "Utah"],
  ["Washington, D.C.", {}, "Washington", "District of Columbia"],
  ["Utah", {}, null, "Utah"],
  ["Moab, UT 84532", {}, "Moab", "Utah"],
  ["12 Main St, Moab, UT 84532-1234, USA", {}, "Moab", "Utah"],
  ["Zion National Park, Springdale, Utah", {}, "Springdale", "Utah"],
  ["Utah, Colorado, Arizona", {}, null, null],
  ["Moab, UT", { city: "Castle Valley" }, "Castle Valley", "Utah"],
  ["Moab", { state: "ut" }, "Moab", "Utah"],
  ["Moab, UT", { state: "Utah" }, "Moab", "Utah"],
  ["Moab, UT", { state: "CO" }, null, "Colorado"],
  ["Remote, UT", {}, null, "Utah"],
  ["12 Main St, UT", {}, null, "Utah"],
  ["Moab, UT or Vail, CO", {}, null, null],
  ["In the field", {}, null, null],
  ["OR", {}, null, null],
  ["Sacramento, CA", { countryCode: "CA" }, null, null],
  ["San Juan", { countryCode: "PR" }, "San Juan", "Puerto Rico"],
])("toListing puts %j with %j into the city %s of %s", (location, fields, city, state) => {
  const { places } = listed({ location, ...fields });
  expect(places).toHaveLength(1);
  expect(places[0]).toMatchObject({ text: location, city, state });
});

test.each([
  ["Moab, UT", false, "onsite"],
  ["Remote", false, "remote"],
  ["Remote (US)", false, "remote"],
  ["Remote camp near Haines, AK", false, "onsite"],
  ["Anywhere on the Green River", false, "onsite"],
  ["Remote", true, "remote"],
  ["Remote (US)", true, "remote"],
  ["Anywhere", true, "remote"],
  ["Moab, UT", true, "hybrid"],
  ["Hybrid remote, Denver", true, "hybrid"],
  ["Remoteville, UT", true, "hybrid"],
])("toListing takes work at %j, remote %s, for %s", (location, hasRemote, workArrangement) => {
  expect(listed({ location, hasRemote })).toMatchObject({
    hasRemote: workArrangement !== "onsite",
    workArrangement,
  });
});

test("toListing prefers the address to the email", () => {
  expect(listed({}).applyUrl).toBe("mailto:jobs@example.com");
  expect(listed({ applyUrl: "https://example.com/apply" }).applyUrl).toBe("https://example.com/apply");
});
