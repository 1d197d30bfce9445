import { sql } from "drizzle-orm";
import { vi } from "vitest";
import { expireJobs } from "#core/jobs/intake/expire-jobs.ts";
import { askJobLinks } from "#core/jobs/links/ask-job-links.ts";
import { askWeb } from "#core/platform/ask-web.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { activeJobsDb } from "#core/sources/active-jobs-db/source.ts";
import { greenhouse } from "#core/sources/greenhouse/source.ts";
import { syncSource } from "#core/sources/runs/sync-source.ts";
import type { Source } from "#core/sources/source.ts";
import { employerBoards } from "#core/sources/tables.ts";
import { startApplicantTracking } from "#local/applicant-tracking/server.ts";
import type { DemoJob, Pay } from "#local/demo/demo-job.ts";
import { demoJobId } from "#local/demo/fact.ts";
import type { DatedJob } from "#local/demo/redate.ts";
import { startJobPages } from "#local/job-pages/server.ts";
import { startJobsProvider } from "#local/jobs-provider/server.ts";
import { beginAsAdministrator } from "#test/administrator.ts";

type Posting = DatedJob<DemoJob>;

type Words = { title: string; town: [city: string, state: string]; says: string[]; on: Date };

const board = { source: "greenhouse", employer: "Cairnpost", token: "cairnpost" };

export function posting(words: Words, given: Partial<Posting> & { hourly?: [number, number] } = {}): Posting {
  const { title, town, says, on } = words;
  const { hourly, ...fields } = given;
  const [city, region] = town;
  const id = fields.id ?? demoJobId([title, city, fields.employer].join());
  const pay: Pay | null = hourly ? { min: hourly[0], max: hourly[1], unit: "HOUR", currency: "USD" } : null;
  return {
    ...{ id, title, pay, origin: "fiction", employer: board.employer, domain: "cairnpost.example" },
    places: [{ city, region, country: "United States", lat: null, lon: null }],
    ...{ arrangement: "On-site", employmentType: null, posted: "2026-01-01", closesAt: null },
    url: `https://jobs.cairnpost.example/${id}`,
    description: says.map((text) => ({ kind: "paragraph", text })),
    datePosted: on,
    ...fields,
  };
}

/**
 * Begins with an empty database and an administrator. The stand-ins show one employer's board and a search of many. Time
 * stands still between the days that are lived.
 */
export async function startReplay(start: Date) {
  const ordinary = { ...env };
  const onBoard = new Map<string, Posting>();
  const inSearch = new Map<string, Posting>();
  const real = performance.now.bind(performance);
  let now = start;
  // Caches count by the one, everything else by the other.
  vi.useFakeTimers({ toFake: ["Date"], now });
  const steady = vi.spyOn(performance, "now").mockImplementation(() => real() + now.getTime());
  const clock = () => now;
  const tracking = await startApplicantTracking({ now: clock, jobs: () => [...onBoard.values()] });
  const provider = await startJobsProvider({ now: clock, jobs: () => [...inSearch.values()] });
  const pages = await startJobPages();
  tracking.controls.close(board.token);
  const { DEMO_BOARDS: _, ...boards } = tracking.env;
  // Only jobs that are not for demonstration keep their first day and count as reposted.
  Object.assign(env, boards, {
    ACTIVE_JOBS_DB_URL: provider.url,
    ACTIVE_JOBS_DB_KEY: "any",
    DEMO_SOURCES: [],
  });
  const via = new URL(pages.url);
  await beginAsAdministrator();
  await db.insert(employerBoards).values(board);

  async function sync(source: Source, keywords: string[] = []) {
    const run = await syncSource(source, { mode: "daily", keywords }, now);
    if (!run || run.error || run.warnings.length) throw new Error(JSON.stringify(run));
  }

  return {
    ...{ onBoard, inSearch, searchControls: provider.controls, pageControls: pages.controls },
    /** What a day of the product does: syncs, the task that ends jobs, and the task that asks links. */
    async live(at: Date) {
      now = at;
      vi.setSystemTime(now);
      await sync(greenhouse);
      if (inSearch.size)
        await sync(
          activeJobsDb,
          [...inSearch.values()].map(({ title }) => title),
        );
      await expireJobs(now);
      await db.execute(sql`update link_hosts set next_at = now() - interval '1 second'`);
      await askJobLinks({ webOf: () => (url, asked) => askWeb(url, { ...asked, via }) }, now);
    },
    async close() {
      steady.mockRestore();
      vi.useRealTimers();
      Object.assign(env, ordinary);
      await Promise.all([tracking.close(), provider.close(), pages.close()]);
    },
  };
}
