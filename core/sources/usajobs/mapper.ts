import type { IncomingListing, JobType } from "#core/jobs/listing.ts";
import { type SourceFacts, statedFacts } from "#core/jobs/source-facts.ts";
import type { Place } from "#core/places/place.ts";
import { locate } from "#core/places/reading/locate.ts";
import { momentThere } from "#core/sources/mapping/clock-time.ts";
import { bullets, joinSections, section, withoutPlaceholder } from "#core/sources/mapping/grammar.ts";
import { readJobType } from "#core/sources/mapping/job-type.ts";
import { readSalaryUnit } from "#core/sources/mapping/salary-unit.ts";
import { brokenRow, type SkippedRow } from "#core/sources/source.ts";
import { calmCapitals } from "#core/text/calm-capitals.ts";
import { textToGrammar } from "#core/text/html.ts";
import type { Salary } from "#core/text/money.ts";
import { tidyLine } from "#core/text/tidy.ts";
import { breakWalls } from "./break-walls.ts";
import { splitOpening } from "./opening.ts";
import { type Announcement, Row } from "./row.ts";
import { readPaths, whoMayApply } from "./who-may-apply.ts";

/** Announcements open and close by Washington's clock, wherever the work is. */
const eastern = "America/New_York";
const Known = Row.pick({ MatchedObjectId: true });

export function idOf(raw: unknown): string | null {
  return Known.safeParse(raw).data?.MatchedObjectId ?? null;
}

export function mapRow(raw: unknown): IncomingListing | SkippedRow {
  const parsed = Row.safeParse(raw);
  if (!parsed.success) return { skip: brokenRow };
  const { MatchedObjectId: sourceId, MatchedObjectDescriptor: job } = parsed.data;
  const details = job.UserArea.Details;
  const paths = readPaths(details.HiringPath, job.PositionOfferingType?.[0]?.Code);
  if (!paths.length) return { skip: "not open to the public" };
  const places = job.PositionLocation.map(readPlace).filter((place) => place !== null);
  // Telework is an occasional day at home. Only the remote flag means work from anywhere.
  const isRemote = details.RemoteIndicator === true || job.PositionLocation.some(isRemoteJob);
  const facts = factsOf(job, paths);
  return {
    sourceId,
    scope: null,
    title: job.PositionTitle,
    companyName: job.OrganizationName,
    companyLogoUrl: null,
    companyUrl: null,
    url: job.PositionURI ?? null,
    applyUrl: job.ApplyURI?.[0] ?? job.PositionURI ?? null,
    places,
    hasRemote: isRemote,
    workArrangement: isRemote ? "remote" : "onsite",
    jobType: jobTypeOf(job),
    datePosted: readMoment(job.PublicationStartDate ?? job.PositionStartDate) ?? new Date(Number.NaN),
    closesAt: readMoment(job.ApplicationCloseDate ?? job.PositionEndDate),
    salary: salaryOf(job),
    facts,
    descriptionMd: describe(job, paths),
    opening: [
      facts?.unit,
      whoMayApply(paths),
      ...places.map(({ text }) => text),
      ...(details.MajorDuties ?? []),
    ]
      .filter(Boolean)
      .join("\n"),
  };
}

type Location = Announcement["PositionLocation"][number];

function readPlace(location: Location): Place | null {
  const [state, country] = [
    withoutPlaceholder(location.CountrySubDivisionCode),
    withoutPlaceholder(location.CountryCode),
  ];
  const city = withoutPlaceholder(location.CityName);
  const isNowhere = /negotiable|multiple|anywhere|remote|throughout|various/i.test(city);
  if (isNowhere) return locate({ state, country });
  return locate({ city, state, country, lat: location.Latitude, lon: location.Longitude });
}

function isRemoteJob({ CityName }: Location): boolean {
  return /\(remote job\)/i.test(CityName ?? "");
}

const offerings = new Map<string, JobType>([
  ["15318", "Temporary"],
  ["15319", "Temporary"],
  ["15321", "Temporary"],
  ["15322", "Seasonal"],
  ["15323", "Seasonal"],
  ["15328", "Internship"],
  ["15522", "Part-time"],
]);

