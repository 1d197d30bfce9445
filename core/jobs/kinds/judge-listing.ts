import type { AsideReason, ListingKind, StoredRelevance } from "#core/jobs/listing.ts";
import type { JudgedJob } from "#core/relevance/evidence.ts";
import { judgeRelevance } from "#core/relevance/judge-relevance.ts";
import { isJob } from "#core/relevance/kind.ts";

export function judgeListing(job: JudgedJob): StoredRelevance {
  const { kind, keptBecause } = judgeRelevance(job);
  return { kind: keptBecause === null && isJob(kind) ? "other-field" : kind, keptBecause };
}

/** A paid job is one, whatever its title says. */
export const paidRelevance: StoredRelevance = { kind: "job", keptBecause: null };

export function asideOf(kind: ListingKind, isCharged: boolean): AsideReason | null {
  if (kind === "course" || kind === "academic") return kind;
  return isCharged ? "pays" : null;
}
