import { data, redirect } from "react-router";
import { accountContext, clientAddressContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { readFields } from "#app/request/answer.ts";
import { readAnalytics } from "#app/request/read-analytics.ts";
import { tooMany, waitInWords } from "#app/request/too-many.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { type StartedPosting, startPostingCheckout } from "#core/billing/checkout/start-posting-checkout.ts";
import { managePath, readPostingToken } from "#core/mail/posting-links.ts";
import { findPosting } from "#core/postings/find-posting.ts";
import { readTypedPosting } from "#core/postings/form/read-posting.ts";
import { offerPrice, offerTerm } from "#core/postings/offer.ts";
import { previewPosting } from "#core/postings/preview-posting.ts";
import type { Route } from "./+types/post-job.ts";
import { creationFailure } from "./form/creation-failure.ts";
import { errorSummary } from "./form/error-summary.ts";
import { findChoices } from "./form/find-choices.ts";
import { NewPosting } from "./form/new-posting.tsx";
import type { FormErrors } from "./form-errors.ts";
import { isLook, lookedAt } from "./look/looked-at.ts";

const pitch = `Reach thousands of outdoor industry professionals for just ${offerPrice} for ${offerTerm}`;

type Refusal = Exclude<StartedPosting, { ok: true }>;

export const handle = { secrets: ["token"] } satisfies PageFacts;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...asked }) =>
  pageMeta(asked, {
    title: "Post a Featured Job",
    description: `${pitch}: top of every matching list, open to every visitor, sent with job alerts.`,
    path: loaderData?.isAsked ? null : "/post-job",
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  const found = token ? await findByToken(token) : null;
  const contact_email = context.get(accountContext)?.account.email;
  const typed = found?.typed ?? readTypedPosting({ contact_email });
  return {
    isAsked: token !== null,
    token: found && token,
    typed,
    preview: previewPosting(typed),
    choices: findChoices(),
  };
}

/** For a browser without script; who only looks at the form has sent nothing yet. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request);
  if (isLook(fields.intent))
    return { ...(await lookedAt(fields, context)), errors: {}, token: textOf(fields.token) };
  const typed = readTypedPosting(fields);
  const shown = { typed, preview: previewPosting(typed) };
  const started = await startPostingCheckout(fields, fields.token, {
    clientAddress: context.get(clientAddressContext),
    analytics: readAnalytics(request, fields),
  });
  if (started.ok) throw redirect(started.url, 303);
  if (started.reason === "paid") throw redirect(managePathOf(started.token), 303);
  const { errors, init } = refusalOf(started);
  const token = started.reason === "unavailable" && started.token;
  return data({ ...shown, errors, token: token || textOf(fields.token) }, init);
}

export default function PostJob({ loaderData, actionData }: Route.ComponentProps) {
  const { isAsked, ...shown } = { ...loaderData, ...actionData };
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">Post a Featured Job</h1>
      <p className="mt-3 text-lg">{pitch}</p>
      {isAsked && !shown.token && (
        <p role="status" className="mt-4 text-granite">
          This link no longer works. You can start a new posting here.
        </p>
      )}
      <ul className="mt-5 grid max-w-3xl gap-x-8 gap-y-1.5 text-sm sm:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <span aria-hidden="true" className="font-semibold text-sun">
              ✓
            </span>
            {benefit}
          </li>
        ))}
      </ul>
      <NewPosting key={shown.token} {...shown} />
    </div>
  );
}

const benefits = [
  "At the top of every matching list",
  "Open to every visitor, above the paywall",
  "Marked with the FEATURED badge",
  "Included in matching job alerts",
  "See views and Apply clicks",
  "Edit or close it at any time",
];

/** Null where the token is not ours, or of a posting that is gone. */
async function findByToken(token: string) {
  const id = readPostingToken(token);
  const posting = id ? await findPosting(id) : null;
  if (posting?.isPaid) throw redirect(managePath(posting.id));
  return posting;
}

function managePathOf(token: string): string {
  const id = readPostingToken(token);
  return id ? managePath(id) : "/post-job";
}

function refusalOf(refusal: Exclude<Refusal, { reason: "paid" }>): {
  errors: FormErrors;
  init: { status: number; headers?: Record<string, string> };
} {
  if (refusal.reason === "invalid")
    return { errors: { form: errorSummary(refusal.errors), ...refusal.errors }, init: { status: 400 } };
  if (refusal.reason === "unavailable") return { errors: { form: creationFailure }, init: { status: 502 } };
  const form = `Too many checkouts were asked for. Please try again ${waitInWords(refusal.retryAfter)}.`;
  return { errors: { form }, init: tooMany(refusal) };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value ? value : null;
}
