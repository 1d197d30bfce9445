import { clientAddressContext } from "#app/context.ts";
import { answer, readFields } from "#app/request/answer.ts";
import { readAnalytics } from "#app/request/read-analytics.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { tooMany } from "#app/request/too-many.ts";
import { creationFailure } from "#app/routes/postings/form/creation-failure.ts";
import { type StartedPosting, startPostingCheckout } from "#core/billing/checkout/start-posting-checkout.ts";
import { managePath, readPostingToken, resumePath } from "#core/mail/posting-links.ts";
import { site } from "#core/platform/site.ts";
import { type PostingErrors, postingFields } from "#core/postings/form/posting-form.ts";
import type { Route } from "./+types/create-job-payment.ts";

export const loader = refuseGet;

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readFields(request);
  const started = await startPostingCheckout(jobDataOf(body), body.token, {
    clientAddress: context.get(clientAddressContext),
    analytics: readAnalytics(request, body),
  });
  return answer(request, outcomeOf(started));
}

/** The whole form as a program sends it, or its fields as a plain form does. */
function jobDataOf(body: Record<string, unknown>): Record<string, unknown> {
  const { jobData } = body;
  if (!jobData || typeof jobData !== "object" || Array.isArray(jobData)) return body;
  return { ...jobData, ...(body.contact_email !== undefined && { contact_email: body.contact_email }) };
}

function outcomeOf(started: StartedPosting): Parameters<typeof answer>[1] {
  if (started.ok) return { json: { url: started.url, token: started.token }, to: started.url };
  const error = creationFailure;
  switch (started.reason) {
    case "paid": {
      const url = site.origin + pathOf(started.token, managePath);
      return { json: { url, token: started.token, paid: true }, to: url };
    }
    case "invalid": {
      const { errors } = started;
      return { json: { error: firstOf(errors), errors }, status: 400, to: "/post-job" };
    }
    case "too-many":
      return { json: { error }, ...tooMany(started), to: "/post-job" };
    case "unavailable":
      return {
        json: { error, token: started.token },
        status: 502,
        to: pathOf(started.token, resumePath),
      };
  }
}

function firstOf(errors: PostingErrors): string {
  const field = postingFields.find((name) => errors[name]);
  return (field && errors[field]) ?? creationFailure;
}

function pathOf(token: string | null, path: (id: string) => string): string {
  const id = readPostingToken(token);
  return id ? path(id) : "/post-job";
}
