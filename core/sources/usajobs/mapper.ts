import type { IncomingListing, JobType } from "#core/jobs/listing.ts";
import type { Place } from "#core/places/place.ts";
import { makePlace } from "#core/places/places.ts";
import { bullets, joinSections, section } from "#core/sources/mapping/grammar.ts";
import { readJobType } from "#core/sources/mapping/job-type.ts";
import { readSalaryUnit } from "#core/sources/mapping/salary-unit.ts";
import type { Skipped } from "#core/sources/source.ts";
import { textToGrammar } from "#core/text/html.ts";
import { tidyLine } from "#core/text/lines.ts";
import type { Salary } from "#core/text/money.ts";
import { easternMoment } from "./eastern-time.ts";
import { type Announcement, Row } from "./row.ts";

/** What an announcement says, in our words. */
export function mapRow(raw: unknown): IncomingListing | Skipped {
  const parsed = Row.safeParse(raw);
  if (!parsed.success) return { skip: "broken row" };
  const { MatchedObjectId: sourceId, MatchedObjectDescriptor: job } = parsed.data;
  const { HiringPath: paths, RemoteIndicator: isRemote } = job.UserArea.Details;
  if (paths?.length && !paths.includes("public")) return { skip: "not open to the public" };
  return {
    sourceId,
    scope: null,
    title: job.PositionTitle,
    companyName: job.OrganizationName,
    companyLogoUrl: null,
    companyUrl: null,
    url: job.PositionURI ?? null,
    applyUrl: job.ApplyURI?.[0] ?? job.PositionURI ?? null,
    places: job.PositionLocation.map(readPlace).filter((place) => place !== null),
    // Telework is a day at home now and then; only the remote flag means work from anywhere.
    hasRemote: isRemote === true,
    workArrangement: isRemote === true ? "remote" : "onsite",
    jobType: jobTypeOf(job),
    datePosted: readMoment(job.PublicationStartDate ?? job.PositionStartDate) ?? new Date(Number.NaN),
    closesAt: readMoment(job.ApplicationCloseDate ?? job.PositionEndDate),
    salary: salaryOf(job),
    descriptionMd: describe(job),
  };
}

function readPlace(location: Announcement["PositionLocation"][number]): Place | null {
  const state = location.CountrySubDivisionCode;
  const [city = ""] = (location.CityName ?? "").split(",");
  const isNowhere = /negotiable|multiple|anywhere|remote|throughout|various/i.test(city) || city === state;
  return makePlace({
    city: isNowhere ? null : city,
    state,
    country: location.CountryCode,
    lat: isNowhere ? null : location.Latitude,
    lon: isNowhere ? null : location.Longitude,
  });
}

const offerings: Record<string, JobType> = {
  "15318": "Temporary",
  "15319": "Temporary",
  "15322": "Seasonal",
  "15323": "Seasonal",
  "15326": "Internship",
};

function jobTypeOf(job: Announcement): JobType | null {
  const [offering] = job.PositionOfferingType ?? [];
  const [schedule] = job.PositionSchedule ?? [];
  const told = readJobType(job.PositionTitle, []);
  if (told) return told;
  if (/\bseasonal\b/i.test(`${offering?.Name} ${schedule?.Name}`)) return "Seasonal";
  const offered = offerings[offering?.Code ?? ""];
  if (offered) return offered;
  if (schedule?.Code === "1") return "Full-time";
  return schedule?.Code === "2" ? "Part-time" : null;
}

function salaryOf(job: Announcement): Salary | null {
  const [pay] = job.PositionRemuneration ?? [];
  const unit = readSalaryUnit(pay?.RateIntervalCode) ?? readSalaryUnit(pay?.Description);
  if (!pay || !unit) return null;
  return { min: pay.MinimumRange ?? null, max: pay.MaximumRange ?? null, currency: "USD", unit };
}

function describe(job: Announcement): string {
  const details = job.UserArea.Details;
  const where = [job.SubAgency, job.DepartmentName].filter(Boolean).join(", ");
  const openings = /^[2-9]$|^\d{2,3}$/.test(details.TotalOpenings ?? "")
    ? `Openings: ${details.TotalOpenings}`
    : null;
  return joinSections([
    textToGrammar(details.JobSummary ?? ""),
    bullets([where ? tidyLine(where) : null, openings]),
    section("Duties", listOrText(details.MajorDuties)),
    section(
      "Requirements",
      joinSections([listOrText(details.KeyRequirements), textToGrammar(details.Requirements ?? "")]),
    ),
    section("Qualifications", textToGrammar(job.QualificationSummary ?? "")),
    section("Education", textToGrammar(details.Education ?? "")),
  ]);
}

/** Several texts are a list, if each is one line; a single one is prose. */
function listOrText(texts: string[] | null | undefined): string {
  const parts = (texts ?? []).map((part) => textToGrammar(part)).filter(Boolean);
  const isList = parts.length > 1 && parts.every((part) => !/[\n]/.test(part));
  return isList ? bullets(parts.map((part) => part.replace(/^(?:#|-) /, ""))) : joinSections(parts);
}

/** Times are those of Washington, D.C., where they do not say otherwise; a bare day has none. */
function readMoment(text: string | null | undefined): Date | null {
  if (!text) return null;
  const isClock = text.includes("T") && !/(Z|[+-]\d\d:\d\d)$/.test(text);
  const date = isClock ? easternMoment(text) : new Date(text);
  return Number.isFinite(date.getTime()) ? date : null;
}
