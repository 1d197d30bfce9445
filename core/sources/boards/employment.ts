import type { JobType } from "#core/jobs/listing.ts";
import { readJobType } from "#core/sources/mapping/job-type.ts";

// Order matters: "Full Time Seasonal" is seasonal.
const words: [RegExp, string][] = [
  [/season/i, "SEASONAL"],
  [/intern(ship)?\b|co-?op\b/i, "INTERN"],
  [/volunteer/i, "VOLUNTEER"],
  [/temp(orary)?\b|fixed[ -]?term|per diem|casual/i, "TEMPORARY"],
  [/contract|freelance/i, "CONTRACT"],
  [/part[ _-]?time/i, "PART_TIME"],
  [/full[ _-]?time|permanent/i, "FULL_TIME"],
];

export function readEmployment(title: string, said: (string | null | undefined)[]): JobType | null {
  const types = said.flatMap((text) => {
    const found = words.find(([pattern]) => pattern.test(text ?? ""));
    return found ? [found[1]] : [];
  });
  return readJobType(title, types);
}
