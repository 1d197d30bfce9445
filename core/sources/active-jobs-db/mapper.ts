import type { IncomingListing, WorkArrangement } from "#core/jobs/listing.ts";
import type { Place } from "#core/places/place.ts";
import { at, locate } from "#core/places/reading/locate.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { readDeadline } from "#core/sources/mapping/deadline.ts";
import { readJobType } from "#core/sources/mapping/job-type.ts";
import { readSalaryUnit } from "#core/sources/mapping/salary-unit.ts";
import { brokenRow, type SkippedRow } from "#core/sources/source.ts";
import { htmlToGrammar, textToGrammar } from "#core/text/html.ts";
import type { Salary } from "#core/text/money.ts";
import { Row } from "./row.ts";

const Known = Row.pick({ id: true });

export function idOf(raw: unknown): string | null {
  return Known.safeParse(raw).data?.id ?? null;
}

export function mapRow(raw: unknown): IncomingListing | SkippedRow {
  const parsed = Row.safeParse(raw);
  if (!parsed.success) return { skip: brokenRow };
  const row = parsed.data;
  const workArrangement = arrangementOf(row);
  const places = placesOf(row);
  return {
    sourceId: row.id,
    scope: null,
    title: row.title,
    companyName: row.organization,
    companyLogoUrl: row.organization_logo ?? null,
    companyUrl: row.domain_derived ? `https://${row.domain_derived}` : (row.organization_url ?? null),
    url: row.url ?? null,
    applyUrl: row.url ?? null,
    places,
    hasRemote: workArrangement !== "onsite",
    workArrangement,
    jobType: readJobType(row.title, row.ai_employment_type ?? row.employment_type),
    datePosted: readMoment(row.date_posted) ?? readMoment(row.date_created) ?? new Date(Number.NaN),
    ...readDeadline(row.date_validthrough ?? row.date_valid_through),
    salary: rawSalary(row, places) ?? aiSalary(row, places),
    descriptionMd: row.description_html
      ? htmlToGrammar(row.description_html)
      : textToGrammar(row.description_text ?? ""),
  };
}

function arrangementOf(row: Row): WorkArrangement {
  const arrangement = row.ai_work_arrangement?.toLowerCase() ?? "";
  if (arrangement.includes("solely")) return "remote";
  if (arrangement.includes("hybrid") || arrangement.includes("remote")) return "hybrid";
  if (arrangement) return "onsite";
  return row.location_type === "TELECOMMUTE" || row.remote_derived ? "remote" : "onsite";
}

function placesOf(row: Row): Place[] {
  const derived = row.locations_derived ?? row.locations ?? [];
  const isParallel =
    row.lats_derived?.length === derived.length && row.lngs_derived?.length === derived.length;
  const places = derived.map((text, i) =>
    readPlace(text, isParallel ? { lat: row.lats_derived?.[i], lon: row.lngs_derived?.[i] } : {}),
  );
  const addresses = (row.locations_raw ?? []).map(({ address }) =>
    locate({
      city: address?.addressLocality,
      state: address?.addressRegion,
      country: address?.addressCountry,
    }),
  );
  return (places.some(Boolean) ? places : addresses).filter((place) => place !== null);
}

function readPlace(text: string, position: { lat?: number; lon?: number }): Place | null {
  const [place] = readPlaces([text]).places;
  return place ? at(place, position) : null;
}

function rawSalary({ salary_raw: raw }: Row, places: Place[]): Salary | null {
  if (!raw) return null;
  const { value, minValue, maxValue, unitText } = raw.value;
  return readSalary({ exact: value, min: minValue, max: maxValue, unitText, currency: raw.currency }, places);
}

function aiSalary(row: Row, places: Place[]): Salary | null {
  const pay = {
    exact: row.ai_salary_value,
    min: row.ai_salary_minvalue ?? row.ai_salary_min_value,
    max: row.ai_salary_maxvalue ?? row.ai_salary_max_value,
    unitText: row.ai_salary_unittext ?? row.ai_salary_unit_text,
    currency: row.ai_salary_currency,
  };
  return readSalary(pay, places);
}

type Amount = number | null | undefined;
type Text = string | null | undefined;
type Pay = { exact: Amount; min: Amount; max: Amount; unitText: Text; currency: Text };

/** Without a currency, pay counts only if every place is in the United States. */
function readSalary({ exact, min, max, unitText, currency }: Pay, places: Place[]): Salary | null {
  const unit = readSalaryUnit(unitText);
  const isAmerican = places.length > 0 && places.every((place) => place.countryCode === "US");
  const money = currency || (isAmerican ? "USD" : null);
  if (!unit || !money || (!exact && !min && !max)) return null;
  return { min: min ?? exact ?? null, max: max ?? exact ?? null, currency: money, unit };
}

/** Times are in UTC without saying so. */
function readMoment(text: string | null | undefined): Date | null {
  if (!text) return null;
  const isBare = /T\d/.test(text) && !/(Z|[+-]\d\d:?\d\d)$/.test(text);
  const date = new Date(isBare ? `${text}Z` : text);
  return Number.isFinite(date.getTime()) ? date : null;
}
