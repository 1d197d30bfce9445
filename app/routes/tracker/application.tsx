import { data } from "react-router";
import { drawDescription } from "#app/components/reading/draw-description.server.tsx";
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
  const found = await findApplication(signedIn(context).account.userId, params.id);
  if (!found) throw data(null, { status: 404 });
  const { blocks, ...application } = found;
  return { application, text: drawDescription(blocks) };
}

export default function ApplicationJob({ loaderData: { application, text } }: Route.ComponentProps) {
  return (
    <JobSnapshotPage
      list={{ label: "My Applications", to: "/my-applications" }}
      job={application}
      text={text}
      keptAt={null}
    />
  );
}
