import { data } from "react-router";
import { drawDescription } from "#app/components/reading/draw-description.server.tsx";
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
  const found = await findSavedJob(signedIn(context).account.userId, params.id);
  if (!found) throw data(null, { status: 404 });
  const { blocks, ...saved } = found;
  return { saved, text: drawDescription(blocks) };
}

export default function SavedJobPage({ loaderData: { saved, text } }: Route.ComponentProps) {
  return (
    <JobSnapshotPage
      list={{ label: "My Saved Jobs", to: "/my-jobs" }}
      job={saved}
      text={text}
      keptAt={saved.savedAt}
      calendarAt={`/my-jobs/${saved.id}/calendar.ics`}
    />
  );
}
