import type { DemoJob, Place } from "#local/demo/demo-job.ts";
import type { DatedJob } from "#local/demo/redate.ts";
import { htmlFromBlocks, textFromBlocks } from "./description.ts";

export type RowOptions = { description: "text" | "html" | null; includeAi: boolean };

export function rowFromJob(job: DatedJob<DemoJob>, options: RowOptions) {
  return {
    id: job.id,
    date_posted: timestamp(job.datePosted),
    date_created: `${timestamp(job.datePosted)}.${job.id.slice(0, 6)}`,
    title: job.title,
    organization: job.employer,
    organization_url: job.domain && `https://${job.domain}`,
    date_validthrough: job.closesAt && timestamp(job.closesAt),
    locations_raw: job.places.map(rawPlace),
    locations_alt_raw: null,
    location_type: isRemote(job) ? "TELECOMMUTE" : null,
    location_requirements_raw: null,
    salary_raw: rawSalary(job),
    employment_type: job.employmentType && [job.employmentType],
    url: job.url,
    source_type: "ats",
    source: sourceNames[job.origin],
    source_domain: job.url && new URL(job.url).hostname,
    organization_logo: null,
    cities_derived: unique(job.places.map((place) => place.city)),
    counties_derived: null,
    regions_derived: unique(job.places.map((place) => place.region)),
    countries_derived: unique(job.places.map((place) => place.country)),
    locations_derived: job.places.map(placeText),
    timezones_derived: null,
    ...coordinates(job.places),
    remote_derived: isRemote(job),
    domain_derived: job.domain,
    ...description(job, options.description),
    ...(options.includeAi ? aiFields(job) : {}),
  };
}

export function isRemote(job: Pick<DemoJob, "arrangement">): boolean {
  return job.arrangement === "Remote Solely";
}

export function placeText({ city, region, country }: Place): string {
  return [city, region, country].filter(Boolean).join(", ");
}

const sourceNames: Record<DemoJob["origin"], string> = {
  usajobs: "usajobs",
  boards: "careerpage",
  dol: "seasonaljobs",
  fiction: "greenhouse",
};

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

function rawSalary({ pay }: DemoJob) {
  if (!pay) return null;
  const { min, max, unit, currency } = pay;
  const range = max === null ? { value: min } : { minValue: min, maxValue: max };
  return {
    "@type": "MonetaryAmount",
    currency,
    value: { "@type": "QuantitativeValue", ...range, unitText: unit },
  };
}

/** Parallel to `locations_derived`; null if any place lacks them. */
function coordinates(places: Place[]) {
  const known = places.flatMap(({ lat, lon }) => (lat === null || lon === null ? [] : [{ lat, lon }]));
  const complete = known.length === places.length;
  return {
    lats_derived: complete ? known.map((place) => place.lat) : null,
    lngs_derived: complete ? known.map((place) => place.lon) : null,
  };
}

function description(job: DemoJob, format: RowOptions["description"]) {
  if (format === "html") return { description_html: htmlFromBlocks(job.description) };
  if (format === "text") return { description_text: textFromBlocks(job.description) };
  return {};
}

function aiFields({ pay, arrangement, employmentType }: DemoJob) {
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
