import { data } from "react-router";
import { JobSnapshotPage } from "#app/components/tracker/job-snapshot-page.tsx";
import { requireAccount, signedIn } from "#app/middleware/require-account.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { findSavedJob } from "#core/tracker/saved/find-saved-job.ts";
import type { Route } from "./+types/saved-job.ts";

export const handle = { personal: true } satisfies PageFacts;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData ? pageMeta(args, { title: loaderData.saved.jobTitle }) : [];

export async function loader({ params, context }: Route.LoaderArgs) {
  const saved = await findSavedJob(signedIn(context).account.userId, params.id);
  if (!saved) throw data(null, { status: 404 });
  return { saved };
}

export default function SavedJobPage({ loaderData: { saved } }: Route.ComponentProps) {
  return (
    <JobSnapshotPage
      list={{ label: "My Saved Jobs", to: "/my-jobs" }}
      job={saved}
      keptAt={saved.savedAt}
      calendarAt={`/my-jobs/${saved.id}/calendar.ics`}
    />
  );
}
