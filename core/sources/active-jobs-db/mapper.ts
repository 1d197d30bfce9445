import { htmlToGrammar, textToGrammar } from "#core/html.ts";
import type { IncomingListing, Place, Salary, WorkArrangement } from "#core/jobs/listing.ts";
import { makePlace, readCountry } from "#core/jobs/places.ts";
import { usStateCode } from "#core/jobs/us-states.ts";
import { readJobType } from "#core/sources/job-type.ts";
import { readSalaryUnit } from "#core/sources/salary-unit.ts";
import type { Skipped } from "#core/sources/source.ts";
import { Row } from "./row.ts";

/** What a row of Active Jobs DB says, in our words. */
export function mapRow(raw: unknown): IncomingListing | Skipped {
  const parsed = Row.safeParse(raw);
  if (!parsed.success) return { skip: "broken row" };
  const row = parsed.data;
  const workArrangement = arrangementOf(row);
  return {
    sourceId: row.id,
    scope: null,
    title: row.title,
    companyName: row.organization,
    companyLogoUrl: row.organization_logo ?? null,
    companyUrl: row.domain_derived ? `https://${row.domain_derived}` : (row.organization_url ?? null),
    url: row.url ?? null,
    applyUrl: row.url ?? null,
    places: placesOf(row),
    hasRemote: workArrangement !== "onsite",
    workArrangement,
    jobType: readJobType(row.title, row.ai_employment_type ?? row.employment_type),
    datePosted: readMoment(row.date_posted) ?? readMoment(row.date_created) ?? new Date(Number.NaN),
    closesAt: readMoment(row.date_validthrough ?? row.date_valid_through),
    salary: rawSalary(row) ?? aiSalary(row),
    descriptionMd: row.description_html
      ? htmlToGrammar(row.description_html)
      : textToGrammar(row.description_text ?? ""),
  };
}

function arrangementOf(row: Row): WorkArrangement {
  const said = row.ai_work_arrangement?.toLowerCase() ?? "";
  if (said.includes("solely")) return "remote";
  if (said.includes("hybrid") || said.includes("remote")) return "hybrid";
  if (said) return "onsite";
  return row.location_type === "TELECOMMUTE" || row.remote_derived ? "remote" : "onsite";
}

/** The service's own reading of the places, else the employer's addresses. */
function placesOf(row: Row): Place[] {
  const derived = row.locations_derived ?? row.locations ?? [];
  const isParallel =
    row.lats_derived?.length === derived.length && row.lngs_derived?.length === derived.length;
  const places = derived.map((text, i) =>
    readPlace(text, isParallel ? { lat: row.lats_derived?.[i], lon: row.lngs_derived?.[i] } : {}),
  );
  const addresses = (row.locations_raw ?? []).map(({ address }) =>
    makePlace({
      city: address?.addressLocality,
      state: address?.addressRegion,
      country: address?.addressCountry,
    }),
  );
  return (places.some(Boolean) ? places : addresses).filter((place) => place !== null);
}

/** "Moab, Utah, United States", "Utah, United States", "Queenstown, New Zealand", "United States". */
function readPlace(text: string, position: { lat?: number; lon?: number }): Place | null {
  const parts = text.split(",").map((part) => part.trim());
  const country = readCountry(parts.at(-1) ?? "") ? parts.pop() : null;
  if (parts.length > 1) return makePlace({ city: parts[0], state: parts.at(-1), country, ...position });
  const [only = ""] = parts;
  const isState = usStateCode(only) !== null && (!country || readCountry(country) === "US");
  return makePlace({ [isState ? "state" : "city"]: only, country, ...position });
}

function rawSalary({ salary_raw: raw }: Row): Salary | null {
  const unit = readSalaryUnit(raw?.value.unitText);
  if (!raw || !unit) return null;
  const { value, minValue, maxValue } = raw.value;
  return salary(value, minValue, maxValue, raw.currency, unit);
}

function aiSalary(row: Row): Salary | null {
  const unit = readSalaryUnit(row.ai_salary_unittext ?? row.ai_salary_unit_text);
  if (!unit) return null;
  const min = row.ai_salary_minvalue ?? row.ai_salary_min_value;
  const max = row.ai_salary_maxvalue ?? row.ai_salary_max_value;
  return salary(row.ai_salary_value, min, max, row.ai_salary_currency, unit);
}

type Amount = number | null | undefined;

function salary(
  exact: Amount,
  min: Amount,
  max: Amount,
  currency: string | null | undefined,
  unit: Salary["unit"],
): Salary | null {
  if (!exact && !min && !max) return null;
  return { min: min ?? exact ?? null, max: max ?? exact ?? null, currency: currency ?? "USD", unit };
}

/** Times come in UTC without saying so. */
function readMoment(text: string | null | undefined): Date | null {
  if (!text) return null;
  const isBare = /T\d/.test(text) && !/(Z|[+-]\d\d:?\d\d)$/.test(text);
  const date = new Date(isBare ? `${text}Z` : text);
  return Number.isFinite(date.getTime()) ? date : null;
}
