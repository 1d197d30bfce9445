import type { JobType } from "#core/jobs/listing.ts";

const types: Record<string, JobType> = {
  FULL_TIME: "Full-time",
  PART_TIME: "Part-time",
  CONTRACTOR: "Contract",
  CONTRACT: "Contract",
  TEMPORARY: "Temporary",
  SEASONAL: "Seasonal",
  INTERN: "Internship",
  INTERNSHIP: "Internship",
  VOLUNTEER: "Volunteer",
  PER_DIEM: "Temporary",
};

export function readJobType(title: string, given: string[] | null | undefined): JobType | null {
  if (/\bseasonal(ly)?\b/i.test(title)) return "Seasonal";
  if (/\bintern(ship)?s?\b/i.test(title)) return "Internship";
  if (/\bvolunteers?$/i.test(title)) return "Volunteer";
  for (const type of given ?? []) {
    const known =
      types[
        type
          .trim()
          .toUpperCase()
          .replace(/[^A-Z]+/g, "_")
      ];
    if (known) return known;
  }
  return null;
}
