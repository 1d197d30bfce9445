import { confirmingDomains, type KnownEmployer } from "#core/jobs/employers/known-employers.ts";
import type { Db } from "#core/platform/db.server.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";
import { describeMismatch } from "./check-employer.ts";
import { reviewReason, screenPosting } from "./screen-posting.ts";

export type Review = {
  reason: string | null;
  /** The posting is held in its name, and an address there can confirm it. */
  employer: KnownEmployer | null;
  /** Nothing else holds the posting. */
  isAll: boolean;
};

export async function reviewOf(where: Db, row: PostingRow): Promise<Review> {
  const screening = await screenPosting(where, row, row.releasedFindings);
  const { findings, mismatches } = screening;
  const employer =
    mismatches.map((each) => each.employer).find((each) => confirmingDomains(each).length) ?? null;
  const confirmed = mismatches.filter((each) => each.employer === employer).map(describeMismatch);
  return {
    reason: reviewReason(screening),
    employer,
    isAll: findings.every((finding) => confirmed.includes(finding)),
  };
}
