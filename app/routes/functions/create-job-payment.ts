import { clientAddressContext } from "#app/context.ts";
import { formRoute, type Outcome } from "#app/request/form-route.ts";
import { readAnalytics } from "#app/request/read-analytics.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { tooManyCheckouts } from "#app/request/too-many.ts";
import { postingNotCreated } from "#app/sentences/postings.ts";
import { type StartedPosting, startPostingCheckout } from "#core/billing/checkout/start-posting-checkout.ts";
import { managePath, readPostingToken, resumePath } from "#core/mail/posting-links.ts";
import { site } from "#core/platform/site.ts";
import { type PostingErrors, postingFields } from "#core/postings/form/posting-form.ts";

export const loader = refuseGet;

const form = formRoute(
  async ({ request, fields, context }) => {
    const started = await startPostingCheckout(jobDataOf(fields), fields.token, {
      clientAddress: context.get(clientAddressContext),
      analytics: readAnalytics(request, fields),
    });
    return outcomeOf(started);
  },
  { group: "jobData" },
);

export const action = form.action;

/** Programs send the form in `jobData`; plain forms send their fields. */
function jobDataOf(body: Record<string, unknown>): Record<string, unknown> {
  const { jobData } = body;
  if (!jobData || typeof jobData !== "object" || Array.isArray(jobData)) return body;
  return { ...jobData, ...(body.contact_email !== undefined && { contact_email: body.contact_email }) };
}

function outcomeOf(started: StartedPosting): Outcome<object, PostingErrors> {
  if (started.ok) {
    const { url, token, review } = started;
    return { json: { url, token, ...(review && { review }) }, to: url };
  }
  const error = postingNotCreated;
  switch (started.reason) {
    case "paid": {
      const url = site.origin + pathOf(started.token, managePath);
      return { json: { url, token: started.token, paid: true }, to: url };
    }
    case "invalid": {
      const { errors } = started;
      return { error: firstOf(errors), errors, status: 400, to: "/post-job" };
    }
    case "too-many":
      return { ...tooManyCheckouts(started), to: "/post-job" };
    case "unavailable":
      return {
        error,
        json: { token: started.token },
        status: 502,
        to: pathOf(started.token, resumePath),
      };
  }
}

function firstOf(errors: PostingErrors): string {
  const field = postingFields.find((name) => errors[name]);
  return (field && errors[field]) ?? postingNotCreated;
}

function pathOf(token: string | null, path: typeof managePath): string {
  const named = readPostingToken(token);
  return named ? path(named.id, named.linkVersion) : "/post-job";
}
