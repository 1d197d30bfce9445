import { expect, test } from "vitest";
import { companyWebsite } from "./company-website.ts";

const sample = { title: "Guide", companyUrl: null, applyUrl: null, url: null, descriptionMd: "" };

test("companyWebsite ignores job boards and applicant systems", () => {
  expect(
    companyWebsite("Raft Co", [
      { ...sample, applyUrl: "https://www.indeed.com/x", url: "https://jobs.raft.example/1" },
    ]),
  ).toBe("https://jobs.raft.example");
  expect(companyWebsite("Raft", [{ ...sample, applyUrl: "https://boards.greenhouse.io/raft/1" }])).toBeNull();
  expect(
    companyWebsite("Raft", [{ ...sample, descriptionMd: "See https://raft.example/team for more." }]),
  ).toBe("https://raft.example");
});

test("companyWebsite accepts a host without a shared word in two listings", () => {
  const one = { ...sample, applyUrl: "https://wildwater.example/jobs/1", url: "https://wildwater.example/1" };
  expect(companyWebsite("Canyon Outfitters", [one])).toBeNull();
  expect(companyWebsite("Canyon Outfitters", [one, { ...one, url: null }])).toBe("https://wildwater.example");
});

test("companyWebsite rejects another agency's host", () => {
  const aid = { ...sample, descriptionMd: "Loans: see https://studentaid.ed.gov/repay." };
  const asked = [aid, aid, { ...sample, descriptionMd: "See https://www.nps.gov/moab." }];
  expect(companyWebsite("National Park Service", asked)).toBe("https://www.nps.gov");
  expect(companyWebsite("National Park Service", [aid, aid])).toBeNull();
  expect(companyWebsite("National Park Service", [{ ...sample, url: "https://parks.ca.gov/1" }])).toBeNull();
});

test.each([
  ["Bureau of Land Management", "www.blm.gov"],
  ["U.S. Fish and Wildlife Service", "www.fws.gov"],
  ["Bureau of Reclamation", "www.usbr.gov"],
  ["Department of the Interior", "www.doi.gov"],
  ["Forest Service", "www.fs.usda.gov"],
  ["City of Aspen", "aspen.gov"],
  ["REI Co-op", "www.rei.com"],
  ["Canyon Outfitters", "canyonoutfitters.com"],
])("companyWebsite of %s is %s", (name, host) => {
  expect(companyWebsite(name, [{ ...sample, url: `https://${host}/job/1` }])).toBe(`https://${host}`);
});

test("companyWebsite prefers stated hosts, then addresses, then texts", () => {
  const texts = { ...sample, descriptionMd: "https://raft.example" };
  const addresses = { ...texts, applyUrl: "https://jobs.raft.example/1", url: "https://www.raft.example/1" };
  const stated = { ...addresses, companyUrl: "https://raft.example/about" };
  expect(companyWebsite("Raft", [texts, addresses])).toBe("https://jobs.raft.example");
  expect(companyWebsite("Raft", [addresses, stated])).toBe("https://raft.example");
});

test("companyWebsite ignores other schemes", () => {
  expect(
    companyWebsite("Raft", [{ ...sample, applyUrl: "mailto:a@raft.example", url: "javascript:alert(1)" }]),
  ).toBeNull();
});
