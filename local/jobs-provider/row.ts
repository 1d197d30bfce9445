import type { Place, Posting } from "#local/demo/posting.ts";
import type { Dated } from "#local/demo/redate.ts";
import { htmlFromBlocks, textFromBlocks } from "./description.ts";

export type RowOptions = { description: "text" | "html" | null; includeAi: boolean };

/** A posting as Active Jobs DB answers it on RapidAPI. */
export function rowFromPosting(posting: Dated<Posting>, options: RowOptions) {
  return {
    id: posting.id,
    date_posted: timestamp(posting.datePosted),
    date_created: `${timestamp(posting.datePosted)}.${posting.id.slice(0, 6)}`,
    title: posting.title,
    organization: posting.employer,
    organization_url: posting.domain && `https://${posting.domain}`,
    date_validthrough: posting.closesAt && timestamp(posting.closesAt),
    locations_raw: posting.places.map(rawPlace),
    locations_alt_raw: null,
    location_type: isRemote(posting) ? "TELECOMMUTE" : null,
    location_requirements_raw: null,
    salary_raw: rawSalary(posting),
    employment_type: posting.employmentType && [posting.employmentType],
    url: posting.url,
    source_type: "ats",
    source: sourceNames[posting.origin],
    source_domain: posting.url && new URL(posting.url).hostname,
    organization_logo: null,
    cities_derived: unique(posting.places.map((place) => place.city)),
    counties_derived: null,
    regions_derived: unique(posting.places.map((place) => place.region)),
    countries_derived: unique(posting.places.map((place) => place.country)),
    locations_derived: posting.places.map(placeText),
    timezones_derived: null,
    ...coordinates(posting.places),
    remote_derived: isRemote(posting),
    domain_derived: posting.domain,
    ...description(posting, options.description),
    ...(options.includeAi ? aiFields(posting) : {}),
  };
}

export function isRemote(posting: Pick<Posting, "arrangement">): boolean {
  return posting.arrangement === "Remote Solely";
}

/** "Moab, Utah, United States"; a whole country where that is all a posting says. */
export function placeText({ city, region, country }: Place): string {
  return [city, region, country].filter(Boolean).join(", ");
}

const sourceNames: Record<Posting["origin"], string> = {
  usajobs: "usajobs",
  boards: "careerpage",
  dol: "seasonaljobs",
  fiction: "greenhouse",
};

/** UTC without a zone, as the API writes it. */
function timestamp(date: Date): string {
  return date.toISOString().slice(0, 19);
}

function rawPlace({ city, region, country }: Place) {
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: city || null,
      addressRegion: region || null,
      addressCountry: country,
    },
  };
}

function rawSalary({ pay }: Posting) {
  if (!pay) return null;
  const { min, max, unit, currency } = pay;
  const range = max === null ? { value: min } : { minValue: min, maxValue: max };
  return {
    "@type": "MonetaryAmount",
    currency,
    value: { "@type": "QuantitativeValue", ...range, unitText: unit },
  };
}

/** Arrays beside `locations_derived`; null as soon as one place of a posting has none. */
function coordinates(places: Place[]) {
  const known = places.flatMap(({ lat, lon }) => (lat === null || lon === null ? [] : [{ lat, lon }]));
  const complete = known.length === places.length;
  return {
    lats_derived: complete ? known.map((place) => place.lat) : null,
    lngs_derived: complete ? known.map((place) => place.lon) : null,
  };
}

function description(posting: Posting, format: RowOptions["description"]) {
  if (format === "html") return { description_html: htmlFromBlocks(posting.description) };
  if (format === "text") return { description_text: textFromBlocks(posting.description) };
  return {};
}

function aiFields({ pay, arrangement, employmentType }: Posting) {
  return {
    ai_salary_currency: pay?.currency ?? null,
    ai_salary_value: pay && pay.max === null ? pay.min : null,
    ai_salary_minvalue: pay && pay.max !== null ? pay.min : null,
    ai_salary_maxvalue: pay?.max ?? null,
    ai_salary_unittext: pay?.unit ?? null,
    ai_work_arrangement: arrangement,
    ai_work_arrangement_office_days: null,
    ai_remote_location: null,
    ai_employment_type: employmentType && [employmentType],
    ai_job_language: "English",
  };
}

function unique(values: string[]): string[] {
  return [...new Set(values.filter(Boolean))];
}
