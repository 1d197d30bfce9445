import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import type { Posting } from "#core/postings/form/posting-form.ts";
import { readPosting } from "#core/postings/form/read-posting.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { makePostingInput } from "#test/posting-input.ts";
import { reviewReason, screenPosting } from "./screen-posting.ts";

beforeEach(async () => {
  await emptyDatabase();
});

const fws = "U.S. Fish and Wildlife Service";
const known = (companyName: string, overrides: Partial<typeof jobs.$inferInsert> = {}) =>
  insertJob({ companyName, applyUrl: "https://careers.otterlight.example/jobs/1", ...overrides });

function posting(
  company_name: string,
  overrides: Partial<ReturnType<typeof makePostingInput>> = {},
): Posting {
  const read = readPosting(
    makePostingInput({ company_name, apply_url: "https://evil.example/apply", ...overrides }),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.posting;
}

const review = async (...given: Parameters<typeof posting>) =>
  reviewReason(await screenPosting(db, posting(...given)));
const elsewhere = "We'll check this first, because the apply link isn't on otterlight.example.";

describe("screenPosting knows an employer", () => {
  test.each([
    ["Otterlight", "Otterlight"],
    ["Otterlight", "OTTERLIGHT, Inc."],
    ["Otterlight, LLC", "otter light"],
    ["Otterlight", "Otterlight Careers"],
    ["Otterlight", "Official Otterlight Hiring Team"],
    ["Otterlight", "Jobs at Otterlight"],
    ["Otterlight", "Otterlight.com"],
    ["Otterlight", "Otterlight – Denver"],
    ["Otterlight", "Camp Kiwi (Otterlight)"],
    ["Otterlight", "Summit Crew d/b/a Otterlight"],
    ["Otterlight", "Оtterlіght"],
    ["Otterlight", "ΟΤΤΕRLΙGΗΤ"],
    ["Otterlight", "Otter\u200blight"],
    ["Otterlight", "Óttèrlïght"],
    ["Otterlight", "Ｏｔｔｅｒｌｉｇｈｔ"],
    ["Otterlight", "0tterl1ght"],
    ["Otterlight", "OtterIight"],
    ["Otterlight", "O t t e r l i g h t"],
    ["Ømountain Guides", "Ømountain Guides"],
    [fws, "US Fish & Wildlife Service"],
    [fws, "Fish and Wildlife Service"],
    [fws, "United States Fish and Wildlife Service"],
    [fws, "U.S. FISH AND WILDLIFE SERVICE, Alaska Region"],
    ["Fish and Wildlife Service", "U.S.A. Fish and Wildlife Service (Official)"],
    ["Yosemite Guides and Porters", "Porters, Yosemite Guides and Porters"],
    ["REI", "REI Co-op"],
    ["Otterlight Rafting", "Otterlight"],
    ["Otterlight Mountain Resort", "Otterlight, Inc."],
    ["National Park Service", "NPS"],
    ["NPS", "National Park Service"],
    ["USFWS", "US Fish & Wildlife Service"],
    [fws, "FWS, Alaska Region"],
    ["山小屋", "山小屋"],
  ])("%s as %s", async (name, written) => {
    await known(name);
    expect(await review(written)).toMatch(
      /the apply link isn't on (?:otterlight\.example|fws\.gov|nps\.gov)\.$/,
    );
    expect(await review(written, { apply_url: "https://otterlight.example/apply" })).toBeNull();
  });

  test("of jobs that have ended, and of samples", async () => {
    await known("Otterlight", { expiredAt: new Date(), isDemo: true });
    expect(await review("Otterlight")).toBe(elsewhere);
  });

  test.each([
    ["Otterlight", "Otter Lodge"],
    ["Otterlight", "Summit Guides"],
    ["River Guides", "Canyon River Guides"],
    ["The Company", "Inc."],
    ["Parks and Recreation", "Moab Parks and Recreation"],
  ])("and takes %s for nobody else than %s", async (name, written) => {
    await known(name);
    expect(await review(written)).toBeNull();
  });

  test("never by its paid postings", async () => {
    await known("Otterlight", { source: "Featured", featuredUntil: new Date() });
    expect(await review("Otterlight")).toBeNull();
  });
});

describe("screenPosting compares where people apply", () => {
  test.each([
    "https://otterlight.example/a",
    "https://www.otterlight.example/a",
    "https://jobs.eu.otterlight.example./a",
    "https://boards.greenhouse.io/anybody/jobs/1",
    "https://jobs.lever.co/anybody/1",
    "https://anybody.wd5.myworkdayjobs.com/x",
    "https://www.governmentjobs.com/careers/anybody",
    "https://docs.google.com/forms/d/e/1/viewform",
    "https://forms.gle/abc",
    "https://anybody.typeform.com/to/x",
    "https://form.jotform.com/1",
  ])("%s is no mismatch", async (apply_url) => {
    await known("Otterlight");
    expect(await review("Otterlight", { apply_url })).toBeNull();
  });

  test.each([
    "https://otterlight.example.evil.example/a",
    "https://otterlight-example.example/a",
    "https://otterlight.examples/a",
    "https://evil.example/?to=https://otterlight.example",
    "https://evil.example/otterlight.example",
    "https://оtterlight.example/a",
    "https://otterlight.github.io/a",
    "https://sites.google.com/view/otterlight",
    "https://docs.google.com/document/d/1",
    "https://greenhouse.io.evil.example/a",
    "https://fakegreenhouse.io/a",
  ])("%s is one", async (apply_url) => {
    await known("Otterlight");
    expect(await review("Otterlight", { apply_url })).toBe(elsewhere);
  });

  test("by domains that several owners share", async () => {
    await known("Otterlight", { applyUrl: "https://otterlight.github.io/jobs" });
    expect(await review("Otterlight", { apply_url: "https://evil.github.io/jobs" })).toContain(
      "isn't on otterlight.github.io",
    );
    await known("Small Parks", { applyUrl: "https://small.co.uk/jobs" });
    expect(await review("Small Parks", { apply_url: "https://evil.co.uk/jobs" })).toContain("small.co.uk");
  });

  test("in emails, too", async () => {
    await known("Otterlight");
    const byEmail = (apply_email: string) => review("Otterlight", { apply_url: "", apply_email });
    expect(await byEmail("jobs@otterlight.example")).toBeNull();
    expect(await byEmail("jobs@crew.otterlight.example")).toBeNull();
    for (const stranger of ["otterlight@gmail.com", "jobs@evil.example", "otterlight.example@outlook.com"])
      expect(await byEmail(stranger)).toBe(
        "We'll check this first, because the apply email isn't at otterlight.example.",
      );
    await known("Camp Kiwi", { applyUrl: "mailto:campkiwi@gmail.com" });
    expect(await review("Camp Kiwi", { apply_url: "", apply_email: "campkiwi@gmail.com" })).toBeNull();
    expect(await review("Camp Kiwi", { apply_url: "", apply_email: "kiwi-jobs@gmail.com" })).toContain(
      "because Camp Kiwi already has jobs here.",
    );
  });

  test("and the addresses in the text", async () => {
    await known("Otterlight");
    const apply_url = "https://otterlight.example/a";
    const { description } = makePostingInput();
    const withText = (text: string) =>
      review("Otterlight", { apply_url, description: `${description}\n\n${text}` });
    expect(await withText("Email your resume to otterlight@gmail.com.")).toContain("an email in the text");
    expect(await withText("Apply at https://evil.example/now.")).toContain("a link in the text");
    expect(await withText("Read about the park at https://park.example/map.")).toBeNull();
  });

  test("with an employer that is known by an application system alone", async () => {
    const office = "Moab Field Office";
    const system = { applyUrl: "https://www.usajobs.gov/job/1", url: "https://www.usajobs.gov/job/1" };
    await known(office, system);
    const reason = `We'll check this first, because ${office} already has jobs here.`;
    expect(await review(office)).toBe(reason);
    expect(await review(office, { apply_url: "", apply_email: "jo@usajobs.gov" })).toBe(reason);
    expect(await review(office, { apply_url: "https://www.usajobs.gov/job/2" })).toBeNull();
    expect(await review(office, { apply_url: "https://moab.example/jobs" })).not.toBeNull();
    await known(office, { applyUrl: null, descriptionMd: "Read more at https://www.moab.example/x." });
    expect(await review(office, { apply_url: "https://moab.example/jobs" })).toBeNull();
    expect(await review(office)).toContain("isn't on moab.example");
  });

  test.each([
    ["U.S. Fish and Wildlife Service", "fws.gov", "jo@fws.gov"],
    ["USFWS", "fws.gov", "jo@r7.fws.gov"],
    ["National Park Service", "nps.gov", "jo@nps.gov"],
    ["USDA Forest Service", "fs.fed.us or usda.gov", "jo@usda.gov"],
    ["US Army Corps of Engineers", "usace.army.mil", "jo@usace.army.mil"],
  ])("with %s, which hires at USAJOBS alone", async (name, domains, address) => {
    await known(name, { applyUrl: "https://www.usajobs.gov/job/1", url: "https://www.usajobs.gov/job/1" });
    expect(await review(name)).toContain(`the apply link isn't on ${domains}.`);
    expect(await review(name, { apply_url: "", apply_email: address })).toBeNull();
    expect(await review(name, { apply_url: "", apply_email: "jo@army.mil" })).not.toBeNull();
  });

  test("on a board that several employers share, at its own address alone", async () => {
    const applyUrl = "https://jobs.otterlight-state.example/view/1";
    await known("Otterlight", { applyUrl });
    expect(await review("Otterlight")).toContain("isn't on otterlight-state.example.");
    await known("Summit Guides", { applyUrl });
    expect(await review("Otterlight")).toBe(
      "We'll check this first, because Otterlight already has jobs here.",
    );
    expect(await review("Otterlight", { apply_url: applyUrl })).toBeNull();
    expect(await review("Otterlight", { apply_url: "https://otterlight-state.example/~jo" })).not.toBeNull();
    expect(
      await review("Otterlight", { apply_url: "", apply_email: "jo@otterlight-state.example" }),
    ).not.toBeNull();
  });

  test("at a domain with its name, which its spellings and sisters share", async () => {
    for (const name of ["Otterlight Rafting", "The Otterlight Lodge", "Otterlihgt at Otterlight"])
      await known(name);
    expect(await review("Otterlight Rafting")).toBe(elsewhere);
  });
});

test("screenPosting finds again only what was not released", async () => {
  await known("Otterlight");
  const first = await screenPosting(db, posting("Otterlight"));
  expect(first.findings).toEqual([
    "known employer: we list jobs of “Otterlight” from other sources, but the apply link here is at evil.example",
  ]);
  expect(await screenPosting(db, posting("Otterlight"), first.findings)).toEqual({
    ...{ findings: [], mismatches: [] },
  });
  const other = posting("Otterlight", { apply_url: "https://other.example/" });
  expect((await screenPosting(db, other, first.findings)).findings).toHaveLength(1);
});

test("screenPosting says so of texts, and has a review for each finding", async () => {
  const { description } = makePostingInput();
  const text = { description: `${description} Send your SSN with the application.` };
  await known("Otterlight");
  expect(await review("Otterlight", text)).toBe(
    `${elsewhere.slice(0, -1)}, and because of words or links in its text.`,
  );
  expect(await review("Summit Guides", text)).toBe(
    "We'll check this first, because of words or links in its text.",
  );
});

test.each(["Constructor", "constructor", "__proto__"])(
  "screenPosting knows nobody of a name like a word of the language: %s",
  async (name) => {
    expect(await review(name)).toBeNull();
    await known(name);
    expect(await review(name)).toBe(elsewhere);
  },
);

test("screenPosting takes any name", async () => {
  await known("Otterlight");
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 100 }), async (name) => {
      const { mismatches } = await screenPosting(db, {
        ...posting("Summit Guides"),
        companyName: name.replaceAll("\0", ""),
      });
      expect(mismatches.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 30 },
  );
});
