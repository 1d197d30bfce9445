import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { JobCardItem } from "#app/components/lists/job-card.tsx";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { anonymous } from "#core/jobs/viewer.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { drawJobs } from "./draw-jobs.server.tsx";

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

async function cards() {
  await insertJob({ title: "Guide <b>&</b> “Driver”", companyName: "A&B's", salaryMin: 20, salaryMax: 25 });
  await insertJob({ title: "Ranger\u0001" });
  await insertJob({ title: "Ski Patroller" });
  await insertJob({ title: "Ski Patroller" });
  return (await listJobs({ scope: "all", query: {}, viewer: anonymous, after: null })).cards;
}

test("drawJobs draws what React would, with each reader's marks, again and again", async () => {
  const jobs = await cards();
  const [first, second] = jobs.map(({ jobId }) => jobId);
  const readers = [
    { saved: [], applied: [] },
    { saved: [first], applied: [second] },
    { saved: [first, second], applied: [first] },
    { saved: [second], applied: [] },
    { saved: [], applied: [] },
  ].map(({ saved, applied }: { saved: unknown[]; applied: unknown[] }) => ({
    isSaved: (id: string) => saved.includes(id),
    isApplied: (id: string) => applied.includes(id),
  }));
  for (const reader of readers) {
    const plain = renderToString(
      jobs.map((job) => (
        <li key={job.jobId}>
          <JobCardItem
            job={job}
            isSaved={reader.isSaved(job.jobId)}
            isApplied={reader.isApplied(job.jobId)}
          />
        </li>
      )),
    );
    expect(Buffer.concat(drawJobs(jobs, reader)).toString()).toBe(plain);
  }
});

test("drawJobs draws nothing for no job", () => {
  expect(drawJobs([], { isSaved: () => true, isApplied: () => true })).toEqual([]);
});
