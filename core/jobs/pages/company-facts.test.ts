import { expect, test } from "vitest";
import { companySize, companySummary, companyWebsite } from "./company-facts.ts";

test("a company's size follows the number of its open jobs", () => {
  expect([1, 2, 5, 6, 15, 16].map(companySize)).toEqual([
    "Small",
    "Growing",
    "Growing",
    "Medium",
    "Medium",
    "Large",
  ]);
});

test("the summary is the first two sentences before the first heading", () => {
  const text =
    "We run rafts on the Green River. Our guides live on the water all summer. We love it.\nResponsibilities\nRow.";
  expect(companySummary(text)).toBe(
    "We run rafts on the Green River. Our guides live on the water all summer.",
  );
});

test("amounts do not end a sentence", () => {
  const text =
    "The pay range is $32.75 to $38.29 an hour, housing included. Come and work outside with us. And more.";
  expect(companySummary(text)).toBe(
    "The pay range is $32.75 to $38.29 an hour, housing included. Come and work outside with us.",
  );
});

test("without two fitting sentences the first 200 characters stand in", () => {
  const long = "word ".repeat(120).trim();
  expect(companySummary(long)).toBe(`${long.slice(0, 200).trim()}...`);
  expect(companySummary("Short text")).toBe("Short text");
  expect(companySummary("  ")).toBeNull();
});

test("a heading on top is not the summary, and a blank line ends it", () => {
  const text =
    "# About us\n\nWe guide on rivers and lakes of the far north from May to October.\n\n# Benefits\n\n- Housing\n- Meals";
  expect(companySummary(text)).toBe("We guide on rivers and lakes of the far north from May to October.");
});

const listing = { companyUrl: null, applyUrl: null, url: null, descriptionMd: "" };

test("the website is the company's own host, never a job board or applicant system", () => {
  expect(
    companyWebsite([
      { ...listing, applyUrl: "https://www.indeed.com/x", url: "https://jobs.raft.example/1" },
    ]),
  ).toBe("https://jobs.raft.example");
  expect(companyWebsite([{ ...listing, applyUrl: "https://boards.greenhouse.io/raft/1" }])).toBeNull();
  expect(companyWebsite([{ ...listing, descriptionMd: "See https://raft.example/team for more." }])).toBe(
    "https://raft.example",
  );
});

test("addresses that are not of the web are passed over", () => {
  expect(
    companyWebsite([{ ...listing, applyUrl: "mailto:a@raft.example", url: "javascript:alert(1)" }]),
  ).toBeNull();
});
