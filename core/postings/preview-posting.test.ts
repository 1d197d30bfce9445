import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { findCompany } from "#core/jobs/pages/find-company.ts";
import { findJob } from "#core/jobs/pages/find-job.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { activatePosting } from "#core/postings/activate-posting.ts";
import { postingFields } from "#core/postings/form/posting-form.ts";
import { readPosting } from "#core/postings/form/read-posting.ts";
import { offer } from "#core/postings/offer.ts";
import { previewPosting } from "#core/postings/preview-posting.ts";
import { storePosting } from "#core/postings/store-posting.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { emptyDatabase } from "#test/factories.ts";
import { runs } from "#test/runs.ts";

beforeEach(emptyDatabase);

const now = new Date();

const typed = {
  title: "LEAD RIVER GUIDE, GREEN RIVER",
  company_name: "Summit Guides",
  company_logo_url: "https://example.com/logo.png",
  location: "Green River, UT",
  country_code: "US",
  job_type: "Contract",
  has_remote: "on",
  salary_min: "25",
  salary_max: "31.5",
  salary_unit: "hour",
  is_seasonal: "true",
  season_start: "2027-05-20",
  housing: "provided",
  description: `What you do\n${"Row guests down the river. ".repeat(10)}\n• Row\n• Cook`,
  apply_email: "Jobs@Example.com",
  contact_email: "robin@example.com",
};

async function publish(fields: Record<string, unknown>) {
  const read = readPosting(fields);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const id = await storePosting(db, read.posting, null, now);
  if (!id) throw new Error("nothing was stored");
  const receipt = { orderId: id, cents: offer.cents, paidAt: now.toISOString() };
  await inTransaction((tx) => activatePosting(tx, { postingId: id, receipt }, now));
  return id;
}

test("previewPosting shows the card and the page that readers will see", async () => {
  const { card, job } = previewPosting(typed, now);
  const id = await publish(typed);
  const company = await findCompany("summit-guides", {}, now);
  const [shown] = company?.cards ?? [];
  expect(shown).toEqual({ ...card, jobId: id, jobSlug: shown?.jobSlug });
  const found = await findJob({ companySlug: "summit-guides", jobSlug: String(shown?.jobSlug) }, now);
  expect(found).toEqual({ kind: "live", job: { ...job, id, jobSlug: shown?.jobSlug } });
  expect(card).toMatchObject({
    ...{ title: "Lead River Guide, Green River", isFeatured: true, postedDate: "Today" },
    ...{
      applyUrl: expect.stringMatching(/^mailto:jobs@example\.com\?subject=Lead%20/),
      salary: "USD 25 - 31.50/hour",
    },
    type: "Contract · Seasonal",
  });
  expect(job).toMatchObject({
    ...{ workArrangement: "hybrid", usStates: ["UT"] },
    ...{ jobType: "Contract", typeText: "Contract · Seasonal" },
  });
});

test("previewPosting marks the empty places of an empty form", () => {
  const { card, job } = previewPosting({}, now);
  expect(card).toMatchObject({
    ...{ title: "Job title", company: "Company name", location: "Location", salary: null, applyUrl: null },
    ...{ companyLogoUrl: null, isFeatured: true },
  });
  expect(job.blocks).toHaveLength(1);
});

test("previewPosting shows what a faulty form has so far", () => {
  const half = { title: "Guide", salary_min: "2", salary_max: "-", apply_url: "javascript:alert(1)" };
  expect(previewPosting({ ...half, company_logo_url: "x", country_code: "??" }, now)).toMatchObject({
    card: { title: "Guide", salary: null, applyUrl: null, companyLogoUrl: null },
    job: { countryCode: "US", url: null },
  });
});

test("previewPosting never throws", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.anything());
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...postingFields), text), (fields) => {
      const { card, job } = previewPosting(fields, now);
      expect(card.title.length).toBeGreaterThan(0);
      expect(job.title).toBe(card.title);
    }),
    { numRuns: runs(300) },
  );
});

test("storePosting rewrites an unpaid posting, not a paid one", async () => {
  const read = readPosting(typed);
  if (!read.ok) throw new Error("it is not sound");
  const id = await storePosting(db, read.posting, null, now);
  const changed = { ...read.posting, title: "Head River Guide" };
  expect(await storePosting(db, changed, id, now)).toBe(id);
  const [row] = await db.select().from(postedJobs);
  expect(row).toMatchObject({ ...changed, status: "pending", isPaid: false, expiresAt: null });
  expect(row?.description).not.toMatch(/^[#-] /m);
  await db
    .update(postedJobs)
    .set({ isPaid: true, status: "active" })
    .where(eq(postedJobs.id, String(id)));
  expect(await storePosting(db, changed, id, now)).toBeNull();
});
