import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanListing } from "#core/jobs/intake/clean-listing.ts";
import { jobSlugStem } from "#core/jobs/slug.ts";
import { type PostingErrors, postingFields } from "#core/postings/form/posting-form.ts";
import { descriptionLength } from "#core/postings/form/posting-limits.ts";
import { readPosting, readPostingInput, toPostingInput } from "#core/postings/form/read-posting.ts";
import { toListing } from "#core/postings/form/to-listing.ts";
import { applyAddress, mailAddress } from "#core/text/web-address.ts";
import { runs } from "#test/runs.ts";

const now = new Date("2026-11-20T12:00:00Z");

const sound = {
  title: "Head River Guide",
  company_name: "Summit Guides",
  company_logo_url: "",
  location: "Moab, UT",
  country_code: "us",
  state: "",
  city: "",
  job_type: "Full-time",
  has_remote: "",
  salary_currency: "usd",
  salary_min: "52000",
  salary_max: "61,500.50",
  salary_unit: "year",
  description: "x".repeat(100),
  apply_url: "https://example.com/apply",
  apply_email: "",
  contact_email: "Robin@Example.com",
};

function read(fields: Record<string, unknown> = {}) {
  const answer = readPosting({ ...sound, ...fields });
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return answer.posting;
}

function errors(fields: Record<string, unknown>): PostingErrors {
  const answer = readPosting({ ...sound, ...fields });
  return answer.ok ? {} : answer.errors;
}

test("readPosting reads a complete form as it is stored", () => {
  expect(read()).toEqual({
    title: "Head River Guide",
    companyName: "Summit Guides",
    companyLogoUrl: null,
    location: "Moab, UT",
    countryCode: "US",
    state: null,
    city: null,
    jobType: "Full-time",
    hasRemote: false,
    salaryCurrency: "USD",
    salaryMin: 52000,
    salaryMax: 61500.5,
    salaryUnit: "year",
    descriptionMd: "x".repeat(100),
    applyUrl: "https://example.com/apply",
    applyEmail: null,
    contactEmail: "robin@example.com",
    facts: {},
  });
});

test("readPosting accepts one amount typed twice", () => {
  expect(read({ salary_max: "52000" })).toMatchObject({ salaryMin: 52_000, salaryMax: 52_000 });
});

test("readPosting accepts numbers, booleans and missing values", () => {
  const sent = { salary_min: 52000, salary_max: 61500.5, has_remote: true, job_type: null, city: undefined };
  expect(read(sent)).toEqual({ ...read(), hasRemote: true, jobType: null });
  expect(read({ salary_min: Number.NaN, salary_max: "NaN" })).toMatchObject({
    salaryMin: null,
    salaryMax: null,
    salaryCurrency: null,
    salaryUnit: null,
  });
});

test("readPosting assumes yearly pay in dollars", () => {
  const unsaid = { salary_currency: undefined, salary_unit: undefined, salary_max: "" };
  expect(read(unsaid)).toMatchObject({ salaryMin: 52000, salaryCurrency: "USD", salaryUnit: "year" });
});

const title = "Title must be less than 100 characters";
const description = "Description must be less than 5000 characters";
const url = "Must be a valid URL";
const positive = "Must be a positive number";
const currency = "Must be a 3-letter currency code, such as USD";
const pay = "Pay like this cannot be right. Please check the amounts and what they are paid per.";

describe("readPosting explains each rule", () => {
  test.each([
    ["title", "Ski Guide", "Title must be at least 10 characters"],
    ["title", `  Ski${" ".repeat(20)}Guide  `, "Title must be at least 10 characters"],
    ["title", "a".repeat(101), title],
    ["title", "!".repeat(10), "Use letters or numbers."],
    ["company_name", "A", "Company name is required"],
    ["company_name", "a".repeat(101), "Company name must be less than 100 characters"],
    ["company_logo_url", "logo.png", url],
    ["company_logo_url", "javascript:alert(1)", url],
    ["company_logo_url", "data:image/png;base64,AAAA", url],
    ["location", "X", "Location is required"],
    ["country_code", undefined, "Must be 2-letter country code"],
    ["country_code", "USA", "Must be 2-letter country code"],
    ["country_code", "ZZ", "Must be 2-letter country code"],
    ["state", "a".repeat(101), "State must be less than 100 characters"],
    ["city", "a".repeat(101), "City must be less than 100 characters"],
    ["job_type", "Seasonal", "Please choose one of the job types."],
    ["salary_min", "-1", positive],
    ["salary_min", 0, positive],
    ["salary_max", "a lot", positive],
    ["salary_max", Number.POSITIVE_INFINITY, positive],
    ["salary_max", "51999", "Must not be less than the minimum"],
    ["salary_currency", "US", currency],
    ["salary_currency", "DOLLARS", currency],
    ["salary_currency", "ZZZ", currency],
    ["salary_unit", "decade", "Please choose hour, day, week, month or year."],
    ["salary_unit", "hour", pay],
    ["description", "x".repeat(99), "Description must be at least 100 characters"],
    ["description", `${"x".repeat(99)}\r\n  \r\n`, "Description must be at least 100 characters"],
    ["description", "<b>".repeat(100), "Description must be at least 100 characters"],
    ["description", "x".repeat(5001), description],
    ["description", "x ".repeat(100_000), description],
    ["apply_url", "example/apply", url],
    ["apply_url", "", "Please provide either an application URL or email"],
    ["apply_email", "robin at example.com", "Must be a valid email"],
    ["contact_email", "", "Valid contact email is required"],
    ["contact_email", "robin", "Valid contact email is required"],
  ] as const)("%s: %j", (field, value, message) => {
    expect(errors({ [field]: value })).toEqual({ [field]: message });
  });
});

