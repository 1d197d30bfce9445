import type { Place } from "#core/places/place.ts";
import { type EmployerEvidence, employerEvidence } from "./employer-evidence.ts";
import { nearLand } from "./near-land.ts";
import { type TitleEvidence, titleEvidence } from "./title-evidence.ts";

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
  isVouchedFor: boolean;
};

export function evidenceOf(job: JudgedJob): Evidence {
  const title = titleEvidence(job.title);
  const employer = employerEvidence(job.companyName);
  return {
    title,
    employer,
    near: title.isHospitality ? nearLand(job.places ?? []) : null,
    isVouchedFor: !!job.isOfListedEmployer && !isPublic(employer),
  };
}

/** A town or a county has an outdoor part and many others. */
function isPublic({ class: sort }: EmployerEvidence): boolean {
  return sort === "public body" || sort === "mixed agency";
}
