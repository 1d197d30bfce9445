import { data } from "react-router";
import { JobSnapshotPage } from "#app/components/tracker/job-snapshot-page.tsx";
import { requireAccount, signedIn } from "#app/middleware/require-account.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { findApplication } from "#core/tracker/applications/find-application.ts";
import type { Route } from "./+types/application.ts";

export const handle = { personal: true } satisfies PageFacts;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData ? pageMeta(args, { title: loaderData.application.jobTitle }) : [];

export async function loader({ params, context }: Route.LoaderArgs) {
  const application = await findApplication(signedIn(context).account.userId, params.id);
  if (!application) throw data(null, { status: 404 });
  return { application };
}

export default function ApplicationJob({ loaderData: { application } }: Route.ComponentProps) {
  return (
    <JobSnapshotPage
      list={{ label: "My Applications", to: "/my-applications" }}
      job={application}
      keptAt={null}
    />
  );
}