test("readPosting marks every required field of an empty form", () => {
  expect(readPosting({})).toEqual({
    ok: false,
    errors: {
      title: "Title must be at least 10 characters",
      company_name: "Company name is required",
      location: "Location is required",
      country_code: "Must be 2-letter country code",
      description: "Description must be at least 100 characters",
      apply_url: "Please provide either an application URL or email",
      contact_email: "Valid contact email is required",
    },
  });
});

test("readPosting accepts the limits themselves", () => {
  read({ title: "a".repeat(10), company_name: "REI".slice(0, 2), location: "LA" });
  read({ title: "a".repeat(100), company_name: "a".repeat(100), description: "x".repeat(5000) });
  read({ description: Array(50).fill("y".repeat(99)).join("\n") });
  read({ apply_url: "", apply_email: "o'hara@example.com" });
});

test("readPosting stores the plain grammar, which it counts and keeps", () => {
  const typed = `About us\r\n\r\n${"We run rivers. ".repeat(8)}\r\n• Row\r\n• Cook <script>alert(1)</script>`;
  const { descriptionMd } = read({ description: typed });
  expect(descriptionMd).toBe(`# About us\n\n${"We run rivers. ".repeat(8).trim()}\n\n- Row\n- Cook alert(1)`);
  expect(read({ description: descriptionMd }).descriptionMd).toBe(descriptionMd);
  expect(descriptionLength(typed)).toBe(descriptionLength(descriptionMd));
});

const hostile = fc.constantFrom(
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  '"><img src=x onerror=alert(1)>',
  "\u202egnp.exe",
  "\0",
  "\ud800",
  "\udc00x",
  "\u2028",
  "\u2066\u200b\ufeff",
  "</title>",
  "]]>",
  "{{7*7}}",
  "e\u0301\u0301",
  "\u0958",
  "\r\n- ",
  "# ",
  "o ",
  "About Us:",
  "Guide the river",
  " ",
);
const soup = fc
  .array(fc.oneof(hostile, fc.string({ unit: "binary", maxLength: 12 }), fc.string({ maxLength: 20 })), {
    maxLength: 12,
  })
  .map((parts) => parts.join(""));
const anything = fc.oneof(soup, fc.anything());

test("readPosting never throws", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...postingFields, "__proto__", "other"), anything),
      (fields) => {
        const { ok } = readPosting(fields);
        expect(typeof ok).toBe("boolean");
        expect(Object.values(readPostingInput(fields)).every((text) => typeof text === "string")).toBe(true);
      },
    ),
    { numRuns: runs(500) },
  );
});

test("readPosting accepts only postings that can be published and read again", () => {
  const web = fc.oneof(soup, fc.webUrl({ withQueryParameters: true, withFragments: true }));
  const mail = fc.oneof(
    soup,
    fc.emailAddress(),
    fc.stringMatching(/^[A-Za-z0-9'+_.-]{1,12}@[a-z]{1,8}\.(com|io)$/),
  );
  const amount = fc.oneof(fc.double(), fc.integer({ min: 1, max: 200_000 }).map(String), soup);
  const texts = fc.record({
    title: soup.map((text) => `Guide ${text}`),
    company_name: soup.map((text) => `Co ${text}`),
    location: soup.map((text) => `At ${text}`),
    country_code: fc.constantFrom("US", "us", "CA", "PR", "UK"),
    state: fc.oneof(soup, fc.constantFrom("UT", "Utah", "")),
    city: soup,
    description: soup.map((text) => `${text}\n${"River work. ".repeat(9)}\n${text}`),
    company_logo_url: web,
    apply_url: web,
    apply_email: mail,
    contact_email: mail,
    salary_min: amount,
    salary_max: amount,
    has_remote: fc.boolean(),
  });
  let accepted = 0;
  fc.assert(
    fc.property(texts, (fields) => {
      // Faulty fields are left out, so the others are checked.
      const first = readPosting(fields);
      const wrong = first.ok ? [] : Object.keys(first.errors);
      const fallback = { ...sound, salary_min: "", salary_max: "" };
      const kept = Object.entries(fields).filter(([name]) => !wrong.includes(name));
      const given = { ...fallback, ...Object.fromEntries(kept) };
      const answer = readPosting(given);
      if (!answer.ok) return;
      accepted++;
      const { posting } = answer;
      expect(readPosting(toPostingInput(posting))).toEqual(answer);

      const clean = cleanListing(toListing("1", posting, now), { source: "Featured", isDemo: false }, now);
      if (typeof clean === "string") throw new Error(clean);
      expect(clean.descriptionMd).toBe(posting.descriptionMd);
      expect(clean.salary === null).toBe(posting.salaryMin === null && posting.salaryMax === null);
      expect(clean.applyUrl).toMatch(/^(https?:\/\/|mailto:)/);
      if (posting.applyEmail) expect(applyAddress(mailAddress(posting.applyEmail))).not.toBeNull();
      expect(jobSlugStem(clean)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      const shown = [clean.title, clean.companyName, clean.places[0]?.text, clean.descriptionMd].join("\n");
      expect(shown.isWellFormed()).toBe(true);
      expect(shown).not.toMatch(/[\0\u202a-\u202e\u2028\u2029\u2066-\u2069\u200b\ufeff]/);
      expect(clean.descriptionMd).not.toMatch(/<[a-z/!?]/i);
    }),
    { numRuns: runs(1_000) },
  );
  expect(accepted).toBeGreaterThan(runs(300));
});
