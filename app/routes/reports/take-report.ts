import type { RouterContextProvider } from "react-router";
import { accountContext, clientAddressContext, reportErrorContext } from "#app/context.ts";
import { isId } from "#app/request/is-id.ts";
import { tooMany, waitInWords } from "#app/request/too-many.ts";
import { reportFact } from "#core/moderation/facts/report-fact.ts";
import { reportJob } from "#core/moderation/report-job.ts";
import {
  findReportable,
  type ReportErrors,
  type TypedReport,
  typedReport,
} from "#core/moderation/screen-report.ts";
import { isDatabaseUnavailable } from "#core/platform/database-health.ts";

/** `back` is the job's page, `error` the first of the errors. */
type Taken =
  | { ok: true; back: string; init: ResponseInit }
  | { ok: false; typed: TypedReport; errors: ReportErrors; error: string; init: ResponseInit };

/** Takes a report of a job, or of the fact of it that is named, as a form or a program sends it. */
export async function takeReport(
  jobId: string | undefined,
  fields: Record<string, unknown>,
  context: Readonly<RouterContextProvider>,
): Promise<Taken> {
  const typed = typedReport(fields);
  const refuse = (errors: ReportErrors, init: ResponseInit): Taken => {
    return { ok: false, typed, errors, error: Object.values(errors)[0] ?? "", init };
  };
  try {
    const job = isId(jobId) ? await findReportable(jobId) : null;
    if (!job) return refuse({ form: "We have no such job." }, { status: 404 });
    const report = typeof fields.fact === "string" ? reportFact : reportJob;
    const sent = await report({
      jobId: jobId ?? "",
      fields,
      userId: context.get(accountContext)?.account.userId ?? null,
      clientAddress: context.get(clientAddressContext),
    });
    if (sent.ok) return { ok: true, back: job.path, init: { headers: { "Cache-Control": "no-store" } } };
    if (sent.reason === "missing") return refuse({ form: "This job is no longer open." }, { status: 410 });
    if (sent.reason === "invalid") return refuse(sent.errors, { status: 400 });
    const again = waitInWords(sent.retryAfter);
    return refuse({ form: `Failed to send your report. Please try again ${again}.` }, tooMany(sent));
  } catch (error) {
    // Reported, it would become the page that stands for all pages then, and what was typed would be gone.
    const isAway = isDatabaseUnavailable(error);
    if (!isAway) context.get(reportErrorContext)(error);
    return refuse({ form: "Failed to send your report. Please try again." }, { status: isAway ? 503 : 500 });
  }
}
