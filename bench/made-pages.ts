import type pg from "pg";
import { companyPath } from "#app/paths.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { first, insertProfile, insertSubscription } from "#test/factories.ts";
import { signIn } from "#test/sign-in.ts";
import { seeding } from "./seeding.ts";

export type MadePage = { name: string; path: string; cookie: string; isCached: boolean };

/** A cookie of no session: the page is rendered for one reader, who is nobody. */
const nobody = "session_token=bench";

export async function pagesToLoad(): Promise<MadePage[]> {
  const { job, big } = await seeding(async (client) => ({
    job: await rowOf(client, "select id, slug, company_slug from jobs order by date_posted desc limit 1"),
    big: await rowOf(client, "select company_slug from jobs group by 1 order by count(*) desc limit 1"),
  }));
  const open: [string, string][] = [
    ["home", "/"],
    ["list, 10 cards", "/jobs"],
    ["list, housing provided", "/jobs?facts=housing"],
    ["list without match", "/jobs?location=Antarctica"],
    ["list around a town that has none", "/jobs?near=moab-ut&within=25"],
    ["company, 100 cards", companyPath(big.company_slug)],
    ["search page, 10 cards", "/search/adventure-guide-jobs"],
    ["state page, 20 cards", "/outdoor-jobs-california"],
    ["editorial, 50 entries", "/best-outdoor-companies-to-work-for"],
    ["detail", jobPath({ companySlug: job.company_slug, jobSlug: jobSlug(job) })],
  ];
  const cookie = await memberCookie();
  return [
    ...open.map(([name, path]) => ({ name, path, cookie: nobody, isCached: true })),
    { name: "subscriber's list, 100 cards", path: "/jobs", cookie, isCached: false },
    { name: "subscriber's search, 100 cards", path: "/jobs?title=guide", cookie, isCached: false },
  ];
}

type JobRow = { id: string; slug: string; company_slug: string };

function rowOf(client: pg.Client, query: string): Promise<JobRow> {
  return first(client.query<JobRow>(query).then(({ rows }) => rows));
}

async function memberCookie(): Promise<string> {
  const email = `member-${crypto.randomUUID()}@example.com`;
  const { id } = await insertProfile({ email });
  await insertSubscription({ userId: id, stripeSubscriptionId: `sub_${id}`, stripeCustomerId: `cus_${id}` });
  return (await signIn(email)).cookie;
}