function jobTypeOf(job: Announcement): JobType | null {
  const [offering] = job.PositionOfferingType ?? [];
  const [schedule] = job.PositionSchedule ?? [];
  const fromTitle = readJobType(job.PositionTitle, []);
  if (fromTitle) return fromTitle;
  if (/\bseasonal\b/i.test(`${offering?.Name} ${schedule?.Name}`)) return "Seasonal";
  const offered = offerings.get(offering?.Code ?? "");
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

const travel = new Map([
  ["1", "Occasional travel"],
  ["2", "25% or less"],
  ["5", "50% or less"],
  ["7", "75% or less"],
  ["8", "76% or more"],
]);

function factsOf(job: Announcement, paths: string[]): SourceFacts | null {
  const { TotalOpenings, SubAgencyName, Relocation, TravelCode, DrugTestRequired } = job.UserArea.Details;
  return statedFacts({
    whoMayApply: paths,
    positions: /^[1-9]\d{0,3}$/.test(TotalOpenings ?? "") ? Number(TotalOpenings) : null,
    unit:
      calmCapitals(tidyLine(withoutPlaceholder(SubAgencyName) || withoutPlaceholder(job.SubAgency))) || null,
    relocationPaid: Relocation,
    travel: travel.get(TravelCode ?? ""),
    drugTest: DrugTestRequired,
    closingZone: eastern,
  });
}

function describe(job: Announcement, paths: string[]): string {
  const details = job.UserArea.Details;
  const { opening, rest } = splitOpening(withoutPlaceholder(details.JobSummary));
  const glance = bullets(glanceOf(job, paths));
  const summary = read(opening);
  return joinSections([
    summary,
    // Lists show the beginning, so the work comes first.
    summary ? glance : "",
    section("Duties", listOrText(details.MajorDuties)),
    summary ? "" : section("At a glance", glance),
    section("Requirements", joinSections([listOrText(details.KeyRequirements), read(details.Requirements)])),
    section("Qualifications", read(job.QualificationSummary)),
    section("Education", read(details.Education)),
    section("Benefits", read(details.Benefits)),
    section("Other information", joinSections([read(rest), read(details.OtherInformation)])),
    section("How to apply", read(details.HowToApply)),
  ]);
}

function glanceOf(job: Announcement, paths: string[]): (string | null)[] {
  const { TotalOpenings: openings, DrugTestRequired, Relocation, TravelCode } = job.UserArea.Details;
  const facts = factsOf(job, paths);
  const where = [facts?.unit, withoutPlaceholder(job.DepartmentName)].filter(Boolean).join(", ");
  const who = whoMayApply(paths);
  const many = /^(many|few)$/i.test(openings ?? "") ? openings?.toLowerCase() : null;
  const positions = facts?.positions && facts.positions > 1 ? facts.positions : many;
  return [
    who && `Who may apply: ${who}`,
    where ? tidyLine(where) : null,
    positions ? `Openings: ${positions}` : null,
    travel.has(TravelCode ?? "") ? `Travel: ${travel.get(TravelCode ?? "")}` : null,
    Relocation ? "Relocation expenses are paid" : null,
    DrugTestRequired ? "A drug test is required" : null,
  ];
}

function read(text: string | null | undefined): string {
  return textToGrammar(breakWalls(withoutPlaceholder(text)));
}

function listOrText(texts: string[] | null | undefined): string {
  const parts = (texts ?? []).map(read).filter(Boolean);
  const isList = parts.length > 1 && parts.every((part) => !/[\n]/.test(part));
  return isList ? bullets(parts.map((part) => part.replace(/^(?:#|-) /, ""))) : joinSections(parts);
}

/** A bare day has no time. */
function readMoment(text: string | null | undefined): Date | null {
  if (!text) return null;
  const isClock = text.includes("T") && !/(Z|[+-]\d\d:\d\d)$/.test(text);
  const date = isClock ? momentThere(text, eastern) : new Date(text);
  return Number.isFinite(date.getTime()) ? date : null;
}
