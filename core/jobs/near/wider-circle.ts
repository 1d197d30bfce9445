import { type JobQuery, radii, usualRadius, type Within } from "#core/jobs/query/job-query.ts";
import { centerOf } from "./known-place.ts";

export const fewJobs = 10;

export type WiderCircle = {
  within: Within;
  count: number;
  jobs: string;
};

export async function widerCircle(
  query: JobQuery,
  found: number,
  count: (query: JobQuery) => Promise<{ count: number; jobs: string }>,
): Promise<WiderCircle | null> {
  const { within = usualRadius } = query;
  const place = centerOf(query);
  if (!place || within === "state") return null;
  const wider = radii.filter((radius) =>
    radius === "state" ? place.state !== null : radius >= 25 && radius > within,
  );
  let most: WiderCircle | null = null;
  for (const radius of wider) {
    const all = await count({ ...query, within: radius });
    if (all.count > Math.max(found, most?.count ?? 0)) most = { within: radius, ...all };
    if (all.count >= fewJobs) break;
  }
  return most;
}
