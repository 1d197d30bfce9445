import type { Db } from "#core/platform/db.server.ts";
import { listed } from "#core/text/lines.ts";
import {
  describeMismatch,
  type EmployerMismatch,
  explainMismatch,
  findMismatches,
} from "./check-employer.ts";
import { findSuspicions, type ScreenedText } from "./find-suspicions.ts";

export type Screening = { findings: string[]; mismatches: EmployerMismatch[] };

const mostReasons = 3;

/** What was released is not found again. */
export async function screenPosting(
  where: Db,
  posting: ScreenedText,
  released: readonly string[] = [],
): Promise<Screening> {
  const isNew = (finding: string) => !released.includes(finding);
  const all = await findMismatches(where, posting);
  const mismatches = all.filter((mismatch) => isNew(describeMismatch(mismatch)));
  const suspicions = findSuspicions(posting).filter(isNew);
  return { findings: [...new Set([...mismatches.map(describeMismatch), ...suspicions])], mismatches };
}

/** Null where nothing needs review. */
export function reviewReason({ findings, mismatches }: Screening): string | null {
  if (!findings.length) return null;
  const whose = listed([...new Set(mismatches.map(explainMismatch))].slice(0, mostReasons), "and");
  const known = mismatches.map(describeMismatch);
  const isSuspicious = findings.some((finding) => !known.includes(finding));
  const reasons = [whose, isSuspicious && "of words or links in its text"];
  return `We'll check this first, because ${reasons.filter(Boolean).join(", and because ")}.`;
}
