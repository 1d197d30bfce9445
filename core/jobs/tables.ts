import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  customType,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { asideReasons, type WorkArrangement } from "#core/jobs/listing.ts";
import type { SourceFacts } from "#core/jobs/source-facts.ts";
import type { Place } from "#core/places/place.ts";
import { createdAt, id, moment } from "#core/platform/columns.ts";
import type { SalaryUnit } from "#core/text/money.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** A listing. It lives while one of its sightings does and `expires_at` is ahead. */
export const jobs = pgTable(
  "jobs",
  {
    id: id(),
    /** The stable part of its address; frozen when first seen. The address adds the id's last six characters. */
    slug: text().notNull(),
    url: text(),
    title: text().notNull(),
    companyName: text("company_name").notNull(),
    companySlug: text("company_slug").notNull(),
    companyLogoUrl: text("company_logo_url"),
    companyUrl: text("company_url"),
    location: text().notNull(),
    countryCode: char("country_code", { length: 2 }),
    state: text(),
    city: text(),
    /** Every place of every live sighting; the first is the canonical one. */
    places: jsonb().$type<Place[]>().notNull().default([]),
    /** For searching: all places in lower case, one a line. */
    placesText: text("places_text").notNull().default(""),
    /** Two-letter codes, matched once by the mapper: D.C. is not Washington. */
    usStates: text("us_states").array().notNull().default([]),
    countryCodes: text("country_codes").array().notNull().default([]),
    hasRemote: boolean("has_remote").notNull().default(false),
    workArrangement: text("work_arrangement").$type<WorkArrangement>().notNull().default("onsite"),
    jobType: text("job_type"),
    category: text().notNull(),
    datePosted: moment("date_posted").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** The end date that the employer or source gave; never our own guess. */
    validThrough: moment("valid_through"),
    salaryMin: doublePrecision("salary_min"),
    salaryMax: doublePrecision("salary_max"),
    salaryCurrency: char("salary_currency", { length: 3 }),
    salaryUnit: text("salary_unit").$type<SalaryUnit>(),
    /** Yearly equivalent of the maximum (else minimum), in its own currency; what the pay filter compares. */
    salaryYearly: doublePrecision("salary_yearly"),
    /** Plain text; `description_md` is the same in the plain grammar of headings, paragraphs and bullets. */
    description: text().notNull().default(""),
    descriptionMd: text("description_md").notNull().default(""),
    applyUrl: text("apply_url"),
    source: text().notNull(),
    /** What the source states in fields of its own. */
    sourceFacts: jsonb("source_facts").$type<SourceFacts>(),
    /** Employer, title, pay, close date and normalised text: equal means the same listing seen twice. */
    fingerprint: text().notNull(),
    isDemo: boolean("is_demo").notNull().default(false),
    /** What its text and its source state, as words such as "housing:provided" or "start:2027-05". */
    factWords: text("fact_words").array().notNull().default([]),
    /** The last day on which it may start, by its own word; null where it states none. */
    startsOn: date("starts_on"),
    /** Where its places are, as words such as a park's or a cell's of a grid. */
    placeWords: text("place_words").array().notNull().default([]),
    /** The points of its places, in pairs of the same index. */
    latitudes: doublePrecision().array().notNull().default([]),
    longitudes: doublePrecision().array().notNull().default([]),
    /** Which version of our reading these words are of; what is behind is read again in the background. */
    readVersion: smallint("read_version").notNull().default(0),
    /** The same of its places. */
    placesVersion: smallint("places_version").notNull().default(0),
    /**
     * What filters ask for, as words such as "state:UT", "country:CA", "pay:50000", "work:remote", "word:vp", and those of
     * facts and places: one index answers any mix of them. The function is in a migration; no writer can forget it.
     */
    facets: text()
      .array()
      .notNull()
      .generatedAlwaysAs(
        sql`job_facets(title, places_text, us_states, country_codes, salary_yearly, has_remote, work_arrangement, fact_words, place_words)`,
      ),
    /** English stems of the title (weight A), the employer (B), the places and the job type (C). */
    searchWords: tsvector("search_words")
      .notNull()
      .generatedAlwaysAs(sql`job_search_words(title, company_name, places_text, job_type)`),
    descriptionWords: tsvector("description_words")
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('pg_catalog.english', plain_words(description))`),
    /** Why lists, totals and alerts leave it out unless such jobs are asked for; null where they show it. */
    aside: text({ enum: asideReasons }),
    expiredAt: moment("expired_at"),
    /** An administrator took it out for good: no source brings it back. It has ended then, too. */
    hiddenAt: moment("hidden_at"),
    featuredUntil: moment("featured_until"),
    createdAt: createdAt(),
    /** When readers could first find it, by the database's clock; alerts count from it. */
    listedAt: moment("listed_at").notNull().defaultNow(),
    /** When something a reader sees last changed. */
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (job) => {
    const live = sql`expired_at is null`;
    const ordinary = sql`expired_at is null and featured_until is null`;
    return [
      index("jobs_newest").on(job.datePosted, job.id).where(ordinary),
      index("jobs_remote").on(job.datePosted, job.id).where(sql`${ordinary} and has_remote`),
      index("jobs_type")
        .on(job.jobType, job.datePosted, job.id)
        .where(sql`${ordinary} and job_type is not null`),
      index("jobs_closing")
        .on(job.validThrough, job.id)
        .where(sql`${ordinary} and valid_through is not null`),
      index("jobs_starting").on(job.startsOn, job.id).where(sql`${ordinary} and starts_on is not null`),
      index("jobs_featured")
        .on(job.featuredUntil)
        .where(sql`featured_until is not null and expired_at is null`),
      index("jobs_company").on(job.companySlug, job.datePosted, job.id).where(live),
      index("jobs_search")
        .using("gin", sql`title gin_trgm_ops`, sql`places_text gin_trgm_ops`, job.facets, job.searchWords)
        .where(ordinary),
      index("jobs_descriptions").using("gin", job.descriptionWords).where(ordinary),
      index("jobs_id_suffix").on(sql`right(id::text, 6)`),
      index("jobs_fingerprint").on(job.fingerprint).where(live),
      index("jobs_expiring").on(job.expiresAt).where(live),
      index("jobs_listed").on(job.listedAt).where(live),
      index("jobs_aside")
        .on(job.id)
        .where(sql`expired_at is null and featured_until is null and aside is not null`),
      index("jobs_read").on(job.readVersion).where(live),
      index("jobs_places_read").on(job.placesVersion).where(live),
      index("jobs_demo").on(job.id).where(sql`is_demo`),
      index("jobs_hidden").on(job.fingerprint).where(sql`hidden_at is not null`),
    ];
  },
);

/** Where a listing was seen: one row for each job of each source. */
export const jobSightings = pgTable(
  "job_sightings",
  {
    id: id(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    source: text().notNull(),
    sourceId: text("source_id").notNull(),
    /** The board a complete fetch speaks for, such as one employer's; null where none is ever complete. */
    scope: text(),
    places: jsonb().$type<Place[]>().notNull().default([]),
    /** What its listing shows while this is its oldest live sighting. */
    url: text(),
    applyUrl: text("apply_url"),
    /** Hash of what the mapper made of it: the same hash again means nothing to write but when it was seen. */
    contentHash: text("content_hash").notNull(),
    /** Hash of the row that it was read from; null where none was kept. */
    rowHash: text("row_hash"),
    firstSeenAt: moment("first_seen_at").notNull().defaultNow(),
    // No index holds it, so that seeing it again is a heap-only update.
    lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
    missedFetches: smallint("missed_fetches").notNull().default(0),
    /** When the source said it is gone, or two complete fetches went without it. */
    goneAt: moment("gone_at"),
    /** What its source was asked for when it first brought it: a keyword or a board. */
    foundBy: text("found_by"),
  },
  (sighting) => [
    uniqueIndex("job_sightings_source").on(sighting.source, sighting.sourceId),
    index("job_sightings_job").on(sighting.jobId),
    index("job_sightings_scope")
      .on(sighting.source, sighting.scope)
      .where(sql`gone_at is null and scope is not null`),
  ],
);

/** Whose jobs no source may bring: companies by their slug, and phrases of titles. */
export const jobBlocks = pgTable(
  "job_blocks",
  {
    id: id(),
    kind: text({ enum: ["company", "keyword"] }).notNull(),
    /** A company's slug, or words in lower case with single spaces. */
    value: text().notNull(),
    note: text().notNull().default(""),
    by: text().notNull(),
    createdAt: createdAt(),
  },
  (block) => [uniqueIndex("job_blocks_value").on(block.kind, block.value)],
);
