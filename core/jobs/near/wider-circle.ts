import { type JobQuery, radii, usualRadius, type Within } from "#core/jobs/query/job-query.ts";
import { centerOf } from "./known-place.ts";

export const fewJobs = 10;

export type WiderCircle = {
  /** It stays in the place's country. */
  asked: { within: Within; country?: string };
  count: number;
  jobs: string;
  hasMoreAbroad: boolean;
};

export async function widerCircle(
  query: JobQuery,
  found: number,
  count: (query: JobQuery) => Promise<{ count: number; jobs: string }>,
): Promise<WiderCircle | null> {
  const { within = usualRadius, country: own } = query;
  const place = centerOf(query);
  if (!place || within === "state") return null;
  const wider = radii.filter((radius) =>
    radius === "state" ? place.state !== null : radius >= 25 && radius > within,
  );
  let most: Omit<WiderCircle, "hasMoreAbroad"> | null = null;
  for (const radius of wider) {
    const asked = { within: radius, ...(radius !== "state" && { country: own ?? place.country }) };
    const all = await count({ ...query, ...asked });
    if (all.count > Math.max(found, most?.count ?? 0)) most = { asked, ...all };
    if (all.count >= fewJobs) break;
  }
  if (!most) return null;
  // A state and a chosen country have no other side of the border.
  if (own || most.asked.within === "state") return { ...most, hasMoreAbroad: false };
  const { count: total } = await count({ ...query, within: most.asked.within });
  return { ...most, hasMoreAbroad: total > most.count };
}
