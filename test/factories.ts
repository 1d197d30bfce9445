import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { profiles, sessions } from "#core/accounts/tables.ts";
import { nextDue } from "#core/alerts/schedule.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { userSubscriptions } from "#core/billing/tables.ts";
import { contactMessages } from "#core/contact/tables.ts";
import { claimOf } from "#core/jobs/facts/claim.ts";
import { publishJob, withdrawJob } from "#core/jobs/intake/publish-job.ts";
import { companySlug, jobSlugStem } from "#core/jobs/slug.ts";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { factReports } from "#core/moderation/facts/tables.ts";
import { jobReports } from "#core/moderation/tables.ts";
import { placeWords, pointsOf } from "#core/places/cells.ts";
import type { Place } from "#core/places/place.ts";
import { timeZoneOf } from "#core/places/time-zone.server.ts";
import { db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import { toListing } from "#core/postings/form/to-listing.ts";
import { offer } from "#core/postings/offer.ts";
import { postingOf } from "#core/postings/posting-columns.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { saidWords } from "#core/search/conditions-said.ts";
import type { Salary } from "#core/text/money.ts";
import { yearlyPay } from "#core/text/money.ts";
import { dayMs } from "#core/text/time.ts";
import { applications, savedJobs } from "#core/tracker/tables.ts";

let made = 0;

/**
 * Empties all tables but the record of migrations, and the queue. Most hold few rows: truncating costs ten times as
 * much as deleting and vacuuming, after which rows are in the order of insertion again.
 */
export async function emptyDatabase() {
  const { rows: filled } = await db.execute<{ name: string; isLarge: boolean; version: number }>(sql`
    select oid::regclass::text as name, pg_relation_size(oid) > 1000000 as "isLarge",
      current_setting('server_version_num')::int as version from pg_class
    where relkind = 'r' and pg_relation_size(oid) > 0
      and (relnamespace = 'public'::regnamespace or oid in (select relid from pg_partition_tree('pgboss.job')))`);
  const [large, small] = [true, false].map((isLarge) =>
    filled.filter((table) => table.isLarge === isLarge).map(({ name }) => name),
  );
  if (large?.length) await db.execute(sql.raw(`truncate ${large.join()} cascade`));
  if (!small?.length) return;
  const deletes = small.map((name) => `delete from ${name};`).join(" ");
  // A replica checks no foreign keys.
  const patience = "set local statement_timeout = 60000";
  await db.execute(sql.raw(`${patience}; set local session_replication_role = replica; ${deletes}`));
  // PostgreSQL 15 has no such option, and takes longer.
  const quickly = Number(filled[0]?.version) >= 160_000 ? "(skip_database_stats)" : "";
  await db.execute(sql.raw(`vacuum ${quickly} ${small.join()}`));
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
export function insertJob(overrides: Partial<typeof jobs.$inferInsert> = {}) {
  return first(db.insert(jobs).values(aJob(overrides)).returning());
}

/** The first one is the newest. */
export function insertJobs(all: Partial<typeof jobs.$inferInsert>[]) {
  return patiently((tx) => tx.insert(jobs).values(all.map(aJob)).returning());
}

/** Thousands of rows may take a busy machine longer than any statement of the product. */
export function patiently<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(work, { timeout: 60_000 });
}

function aJob(overrides: Partial<typeof jobs.$inferInsert>) {
  const number = ++made;
  const text = "Lead day trips on the river.";
  const title = overrides.title ?? `River Guide ${number}`;
  const companyName = overrides.companyName ?? "Canyon Outfitters";
  const places = overrides.places ?? [moab];
  const workArrangement = overrides.workArrangement ?? "onsite";
  const place = places[0];
  return {
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
    placeWords: placeWords(places),
    latitudes: pointsOf(places).map(({ lat }) => lat),
    longitudes: pointsOf(places).map(({ lon }) => lon),
    closingZone: timeZoneOf(places, workArrangement === "remote"),
    hasRemote: workArrangement !== "onsite",
    jobType: "Seasonal",
    category: "guiding",
    datePosted: new Date(Date.now() - number * 1000),
    expiresAt: new Date(Date.now() + 30 * dayMs),
    salaryYearly: yearlyPay(salaryOf(overrides)),
    description: text,
    descriptionMd: text,
    saidWords: saidWords({ title, description: overrides.description ?? text }),
    applyUrl: `https://jobs.example.com/${number}`,
    source: "test",
    fingerprint: randomUUID(),
    ...overrides,
  };
}

/** Adds copies of this listing, each titled with its number and a second older. It is quicker than single inserts. */
export async function copyJob(id: string, count: number) {
  const copies = sql`
    insert into jobs (slug, title, company_name, company_slug, location, places, places_text, us_states, country_codes,
      category, date_posted, expires_at, source, fingerprint)
    select slug, title || ' ' || n, company_name, company_slug, location, places, places_text, us_states, country_codes,
      category, date_posted - n * interval '1 second', expires_at, source, fingerprint || n
    from jobs, generate_series(1, ${count}::int) as n where id = ${id}`;
  await patiently((tx) => tx.execute(copies));
}

export async function insertMany(count: number, job: Parameters<typeof insertJob>[0] = {}) {
  await insertJobs(Array(count).fill(job));
}

/** The listing is made too unless `jobId` names one. */
export async function insertSighting(overrides: Partial<typeof jobSightings.$inferInsert> = {}) {
  const jobId = overrides.jobId ?? (await insertJob()).id;
  const given = { source: "test", sourceId: randomUUID(), contentHash: randomUUID(), ...overrides, jobId };
  return first(db.insert(jobSightings).values(given).returning());
}

/**
 * A featured posting, paid a moment ago and live for its term, with its listing. Other statuses have what goes with
 * them: only a posting with `datePosted` has a listing, which is closed.
 */
export async function insertPostedJob(overrides: Partial<typeof postedJobs.$inferInsert> = {}) {
  const number = ++made;
  const { status = "active" } = overrides;
  const age = status === "expired" ? (offer.days + 1) * dayMs : number * 1000;
  const paidAt = status === "pending" ? null : new Date(Date.now() - age);
  const hasBeenLive = !["pending", "held"].includes(status);
  const given = {
    title: `Head Guide ${number}`,
    companyName: "Summit Guides",
    location: "Moab, Utah",
    countryCode: "US",
    state: "Utah",
    city: "Moab",
    jobType: "Full-time",
    description: `Lead our guides on the river and on the rock. ${aLongerText}`,
    descriptionMd: `Lead our guides on the river and on the rock. ${aLongerText}`,
    applyUrl: `https://jobs.example.com/featured/${number}`,
    contactEmail: `employer-${number}@example.com`,
    status,
    isPaid: paidAt !== null,
    paidAt,
    datePosted: hasBeenLive ? paidAt : null,
    expiresAt: hasBeenLive && paidAt ? new Date(paidAt.getTime() + offer.days * dayMs) : null,
    ...overrides,
  };
  const [row] = await db.insert(postedJobs).values(given).returning();
  if (!row) throw new Error("no row came back");
  const { id, datePosted, expiresAt } = row;
  if (datePosted && expiresAt)
    await inTransaction(async (tx) => {
      const listing = toListing(id, postingOf(row), datePosted);
      await publishJob(tx, { id, listing, until: expiresAt }, new Date());
      if (status !== "active") await withdrawJob(tx, { id, reason: "past" }, new Date());
    });
  return row;
}

const aLongerText = "You have done so for some seasons, and look forward to the next with a good crew.";

export async function insertProfile(overrides: Partial<typeof profiles.$inferInsert> = {}) {
  const given = { email: `hiker-${++made}@example.com`, emailVerified: true, ...overrides };
  return first(db.insert(profiles).values(given).returning());
}

/** Good for 30 days. The token signs nobody in without a signature; see `signIn` of `#test/sign-in.ts`. */
export async function insertSession(overrides: Partial<typeof sessions.$inferInsert> = {}) {
  const userId = overrides.userId ?? (await insertProfile()).id;
  const given = { token: randomUUID(), expiresAt: new Date(Date.now() + 30 * dayMs), ...overrides, userId };
  return first(db.insert(sessions).values(given).returning());
}

/** The columns that describe the job are sample texts, and its `jobId` may name no job. */
export async function insertSavedJob(overrides: Partial<typeof savedJobs.$inferInsert> = {}) {
  const userId = overrides.userId ?? (await insertProfile()).id;
  const given = { ...notedJob(), savedAt: new Date(Date.now() - made * 1000), ...overrides, userId };
  return first(db.insert(savedJobs).values(given).returning());
}

export async function insertApplication(overrides: Partial<typeof applications.$inferInsert> = {}) {
  const userId = overrides.userId ?? (await insertProfile()).id;
  const given = { ...notedJob(), appliedAt: new Date(Date.now() - made * 1000), ...overrides, userId };
  return first(db.insert(applications).values(given).returning());
}

/** A confirmed daily alert for every new job. The owner is `userId` or `email`, else a new person. */
export async function insertAlert(overrides: Partial<typeof jobAlerts.$inferInsert> = {}) {
  const hasOwner = overrides.userId || overrides.email;
  const createdAt = overrides.createdAt ?? new Date();
  const searchCriteria = overrides.searchCriteria ?? {};
  const given = {
    userId: hasOwner ? null : (await insertProfile()).id,
    name: `Alert ${++made}`,
    searchCriteria,
    remotePreference: searchCriteria.remote === true,
    createdAt,
    confirmedAt: createdAt,
    coveredUntil: createdAt,
    nextDueAt: nextDue(overrides.frequency ?? "daily", createdAt),
    ...overrides,
  };
  return first(db.insert(jobAlerts).values(given).returning());
}

/** A monthly subscription, paid for 20 more days, of the user `userId`, or of nobody yet. */
export async function insertSubscription(overrides: Partial<typeof userSubscriptions.$inferInsert> = {}) {
  const number = ++made;
  const given = {
    stripeSubscriptionId: `sub_test${number}`,
    stripeCustomerId: `cus_test${number}`,
    paidEmail: `hiker-${number}@example.com`,
    status: "active",
    plan: "monthly",
    currentPeriodEnd: new Date(Date.now() + 20 * dayMs),
    cancelAtPeriodEnd: false,
    livemode: false,
    readTicket: number,
    ...overrides,
  };
  return first(db.insert(userSubscriptions).values(given).returning());
}

/**
 * An open report that a job's housing is wrong, by a visitor who is not signed in. The job is made too unless `jobId`
 * names one.
 */
export async function insertFactReport(overrides: Partial<typeof factReports.$inferInsert> = {}) {
  const jobId = overrides.jobId ?? (await insertJob()).id;
  const said = { name: "housing", value: "provided", proof: "Housing is provided.", ...overrides };
  const given = { reporter: randomUUID(), addressHash: randomUUID(), claim: claimOf(said), ...said, jobId };
  return first(db.insert(factReports).values(given).returning());
}

/** An open report of a job by a visitor who is not signed in. The job is made too unless `jobId` names one. */
export async function insertReport(overrides: Partial<typeof jobReports.$inferInsert> = {}) {
  const jobId = overrides.jobId ?? (await insertJob()).id;
  const given = { reason: "closed" as const, reporter: randomUUID(), ...overrides, jobId };
  return first(db.insert(jobReports).values(given).returning());
}

export async function insertMessage(overrides: Partial<typeof contactMessages.$inferInsert> = {}) {
  const given = {
    ...{ name: "Robin", email: "robin@example.com", subject: "Bunkhouse", message: "Is it open?" },
    ...overrides,
  };
  return first(db.insert(contactMessages).values(given).returning());
}

/** Throws where there is no row. */
export async function first<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (!row) throw new Error("no row came back");
  return row;
}

function notedJob() {
  const number = ++made;
  return {
    jobId: randomUUID(),
    jobTitle: `Trail Guide ${number}`,
    companyName: "Canyon Outfitters",
    location: "Moab, Utah",
    jobUrl: `/company/canyon-outfitters/jobs/trail-guide-${number}-moab-utah-us-abcdef`,
    descriptionMd: "Lead day hikes.",
  };
}

function salaryOf(job: Partial<typeof jobs.$inferInsert>): Salary {
  return {
    min: job.salaryMin ?? null,
    max: job.salaryMax ?? null,
    currency: job.salaryCurrency ?? "USD",
    unit: job.salaryUnit ?? "year",
  };
}
