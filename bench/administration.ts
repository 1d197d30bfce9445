import { listActions } from "#core/audit/list-actions.ts";
import { countFailedEvents, listStripeEvents } from "#core/billing/events/list-stripe-events.ts";
import { listRevenue } from "#core/billing/revenue/list-revenue.ts";
import {
  countSubscribers,
  listSubscribers,
  newestSubscribers,
} from "#core/billing/subscriptions/list-subscribers.ts";
import { countOpenMessages, listMessages } from "#core/contact/list-messages.ts";
import { hiddenSightings } from "#core/jobs/intake/hidden-listings.ts";
import { countUnsent, listUnsent } from "#core/mail/delivery/list-unsent.ts";
import { addBlock, liftBlock, listBlocks } from "#core/moderation/blocks.ts";
import { clearCoverage, readCoverage } from "#core/moderation/coverage.ts";
import { searchJobs } from "#core/moderation/explain-job.ts";
import { clearFactCoverage, readFactCoverage } from "#core/moderation/facts/fact-coverage.ts";
import { countJudgements } from "#core/moderation/facts/judgements.ts";
import { countReportedFacts, listFactReports } from "#core/moderation/facts/list-fact-reports.ts";
import { drawProofs } from "#core/moderation/facts/random-proofs.ts";
import { countOpenPairs, listPairs } from "#core/moderation/list-pairs.ts";
import { countReportedJobs, listReports } from "#core/moderation/list-reports.ts";
import { nextKeywords } from "#core/sources/keywords/keyword-lists.ts";
import { listSources } from "#core/sources/overview.ts";
import { findSource } from "#core/sources/registry.ts";
import { readUsage } from "#core/sources/requests/quota.ts";
import { listRuns } from "#core/sources/runs/run-view.ts";
import { measureQueries } from "./measure-queries.ts";
import { seedAdministration } from "./seed-administration.ts";

const first = { search: "", page: 1 };
const anyEvent = { ...first, outcome: null };
const emailOf = (n: number) => `person-${n + 1}@example.com`;
const by = "admin@example.com";

export async function benchAdministration(total: number) {
  await seedAdministration(total);
  const source = findSource("active-jobs-db");
  if (!source) throw new Error("there is no jobs provider");
  await measureQueries(
    `Administration: ${total.toLocaleString("en-US")} jobs and accounts, with years of runs, reports, messages and actions (ms; one connection)`,
    [
      ["the last ten runs (each poll)", "10", () => listRuns(10)],
      ["the month's usage", "10", () => readUsage(source)],
      ["the sources, with their last runs", "20", () => listSources()],
      ["the keywords whose turn it is", "10", () => nextKeywords(12)],
      ["subscriptions counted by how they stand", "300", () => countSubscribers()],
      ["the newest subscriptions", "10", () => newestSubscribers(10)],
      ["subscriptions, page 20", "400", () => listSubscribers({ search: "", page: 20 }), "counts"],
      ["revenue by month", "200", () => listRevenue(), "counts"],
      ["the newest payment events", "20", () => listStripeEvents(anyEvent)],
      ["payment events of an address", "20", (n) => listStripeEvents({ ...anyEvent, search: emailOf(n) })],
      [
        "payment events of a customer",
        "20",
        (n) => listStripeEvents({ ...anyEvent, search: `cus_${n + 1}` }),
      ],
      [
        "payment events of a session",
        "20",
        (n) => listStripeEvents({ ...anyEvent, search: `cs_test_${n + 1}` }),
      ],
      ["payment events that failed", "20", () => listStripeEvents({ ...anyEvent, outcome: "failed" })],
      ["how many will be tried again", "10", () => countFailedEvents()],
      ["how many jobs carry what (kept for ten minutes)", "5,000", () => readCoverage(), "counts"],
      ["reported jobs", "100", () => listReports(first)],
      ["how many", "20", () => countReportedJobs()],
      ["reported facts", "100", () => listFactReports(first)],
      ["how many", "20", () => countReportedFacts()],
      ["jobs by fact (kept for ten minutes)", "5,000", () => readFactCoverage(), "counts"],
      ["ten random proofs of a fact", "50", (n) => drawProofs("housing", `${n}`)],
      ["how often they were right", "20", () => countJudgements(), "counts"],
      ["jobs by part of a title", "100", () => searchJobs({ search: "ranger", page: 1 })],
      ["jobs by what most companies are called", "100", () => searchJobs({ search: "outfitter", page: 1 })],
      ["jobs by company", "100", () => searchJobs({ search: "Outfitters 12", page: 1 })],
      ["pairs of likely duplicates", "100", () => listPairs({ ...first, state: "open" })],
      ["how many", "20", () => countOpenPairs()],
      ["pairs that we merged", "100", () => listPairs({ ...first, state: "merged" })],
      ["blocks", "10", () => listBlocks(first)],
      ["block a keyword that no job has, and lift it", "100", blockAndLift],
      ["the sightings of hidden jobs (each page of a sync)", "20", () => hiddenSightings()],
      ["what administrators did", "20", () => listActions(first), "counts"],
      ["messages", "50", () => listMessages(first), "counts"],
      ["how many are open", "20", () => countOpenMessages(), "counts"],
      ["unsent mails", "50", () => listUnsent(first)],
      ["how many", "10", () => countUnsent(1000)],
    ],
    () => {
      clearCoverage();
      clearFactCoverage();
    },
  );
}

async function blockAndLift(n: number) {
  const value = `unheard of ${n}`;
  const added = await addBlock({ kind: "keyword", value, note: "", by });
  const { blocks } = await listBlocks({ search: value, page: 1 });
  const [block] = blocks;
  if (!added.ok || !block) throw new Error("nothing was blocked");
  await liftBlock({ id: block.id, by });
}
