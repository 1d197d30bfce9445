import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { db } from "#core/db.server.ts";
import type { Place, Salary } from "#core/jobs/listing.ts";
import { companySlug, jobSlugStem } from "#core/jobs/slug.ts";
import { jobPostings, jobs } from "#core/jobs/tables.ts";
import { yearlyPay } from "#core/money.ts";

const day = 24 * 60 * 60 * 1000;
let made = 0;

/** Every table but the record of migrations. */
export async function emptyDatabase() {
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  await db.execute(sql.raw(`truncate ${rows.map((row) => row.name).join(", ")} cascade`));
}

export const moab: Place = {
  text: "Moab, Utah",
  city: "Moab",
  state: "Utah",
  countryCode: "US",
  lat: 38.5733,
  lon: -109.5498,
};

/** A live listing in Moab, Utah. What follows from places, pay or names is derived unless given. */
export async function insertJob(overrides: Partial<typeof jobs.$inferInsert> = {}) {
  const number = ++made;
  const title = overrides.title ?? `River Guide ${number}`;
  const companyName = overrides.companyName ?? "Canyon Outfitters";
  const places = overrides.places ?? [moab];
  const workArrangement = overrides.workArrangement ?? "onsite";
  const place = places[0];
  const given = {
    title,
    companyName,
    places,
    workArrangement,
    companySlug: companySlug(companyName),
    slug: jobSlugStem({ title, workArrangement, ...place }),
    location: place?.text ?? "Remote",
    city: place?.city ?? null,
    state: place?.state ?? null,
    countryCode: place?.countryCode ?? null,
    placesText: places.map((each) => each.text.toLowerCase()).join("\n"),
    usStates: places.some((each) => each.state === "Utah") ? ["UT"] : [],
    countryCodes: [...new Set(places.flatMap((each) => each.countryCode ?? []))],
    hasRemote: workArrangement !== "onsite",
    jobType: "Seasonal",
    category: "guiding",
    datePosted: new Date(Date.now() - number * 1000),
    expiresAt: new Date(Date.now() + 30 * day),
    salaryYearly: yearlyPay(salaryOf(overrides)),
    description: "Lead day trips on the river.",
    descriptionMd: "Lead day trips on the river.",
    applyUrl: `https://jobs.example.com/${number}`,
    source: "test",
    fingerprint: randomUUID(),
    ...overrides,
  };
  const [row] = await db.insert(jobs).values(given).returning();
  if (!row) throw new Error("no row came back");
  return row;
}

/** A posting of a listing; the listing is made too unless `jobId` names one. */
export async function insertPosting(overrides: Partial<typeof jobPostings.$inferInsert> = {}) {
  const jobId = overrides.jobId ?? (await insertJob()).id;
  const given = { source: "test", sourceId: randomUUID(), contentHash: randomUUID(), ...overrides, jobId };
  const [row] = await db.insert(jobPostings).values(given).returning();
  if (!row) throw new Error("no row came back");
  return row;
}

function salaryOf(job: Partial<typeof jobs.$inferInsert>): Salary {
  return {
    min: job.salaryMin ?? null,
    max: job.salaryMax ?? null,
    currency: job.salaryCurrency ?? "USD",
    unit: job.salaryUnit ?? "year",
  };
}
