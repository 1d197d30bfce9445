import { data } from "react-router";
import { viewerContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { jobsInFull } from "#core/jobs/taken/jobs-in-full.ts";
import { listingsOf } from "#core/jobs/taken/take-cards.ts";
import { formatCount } from "#core/text/number-words.ts";
import type { Route } from "./+types/take-list.ts";
import { answerList, drawEach, limitTaking } from "./answer-list.ts";
import { drawJob, drawList } from "./draw-taken.server.tsx";
import { readList } from "./read-list.ts";

export const handle = { parameters: ["of"] } satisfies PageFacts;

/** A list with all its jobs, for a device that takes it along. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const of = listAddress(url);
  await limitTaking(context);
  const list = of && (await readList(of, context.get(viewerContext)));
  if (!of || !list) throw data(null, { status: 404 });
  const path = of.pathname + of.search;
  const found = await jobsInFull(list.cards.flatMap(listingsOf));
  const jobs = list.cards.flatMap(listingsOf).flatMap((id) => found.get(id) ?? []);
  const crumb = { label: list.title, to: path };
  const words = [formatCount(jobs.length, "job"), list.words].filter(Boolean).join(": ");
  const pages = await drawEach(jobs, (job) => ({
    path: jobPath(job),
    title: job.title,
    html: drawJob(crumb, job),
  }));
  const first = { path, title: list.title, html: drawList(list.title, words, list.cards) };
  return answerList({ title: list.title, path, pages: [first, ...pages] });
}

/** Null for an address that is not ours. */
function listAddress({ origin, searchParams }: URL): URL | null {
  const of = URL.parse(searchParams.get("of") ?? "", origin);
  return of?.origin === origin ? of : null;
}
