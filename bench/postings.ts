import { listPayments } from "#core/billing/postings/list-payments.ts";
import { mailPostingLinks } from "#core/billing/postings/mail-posting-links.ts";
import { retryRefunds } from "#core/billing/postings/refund-order.ts";
import { findKnownEmployers } from "#core/jobs/employers/known-employers.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { listStateJobs } from "#core/jobs/query/list-state-jobs.ts";
import { db, pool } from "#core/platform/db.server.ts";
import { addCounts, readCounts, totalCounts } from "#core/postings/counts.ts";
import { endPostings } from "#core/postings/end-postings.ts";
import { findPosting } from "#core/postings/find-posting.ts";
import { purge } from "#core/privacy/purge.ts";
import { measureQueries } from "./measure-queries.ts";
import { endPostingsOfBench, seedPostings } from "./seed-postings.ts";

export async function benchPostings(total: number) {
  const { liveIds } = await seedPostings(total);
  const idOf = (n: number) => liveIds[n % liveIds.length] ?? "";
  const { rows } = await pool.query<{ count: string }>("select count(*) from posted_jobs");
  const viewer = { kind: "anonymous" } as const;
  const list = (query: JobQuery) => listJobs({ scope: "all", query, viewer, after: null });
  try {
    await measureQueries(
      `Featured jobs: ${Number(rows[0]?.count).toLocaleString("en-US")} postings, ${liveIds.length} of them live among ${total.toLocaleString("en-US")} jobs (ms; one connection)`,
      [
        ["newest page of a visitor", "10", () => list({})],
        ["in Utah", "50", () => list({ location: "Utah" })],
        ["state page (Colorado)", "50", () => listStateJobs({ state: "CO", cities: [] }, {})],
        ["a posting as it is managed", "10", (n) => findPosting(idOf(n))],
        [
          "the employer that it names, with thousands of jobs",
          "60",
          () => findKnownEmployers(db, "National Park Service"),
        ],
        [
          "the employer that it names, which is unknown",
          "20",
          () => findKnownEmployers(db, "Zeppelin Works of Moab"),
        ],
        ["its counts by day", "10", (n) => readCounts(idOf(n))],
        ["its counts in all", "10", (n) => totalCounts(idOf(n))],
        ["its payments and refunds", "10", (n) => listPayments([idOf(n)])],
        ["payments of a page of the administration", "10", () => listPayments(liveIds.slice(0, 50))],
        ["refunds of it that wait", "10", (n) => retryRefunds(idOf(n))],
        [
          "links for a contact's address",
          "10",
          (n) => mailPostingLinks(`employer-${n * 10 + 1}@example.com`),
        ],
        [
          "links for a payer's address",
          "10",
          (n) => mailPostingLinks(`payer-of-employer-${n * 10 + 1}@example.com`),
        ],
        ["links for an unknown address", "10", (n) => mailPostingLinks(`nobody-${n}@example.com`)],
        [
          "write what was counted of 100",
          "50",
          () => addCounts(liveIds.slice(0, 100).map((id) => ({ id, views: 3, applies: 1 }))),
        ],
        ["end what is over, with nothing due", "10", () => endPostings()],
        ["purge, with nothing outdated (hourly)", "–", () => purge()],
      ],
    );
  } finally {
    await endPostingsOfBench();
  }
}
