import { type Category, categoryOf } from "./category.ts";
import { type Evidence, evidenceOf, type JudgedJob } from "./evidence.ts";
import { isJob, type Kind, kindOf, whyNoJob } from "./kind.ts";
import { outdoorDuties, type TitleEvidence } from "./title-evidence.ts";
import { whyIn, whyOut } from "./why-relevant.ts";

/** Stored listings are judged again when this rises: with every change of a rule or a word. */
export const relevanceVersion = 1;

export type Relevance = {
  outdoor: boolean;
  /** A job is outdoor work from 3 on; courses and academic places never are. */
  score: number;
  category: Category;
  kind: Kind;
  why: string;
  /** Why it is of the outdoor field, whatever its kind. Null for another field. */
  keptBecause: string | null;
};

const enough = 3;
const outdoorEmployer = 4;
const certain = 4;
/** This many different duties are more than praise of the town. */
const duties = 4;

export function judgeRelevance(job: JudgedJob): Relevance {
  const kind = kindOf(job);
  const evidence = evidenceOf(job);
  const stated = scoreOf(evidence);
  // The long description is read only where it decides.
  const hasDuties = stated === enough - 1 && speaksOfDuties(job, evidence);
  const score = hasDuties ? enough : stated;
  const keptBecause = score >= enough ? whyIn(job, { ...evidence, hasDuties, isJob: isJob(kind) }) : null;
  const why = whyNoJob[kind] ?? keptBecause ?? whyOut(evidence);
  const outdoor = keptBecause !== null && isJob(kind);
  return { outdoor, score, category: categoryOf(job), kind, why, keptBecause };
}

function scoreOf(evidence: Evidence): number {
  const { title, employer, near, isVouchedFor } = evidence;
  const points = isVouchedFor ? Math.max(employer.points, outdoorEmployer) : employer.points;
  const isTrusted = employer.points >= outdoorEmployer;
  const support = besideOthers(evidence) ? 1 : 0;
  return points + title.points + support + (near ? enough : 0) - against(title, isTrusted);
}

function speaksOfDuties({ description }: JudgedJob, { title }: Evidence): boolean {
  return !!description && !title.otherField && outdoorDuties(description) >= duties;
}

function against({ otherField, trade, points }: TitleEvidence, isTrusted: boolean): number {
  if (otherField) return isTrusted ? 1 : points >= certain ? 2 : 6;
  return trade && points < certain ? 1 : 0;
}

function besideOthers({ title, employer }: Evidence): boolean {
  const { class: sort, points } = employer;
  if (points <= 0 && !(sort === "public body" && title.points > 0)) return false;
  return (
    title.hints ||
    (title.isHospitality && sort === "lodging") ||
    (title.isUpkeep && (sort === "lodging" || sort === "mixed agency"))
  );
}
