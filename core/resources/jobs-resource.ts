import { type SQL, sql } from "drizzle-orm";
import { listStates } from "#core/content/content.ts";
import { amongNewest } from "#core/jobs/list/find-jobs.ts";
import { isLive, isOrdinary } from "#core/jobs/live-rows.ts";
import { freeJobs, seesAllJobs } from "#core/jobs/query/access.ts";
import { isEach } from "#core/jobs/query/conditions.ts";
import { placeCondition } from "#core/jobs/query/list-state-jobs.ts";
import { companySlug } from "#core/jobs/slug.ts";
import { jobs } from "#core/jobs/tables.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import { usStates } from "#core/places/us-states.ts";
import { site } from "#core/platform/site.ts";
import { column, idOfJob, isById, plainTests } from "./columns.ts";
import { type Logic, type Reading, type Test, testsOf } from "./reading.ts";
import type { Column, Resource } from "./resource.ts";

const inPlaces = (pattern: string) => sql`${jobs.placesText} ilike ${`%${pattern}%`}`;
const inPlace = { implies: inPlaces };
/** A remote job's location says no place. */
const inLocation = {
  implies: (pattern: string) => (fits("Remote", pattern) ? sql`true` : inPlaces(pattern)),
};
/** A program's clock may be ahead of ours. */
const clocksDifferMs = 60_000;

const tooLong = { isFiltered: false } as const;

const columns: Record<string, Column> = {
  id: idOfJob(jobs.id),
  url: column("text", jobs.url, "The listing at its source.", tooLong),
  title: column("text", jobs.title, "As the source has it."),
  company_name: column("text", jobs.companyName, "The employer."),
  company_logo_url: column("text", jobs.companyLogoUrl, "An image of the employer's.", tooLong),
  location: column("text", jobs.location, "The first place as a text, or Remote.", inLocation),
  country_code: column("text", jobs.countryCode, "Two letters (ISO 3166-1), of the first place."),
  state: column("text", jobs.state, "Of the first place, with its full name.", inPlace),
  city: column("text", jobs.city, "Of the first place.", inPlace),
  has_remote: column("boolean", jobs.hasRemote, "True where the work can be done from elsewhere."),
  job_type: column("text", jobs.jobType, "Full-time, Part-time, Contract, Seasonal and others."),
  date_posted: column("timestamptz", jobs.datePosted, "When its source posted it."),
  expires_at: column("timestamptz", jobs.expiresAt, "Until when it is listed, at most."),
  salary_min: column("float8", jobs.salaryMin, "In `salary_currency`, per `salary_unit`."),
  salary_max: column("float8", jobs.salaryMax, "In `salary_currency`, per `salary_unit`."),
  salary_currency: column("text", jobs.salaryCurrency, "Three letters (ISO 4217)."),
  salary_unit: column(
    "text",
    jobs.salaryUnit,
    "hour, day, week, month, year or others. Null if the source doesn't say.",
  ),
  description: column("text", jobs.description, "As the source has it, cleaned.", tooLong),
  description_md: column("text", jobs.descriptionMd, "The same as Markdown, where we have it.", tooLong),
  apply_url: column("text", jobs.applyUrl, "Where to apply.", tooLong),
  source: column("text", jobs.source, "Where we found it."),
  page_url: {
    type: "text",
    is: sql`(${`${site.origin}/company/`}::text || ${jobs.companySlug} || '/jobs/' || ${jobs.slug} || '-' || right(${jobs.id}::text, 6))`,
    about: "The job's page here. Please link to it.",
    ...tooLong,
  },
};
/** A hundred thousand texts take most of a second to sort. */
for (const each of Object.values(columns)) if (each.type === "text") each.isSorted = false;

export const jobsResource: Resource = {
  name: "jobs",
  about:
    "Live jobs from outside sources. Courses, academic positions and what costs a fee are found by id alone.",
  from: sql`${jobs}`,
  columns,
  order: sql`${jobs.datePosted} desc, ${jobs.id} desc`,
  mostRows: 100,
  sight: ({ viewer }, reading, now) => {
    if (isById(reading)) return { rows: isLive(now) };
    const listed = isOrdinary(now);
    if (seesAllJobs(viewer)) return { rows: listed };
    const open = openList(reading);
    if (open) return { rows: sql`${listed} and ${open}` };
    // The conditions narrow the newest free jobs, not the list.
    return { rows: sql`${listed} and ${amongNewest([], freeJobs, now)}`, counted: listed };
  },
  total: async (_caller, reading, now) => {
    const isUnnarrowed = reading.where.every(
      (logic) =>
        logic.kind === "test" &&
        !logic.isNot &&
        logic.field.column === "expires_at" &&
        ["gt", "gte"].includes(logic.operator) &&
        Date.parse(logic.value) < now.getTime() + clocksDifferMs,
    );
    return isUnnarrowed ? (await jobTotals(now)).ordinary : null;
  },
};

/** What the open pages of employers and states show everybody, where it is asked for in the specification's own way. */
function openList({ where }: Reading): SQL | null {
  const plain = plainTests({ where });
  const employer = plain.find(({ field, operator }) => field.column === "company_name" && isNaming(operator));
  if (employer && areAll(where, ["company_name", "expires_at", "id"]))
    return sql`${jobs.companySlug} = ${companySlug(nameIn(employer))}`;
  const places = where.find((logic) => isPlace(logic));
  const others = where.filter((logic) => logic !== places);
  if (!places || !areAll(others, ["country_code", "expires_at", "title", "id"])) return null;
  const names = testsOf([places]);
  const page = listStates().find(({ state, cities }) => {
    const known = [usStates[state] ?? "", ...cities].map((name) => name.toLowerCase());
    const asked = names.map((test) => nameIn(test).toLowerCase());
    return asked.includes(known[0] ?? "") && asked.every((name) => known.includes(name));
  });
  return page ? isEach([placeCondition(page)]) : null;
}

function isPlace(logic: Logic): boolean {
  if (logic.isNot) return false;
  if (logic.kind !== "test")
    return logic.kind === "or" && logic.of.every((each) => each.kind === "test" && isPlace(each));
  return ["state", "location", "city"].includes(logic.field.column) && isNaming(logic.operator);
}

function isNaming(operator: Test["operator"]): boolean {
  return ["eq", "like", "ilike"].includes(operator);
}

function nameIn({ value }: Test): string {
  return value.replaceAll(/[*%]/g, "").trim();
}

function areAll(where: Logic[], columns: string[]): boolean {
  return testsOf(where).every(({ field }) => columns.includes(field.column));
}

function fits(text: string, pattern: string): boolean {
  if (pattern.includes("\\")) return true;
  const parts = pattern
    .split(/([%_])/)
    .map((part) => ({ "%": ".*", _: "." })[part] ?? part.replace(/\W/g, "\\$&"));
  return new RegExp(`^${parts.join("")}$`, "is").test(text);
}
