import type { ParkRow } from "./tables.ts";

/** A page stands for so many jobs of so many employers within so many miles. */
export const line = { jobs: 10, employers: 3, miles: 50 } as const;

/** What a survey found near a park. */
export type SurveyedPark = {
  slug: string;
  jobs: number;
  employers: number;
  newestAt: Date | null;
  /** How well known it is. */
  weight: number;
};

export type PlannedPage = Omit<ParkRow, "surveyedAt">;

/** How much these weigh among places. */
const [nationalPark, recreationArea] = [30, 22];

type Candidate = SurveyedPark & { before: PlannedPage | null; isAbove: boolean };

/**
 * Which parks have a page, and whose page others share: those of whose jobs more than half are the same, reckoned by the smaller
 * number. The page is that of the park with more jobs. One that has its page keeps it while it has enough jobs: browsers
 * remember where an address has moved. `shared` tells how many jobs two parks have in common.
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
      rank(a) - rank(b) || standing(b) - standing(a) || b.weight - a.weight || (a.slug < b.slug ? -1 : 1),
  );
  const leading: Candidate[] = [];
  return candidates.map((park) => {
    const sharesWith = leaderOf(park, leading, shared);
    if (sharesWith === null) leading.push(park);
    return { ...toPage(park, now), sharesWith };
  });
}

/** By how many jobs it comes before others. A better known one counts for more: its page is the one that people look for. */
export function standing({ jobs, weight }: Pick<SurveyedPark, "jobs" | "weight">): number {
  return jobs * (weight >= nationalPark ? 2 : weight >= recreationArea ? 1.5 : 1);
}

/** Pages that stand come first, then what may have one. */
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
