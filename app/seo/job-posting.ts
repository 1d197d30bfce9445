import type { JobDetail } from "#core/jobs/pages/find-job.ts";
import { missingOf } from "#core/jobs/pages/missing-facts.ts";
import type { Place } from "#core/places/place.ts";
import type { Block } from "#core/text/description.ts";
import { escapeHtml } from "#core/text/lines.ts";

export type JobPosting = { data: Record<string, unknown> } | { missing: string[] };

/** Google's employment types of our job types; an unknown type prints none (decision 9). */
const employmentTypes: Record<string, string> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
  Seasonal: "TEMPORARY",
  Temporary: "TEMPORARY",
  Internship: "INTERN",
  Volunteer: "VOLUNTEER",
  Remote: "FULL_TIME",
};

/**
 * schema.org JobPosting of a live job, from its stored facts alone, after Google's rules
 * (developers.google.com/search/docs/appearance/structured-data/job-posting). Returns the names of missing facts where
 * a required one is missing.
 */
export function jobPosting(job: JobDetail): JobPosting {
  const description = blocksToHtml(job.blocks);
  const isRemote = job.workArrangement === "remote";
  const places = job.places.filter((place) => place.countryCode);
  const missing = missingOf({
    title: job.title,
    company: job.company,
    hasText: description !== "",
    hasCountry: places.length > 0,
    isRemote,
    hasAddress: Boolean(job.applyUrl || job.url),
  });
  if (missing.length) return { missing };
  return {
    data: {
      "@context": "https://schema.org",
      "@type": "JobPosting",
      title: job.title,
      description,
      datePosted: job.datePosted.toISOString(),
      ...(job.closing && { validThrough: job.closing.time }),
      ...(job.jobType && employmentTypes[job.jobType] && { employmentType: employmentTypes[job.jobType] }),
      ...(job.sourceId && {
        identifier: { "@type": "PropertyValue", name: job.source, value: job.sourceId },
      }),
      ...(job.startsOn && { jobStartDate: job.startsOn }),
      ...(job.openings && { totalJobOpenings: job.openings }),
      ...(job.experienceMonths && {
        experienceRequirements: {
          "@type": "OccupationalExperienceRequirements",
          monthsOfExperience: job.experienceMonths,
        },
      }),
      hiringOrganization: {
        "@type": "Organization",
        name: job.company,
        ...(job.companyUrl && { sameAs: job.companyUrl }),
        ...(job.companyLogoUrl && { logo: job.companyLogoUrl }),
      },
      ...(isRemote ? remoteFrom(places) : { jobLocation: places.map(jobLocation) }),
      ...baseSalary(job),
    },
  };
}

function remoteFrom(places: Place[]) {
  const countries = [...new Set(places.map((place) => place.countryCode))];
  return {
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: countries.map((name) => ({ "@type": "Country", name })),
  };
}

function jobLocation(place: Place) {
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      ...(place.city && { addressLocality: place.city }),
      ...(place.state && { addressRegion: place.state }),
      addressCountry: place.countryCode,
    },
  };
}

function baseSalary({ salary }: JobDetail) {
  if (!salary) return {};
  const { min, max, currency, unit } = salary;
  const amount =
    min !== null && max !== null && min !== max ? { minValue: min, maxValue: max } : { value: max ?? min };
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency,
      value: { "@type": "QuantitativeValue", ...amount, unitText: unit.toUpperCase() },
    },
  };
}

function blocksToHtml(blocks: Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === "list")
        return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
      return block.kind === "heading"
        ? `<p><strong>${escapeHtml(block.text)}</strong></p>`
        : `<p>${escapeHtml(block.text)}</p>`;
    })
    .join("");
}
