import type { ParkRow } from "./tables.ts";

export const line = { jobs: 10, employers: 3, miles: 50 } as const;

export type SurveyedPark = {
  slug: string;
  jobs: number;
  employers: number;
  newestAt: Date | null;
  weight: number;
};

export type PlannedPage = Omit<ParkRow, "surveyedAt">;

const [nationalPark, recreationArea] = [30, 22];

type Candidate = SurveyedPark & { before: PlannedPage | null; isAbove: boolean };

/**
 * Parks share a page when more than half of the smaller one's jobs are the same. Existing pages stay while
 * they have enough jobs, because browsers cache redirects.
 */
export function planPages(
  surveyed: SurveyedPark[],
  known: ReadonlyMap<string, PlannedPage>,
  shared: (slug: string, other: string) => number,
  now: Date,
): PlannedPage[] {
  const candidates = surveyed.flatMap((park): Candidate[] => {
    const before = known.get(park.slug) ?? null;
    const isAbove = park.jobs >= line.jobs && park.employers >= line.employers;
    return isAbove || before ? [{ ...park, before, isAbove }] : [];
  });
  candidates.sort(
    (a, b) =>
      rank(a) - rank(b) ||
      rankingWeight(b) - rankingWeight(a) ||
      b.weight - a.weight ||
      (a.slug < b.slug ? -1 : 1),
  );
  const leading: Candidate[] = [];
  return candidates.map((park) => {
    const sharesWith = leaderOf(park, leading, shared);
    if (sharesWith === null) leading.push(park);
    return { ...toPage(park, now), sharesWith };
  });
}

/** Famous parks weigh more, because people look for their pages. */
export function rankingWeight({ jobs, weight }: Pick<SurveyedPark, "jobs" | "weight">): number {
  return jobs * (weight >= nationalPark ? 2 : weight >= recreationArea ? 1.5 : 1);
}

function rank({ before, isAbove }: Candidate): number {
  const isStanding = before !== null && before.sharesWith === null;
  if (isAbove) return isStanding && before.aboveSince ? 0 : 1;
  return isStanding ? 2 : 3;
}

function leaderOf(
  park: Candidate,
  leading: Candidate[],
  shared: (slug: string, other: string) => number,
): string | null {
  let [best, most] = [null as string | null, 0.5];
  for (const leader of leading) {
    const common = shared(park.slug, leader.slug);
    const part = common && common / Math.min(park.jobs, leader.jobs);
    if (part > most) [best, most] = [leader.slug, part];
  }
  return best;
}

function toPage({ slug, jobs, employers, newestAt, before, isAbove }: Candidate, now: Date) {
  return {
    slug,
    jobs,
    employers,
    newestAt,
    aboveSince: isAbove ? (before?.aboveSince ?? now) : null,
    belowSince: isAbove ? null : (before?.belowSince ?? now),
  };
}
