import { requireAccount, signedIn } from "#app/middleware/require-account.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { jobsInFull } from "#core/jobs/taken/jobs-in-full.ts";
import { formatCount } from "#core/text/number-words.ts";
import { type TakenSavedJob, takeSavedJobs } from "#core/tracker/saved/take-saved-jobs.ts";
import type { Route } from "./+types/take-saved.ts";
import { answerList, drawEach, limitTaking } from "./answer-list.ts";
import { drawJob, drawSavedJob, drawSavedList } from "./draw-taken.server.tsx";

const title = "My Saved Jobs";
const path = "/my-jobs";

export const handle = { personal: true } satisfies PageFacts;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

/** Saved jobs: the pages of those that are open, and what was posted of the others. */
export async function loader({ context }: Route.LoaderArgs) {
  await limitTaking(context);
  const saved = await takeSavedJobs(signedIn(context).account.userId);
  const open = await jobsInFull(saved.flatMap(({ isOpen, jobId }) => (isOpen ? jobId : [])));
  const crumb = { label: title, to: path };
  const pageOf = (job: TakenSavedJob) => {
    const detail = open.get(job.jobId);
    if (!detail) return { path: `/my-jobs/${job.id}`, title: job.jobTitle, html: drawSavedJob(crumb, job) };
    return { path: jobPath(detail), title: detail.title, html: drawJob(crumb, detail) };
  };
  const pages = await drawEach(saved, pageOf);
  const entries = saved.map((job, index) => ({ job, at: pages[index]?.path ?? path }));
  const html = drawSavedList(title, formatCount(saved.length, "saved job"), entries);
  return answerList({ title, path, pages: [{ path, title, html }, ...pages] });
}
