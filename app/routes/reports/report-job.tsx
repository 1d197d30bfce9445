import { data, type MiddlewareFunction, redirect } from "react-router";
import { withNotice } from "#app/notices/notices.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { readFields, wantsJson } from "#app/request/answer.ts";
import { isId } from "#app/request/is-id.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { findReportableFacts } from "#core/moderation/facts/report-fact.ts";
import { findReportable } from "#core/moderation/screen-report.ts";
import type { Route } from "./+types/report-job.ts";
import { FactReportForm } from "./fact-report-form.tsx";
import { NothingToReport } from "./nothing-to-report.tsx";
import { ReportForm } from "./report-form.tsx";
import { takeReport } from "./take-report.ts";

/** An API caller gets no page. */
const answerProgram: MiddlewareFunction<Response> = async ({ request, params, context }, next) => {
  if (request.method !== "POST" || !wantsJson(request)) return next();
  const { init, ...taken } = await takeReport(params.id, await readFields(request), context);
  return Response.json(taken.ok ? { success: true } : { error: taken.error }, init);
};

export const handle = { personal: true, parameters: ["fact"] } satisfies PageFacts;

export const middleware = [answerProgram];

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export const meta: Route.MetaFunction = ({ error, ...asked }) =>
  error
    ? []
    : pageMeta(asked, { title: asked.loaderData?.facts.length ? "Report a wrong fact" : "Report this job" });

export async function loader({ params, url }: Route.LoaderArgs) {
  const { id } = params;
  const job = isId(id) ? await findReportable(id) : null;
  if (!job) throw data(null, { status: 404 });
  const name = (url.searchParams.get("fact") ?? "").replaceAll("\0", "");
  // One that the page shows no more is a job's like any other to report.
  const facts = name && job.isLive ? await findReportableFacts(id, name) : [];
  return data({ ...job, name, facts }, { status: job.isLive ? 200 : 410 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { init, ...taken } = await takeReport(params.id, await readFields(request), context);
  if (taken.ok) throw redirect(withNotice(taken.back, "job-reported"), 303);
  return data(taken, init);
}

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
