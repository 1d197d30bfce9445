import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  char,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { endReasons } from "#core/jobs/end-reason.ts";
import { asideReasons, type ListingKind, type WorkArrangement } from "#core/jobs/listing.ts";
import type { SourceFacts } from "#core/jobs/source-facts.ts";
import type { Place } from "#core/places/place.ts";
import { createdAt, id, moment } from "#core/platform/columns.ts";
import type { SalaryUnit } from "#core/text/money.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Columns that PostgreSQL works out from others. */
export const generated = {
  facets:
    "job_facets(title, places_text, us_states, country_codes, salary_yearly, has_remote, work_arrangement, fact_words, place_words || said_words)",
  search_words: "job_search_words(title, company_name, places_text, job_type)",
  words:
    "job_search_words(title, company_name, places_text, job_type) || setweight(to_tsvector('pg_catalog.english', plain_words(description)), 'D')",
};

/** A listing is live while it has a live sighting and `expires_at` is in the future. */
export const jobs = pgTable(
  "jobs",
  {
    id: id(),
    /** Never changes after the first sighting. */
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
    places: jsonb().$type<Place[]>().notNull().default([]),
    placesText: text("places_text").notNull().default(""),
    usStates: text("us_states").array().notNull().default([]),
    countryCodes: text("country_codes").array().notNull().default([]),
    hasRemote: boolean("has_remote").notNull().default(false),
    workArrangement: text("work_arrangement").$type<WorkArrangement>().notNull().default("onsite"),
    jobType: text("job_type"),
    category: text().notNull(),
    datePosted: moment("date_posted").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** A day without a time is kept as its end in UTC. */
    validThrough: moment("valid_through"),
    /** The zone that its closing day is counted in: as its source states it, else that of its place. */
    closingZone: text("closing_zone"),
    salaryMin: doublePrecision("salary_min"),
    salaryMax: doublePrecision("salary_max"),
    salaryCurrency: char("salary_currency", { length: 3 }),
    salaryUnit: text("salary_unit").$type<SalaryUnit>(),
    /** Yearly equivalent of the maximum, else the minimum, in the job's own currency. */
    salaryYearly: doublePrecision("salary_yearly"),
    description: text().notNull().default(""),
    descriptionMd: text("description_md").notNull().default(""),
    applyUrl: text("apply_url"),
    source: text().notNull(),
    sourceFacts: jsonb("source_facts").$type<SourceFacts>(),
    fingerprint: text().notNull(),
    isDemo: boolean("is_demo").notNull().default(false),
    factWords: text("fact_words").array().notNull().default([]),
    /** A month or a season of the year starts on its last day, and from its first. */
    startsOn: date("starts_on"),
    startsFrom: date("starts_from"),
    placeWords: text("place_words").array().notNull().default([]),
    /** Conditions that the text states, like "said:weekends". */
    saidWords: text("said_words").array().notNull().default([]),
    latitudes: doublePrecision().array().notNull().default([]),
    longitudes: doublePrecision().array().notNull().default([]),
    readVersion: smallint("read_version").notNull().default(0),
    placesVersion: smallint("places_version").notNull().default(0),
    relevanceVersion: smallint("relevance_version").notNull().default(0),
    kind: text().$type<ListingKind>().notNull().default("job"),
    keptBecause: text("kept_because"),
    comparedVersion: smallint("compared_version").notNull().default(0),
    /**
     * One index of words like "state:UT" and "pay:50000" answers any mix of filters. A function in a
     * migration fills them.
     */
    facets: text().array().notNull().generatedAlwaysAs(sql.raw(generated.facets)),
    /** Listings of one employer and one kind of work share it, whatever their numbers and places. */
    opening: integer().generatedAlwaysAs(
      sql`(job_opening(company_slug, title, places_text, us_states) % 2147483647)::integer`,
    ),
    /** English stems of title (weight A), employer (B), places and job type (C). */
    searchWords: tsvector("search_words").notNull().generatedAlwaysAs(sql.raw(generated.search_words)),
    /** The same and those of the description (D). */
    words: tsvector().notNull().generatedAlwaysAs(sql.raw(generated.words)),
    /** Lists, totals and alerts leave the job out when this is set. */
    aside: text({ enum: asideReasons }),
    expiredAt: moment("expired_at"),
    endReason: text("end_reason", { enum: endReasons }),
    /** The days to which its source moved the posting date forward, the newest last. */
    repostedOn: date("reposted_on").array().notNull().default([]),
    /** The listing that shows this one's sightings as well as its own. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => jobs.id, { onDelete: "set null" }),
    hiddenAt: moment("hidden_at"),
    featuredUntil: moment("featured_until"),
    createdAt: createdAt(),
    listedAt: moment("listed_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (job) => {
    const live = sql`expired_at is null`;
    const ordinary = sql`expired_at is null and featured_until is null`;
    return [
      index("jobs_newest").on(job.datePosted, job.id).where(ordinary),
      index("jobs_remote").on(job.datePosted, job.id).where(sql`${ordinary} and has_remote`),
      index("jobs_remote_type")
        .on(job.jobType, job.datePosted, job.id)
        .where(sql`${ordinary} and has_remote and job_type is not null`),
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
      index("jobs_search").using("gin", job.facets, job.searchWords, job.words).where(ordinary),
      index("jobs_letters")
        .using("gin", sql`title gin_trgm_ops`, sql`places_text gin_trgm_ops`, sql`company_name gin_trgm_ops`)
        .where(ordinary),
      index("jobs_id_suffix").on(sql`right(id::text, 6)`),
      index("jobs_fingerprint").on(job.fingerprint).where(live),
      index("jobs_opening").on(job.opening).where(ordinary),
      index("jobs_merged").on(job.mergedInto).where(sql`merged_into is not null`),
      index("jobs_merged_fingerprint").on(job.fingerprint).where(sql`merged_into is not null`),
      index("jobs_expiring").on(job.expiresAt).where(live),
      index("jobs_ended").on(job.expiredAt, job.endReason, job.aside).where(sql`expired_at is not null`),
      index("jobs_listed").on(job.listedAt).where(live),
      // Past jobs make an employer known, too. Paid postings don't.
      index("jobs_employer").on(sql`employer_key(company_slug)`).where(sql`featured_until is null`),
      // Whose domain a host is depends on who else hires there.
      index("jobs_host")
        .on(sql`reversed_host(coalesce(apply_url, url)) text_pattern_ops`)
        .where(sql`featured_until is null`),
      index("jobs_aside")
        .on(job.companySlug, job.datePosted, job.id)
        .where(sql`expired_at is null and featured_until is null and aside is not null`),
      index("jobs_read").on(job.readVersion).where(live),
      index("jobs_places_read").on(job.placesVersion).where(live),
      index("jobs_judged").on(job.relevanceVersion).where(live),
      index("jobs_compared").on(job.comparedVersion).where(ordinary),
      index("jobs_demo").on(job.id).where(sql`is_demo`),
      index("jobs_hidden").on(job.fingerprint).where(sql`hidden_at is not null`),
    ];
  },
);

export const jobSightings = pgTable(
  "job_sightings",
  {
    id: id(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** The merged listing whose words it brought, while another one shows it. */
    ownJobId: uuid("own_job_id").references(() => jobs.id, { onDelete: "set null" }),
    source: text().notNull(),
    sourceId: text("source_id").notNull(),
    scope: text(),
    places: jsonb().$type<Place[]>().notNull().default([]),
    url: text(),
    applyUrl: text("apply_url"),
    contentHash: text("content_hash").notNull(),
    rowHash: text("row_hash"),
    firstSeenAt: moment("first_seen_at").notNull().defaultNow(),
    // Without an index, seeing it again is a heap-only update.
    lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
    missedFetches: smallint("missed_fetches").notNull().default(0),
    goneAt: moment("gone_at"),
    goneReason: text("gone_reason", { enum: endReasons }),
    /** The posting date as its source last gave it. */
    postedAt: moment("posted_at"),
    foundBy: text("found_by"),
  },
  (sighting) => [
    uniqueIndex("job_sightings_source").on(sighting.source, sighting.sourceId),
    index("job_sightings_job").on(sighting.jobId),
    index("job_sightings_own").on(sighting.ownJobId).where(sql`own_job_id is not null`),
    index("job_sightings_scope")
      .on(sighting.source, sighting.scope)
      .where(sql`gone_at is null and scope is not null`),
  ],
);

/** A scope is all of a board. Listings that were last seen at `wholeAt` were there when it was read to its end. */
export const jobScopes = pgTable(
  "job_scopes",
  {
    source: text().notNull(),
    scope: text().notNull(),
    wholeAt: moment("whole_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.scope] })],
);

export const jobBlocks = pgTable(
  "job_blocks",
  {
    id: id(),
    kind: text({ enum: ["company", "keyword"] }).notNull(),
    value: text().notNull(),
    note: text().notNull().default(""),
    by: text().notNull(),
    createdAt: createdAt(),
  },
  (block) => [uniqueIndex("job_blocks_value").on(block.kind, block.value)],
);
