import type { Place } from "#core/places/place.ts";
import { type EmployerEvidence, employerEvidence } from "./employer-evidence.ts";
import { nearLand } from "./near-land.ts";
import { type TitleEvidence, titleEvidence } from "./title-evidence.ts";

export type JudgedJob = {
  title: string;
  companyName: string;
  places?: Place[];
  description?: string;
  isOfListedEmployer?: boolean;
};

export type Evidence = {
  title: TitleEvidence;
  employer: EmployerEvidence;
  /** The park or ski area whose guests the job serves. */
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

/** Towns and counties have an outdoor part and many others. */
function isPublic({ class: sort }: EmployerEvidence): boolean {
  return sort === "public body" || sort === "mixed agency";
}
