import type { Place } from "#core/places/place.ts";
import { type EmployerEvidence, employerEvidence } from "./employer-evidence.ts";
import { nearLand } from "./near-land.ts";
import { outdoorDuties, type TitleEvidence, titleEvidence } from "./title-evidence.ts";

export type JudgedJob = {
  title: string;
  companyName: string;
  places?: Place[];
  description?: string;
  /** Whether an administrator lists its employer, by a board or by a keyword. */
  isOfListedEmployer?: boolean;
};

export type Evidence = {
  title: TitleEvidence;
  employer: EmployerEvidence;
  /** The park or ski area whose guests the work is for. */
  near: string | null;
  /** Whether the description speaks of much that is outdoor work. */
  hasDuties: boolean;
  isVouchedFor: boolean;
};

/** So many different things of outdoor work in a description are more than a town's praise. */
const duties = 4;

export function evidenceOf(job: JudgedJob): Evidence {
  const title = titleEvidence(job.title);
  const employer = employerEvidence(job.companyName);
  return {
    title,
    employer,
    near: title.isHospitality ? nearLand(job.places ?? []) : null,
    hasDuties: !!job.description && outdoorDuties(job.description) >= duties,
    isVouchedFor: !!job.isOfListedEmployer && !isPublic(employer),
  };
}

/** A town or a county has an outdoor part and many others. */
function isPublic({ class: sort }: EmployerEvidence): boolean {
  return sort === "public body" || sort === "mixed agency";
}
