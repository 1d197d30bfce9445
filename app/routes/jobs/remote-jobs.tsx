import { ListErrorBoundary } from "#app/components/lists/error-state.tsx";
import { JobResults } from "#app/components/lists/job-results.tsx";
import { listFields } from "#app/components/lists/list-fields.tsx";
import type { PageFacts } from "#app/page-facts.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { listParameters } from "#core/jobs/query/list-position.ts";
import type { Route } from "./+types/remote-jobs.ts";
import { failList } from "./fail-list.ts";
import { loadList } from "./load-list.ts";

export const handle = { parameters: listParameters, firstStyles: "list" } satisfies PageFacts;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Remote Outdoor Jobs",
    description: "Remote and hybrid jobs in the outdoor industry, newest first.",
    path: "/remote-jobs",
    hasFeed: true,
  });

export function loader({ url, context }: Route.LoaderArgs) {
  return loadList("remote", url, context).catch((error) => failList(error, context, null));
}

export default function RemoteJobs({ loaderData: { list, viewer } }: Route.ComponentProps) {
  return (
    <div className="page py-4 sm:py-8">
      <h1 className="text-3xl sm:text-4xl">Remote outdoor jobs</h1>
      <h2 className="sr-only">Open jobs</h2>
      <JobResults list={list} viewer={viewer} action="/remote-jobs" shown={listFields} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListErrorBoundary error={error} heading="Remote outdoor jobs" />;
}
