import { data } from "react-router";
import type { PageFacts } from "#app/page-facts.ts";
import { isId } from "#app/request/is-id.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { findReportableFacts } from "#core/moderation/facts/report-fact.ts";
import { findReportable } from "#core/moderation/screen-report.ts";
import type { Route } from "./+types/report-job.ts";
import { FactReportForm } from "./fact-report-form.tsx";
import { NothingToReport } from "./nothing-to-report.tsx";
import { reports } from "./receive-report.ts";
import { ReportForm } from "./report-form.tsx";

export const handle = { personal: true, parameters: ["fact"] } satisfies PageFacts;

export const middleware = [reports.middleware];

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export const meta: Route.MetaFunction = ({ error, ...args }) =>
  error
    ? []
    : pageMeta(args, { title: args.loaderData?.facts.length ? "Report a wrong fact" : "Report this job" });

export async function loader({ params, url }: Route.LoaderArgs) {
  const { id } = params;
  const job = isId(id) ? await findReportable(id) : null;
  if (!job) throw data(null, { status: 404 });
  const name = url.searchParams.get("fact") ?? "";
  // A fact that the page does not show becomes an ordinary report about the job.
  const facts = name && job.isLive ? await findReportableFacts(id, name) : [];
  return data({ ...job, name, facts }, { status: job.isLive ? 200 : 410 });
}

export const action = reports.action;

export default function ReportJob({ loaderData: job, actionData }: Route.ComponentProps) {
  const form = {
    back: job.path,
    typed: actionData?.typed ?? { reason: "", note: "", claim: "" },
    errors: actionData?.errors ?? {},
  };
  const isOfFact = job.facts.length > 0;
  return (
    <div className="page max-w-2xl py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">{isOfFact ? "Report a wrong fact" : "Report this job"}</h1>
      <p className="mt-3 text-granite text-lg">{`${job.title} at ${job.company}`}</p>
      {!job.isLive && <NothingToReport job={job} />}
      {job.isLive && isOfFact && <FactReportForm name={job.name} facts={job.facts} {...form} />}
      {job.isLive && !isOfFact && <ReportForm {...form} />}
    </div>
  );
}
