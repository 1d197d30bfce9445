import { accountContext, clientAddressContext } from "#app/context.ts";
import { formRoute, type Outcome, type Submission } from "#app/request/form-route.ts";
import { isId } from "#app/request/is-id.ts";
import { tooOften } from "#app/request/too-many.ts";
import { reportFact } from "#core/moderation/facts/report-fact.ts";
import { reportJob } from "#core/moderation/report-job.ts";
import {
  findReportable,
  type ReportErrors,
  type ReportInput,
  readReportInput,
} from "#core/moderation/screen-report.ts";

export const reports = formRoute(receiveReport, {
  failure: "Failed to send your report. Please try again.",
  show: async ({ fields }) => ({ typed: readReportInput(fields) }),
});

async function receiveReport({
  params,
  fields,
  context,
}: Submission): Promise<Outcome<{ typed: ReportInput }, ReportErrors>> {
  const { id = "" } = params;
  const job = isId(id) ? await findReportable(id) : null;
  if (!job) return refuse({ error: "We have no such job.", status: 404 });
  const report = typeof fields.fact === "string" ? reportFact : reportJob;
  const sent = await report({
    jobId: id,
    fields,
    userId: context.get(accountContext)?.account.userId ?? null,
    clientAddress: context.get(clientAddressContext),
  });
  if (sent.ok) return { to: job.path, notice: "job-reported", json: { success: true } };
  if (sent.reason === "missing") return refuse({ error: "This job is no longer open.", status: 410 });
  if (sent.reason === "too-many") return refuse(tooOften(sent, "Failed to send your report."));
  const { errors } = sent;
  return { error: Object.values(errors)[0] ?? "", errors, status: 400 };
}

function refuse<Refusal extends { error: string }>(refusal: Refusal) {
  return { ...refusal, errors: { form: refusal.error } };
}
