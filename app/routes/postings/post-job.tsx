import { redirect } from "react-router";
import { Link } from "#app/components/ui/link.tsx";
import { accountContext, clientAddressContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { formRoute, type Outcome, refuseWith } from "#app/request/form-route.ts";
import { readAnalytics } from "#app/request/read-analytics.ts";
import { tooOften } from "#app/request/too-many.ts";
import { postingNotCreated } from "#app/sentences/postings.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { type StartedPosting, startPostingCheckout } from "#core/billing/checkout/start-posting-checkout.ts";
import { managePath, readPostingToken } from "#core/mail/posting-links.ts";
import { findByToken } from "#core/postings/find-posting.ts";
import { readPostingInput } from "#core/postings/form/read-posting.ts";
import { offerPrice, offerTerm } from "#core/postings/offer.ts";
import { previewPosting, reviewOfDraft } from "#core/postings/preview-posting.ts";
import type { Route } from "./+types/post-job.ts";
import { errorSummary } from "./form/error-summary.ts";
import { findChoices } from "./form/find-choices.ts";
import { NewPosting } from "./form/new-posting.tsx";
import type { FormErrors } from "./form-errors.ts";
import { isPreview, previewWithoutScript } from "./preview/preview-without-script.ts";

const pitch = `Reach thousands of outdoor industry professionals for just ${offerPrice} for ${offerTerm}`;

type Shown = Omit<Awaited<ReturnType<typeof previewWithoutScript>>, "matches" | "found"> &
  Partial<Awaited<ReturnType<typeof previewWithoutScript>>> & { token: string | null };
type Refusal = Exclude<StartedPosting, { ok: true }>;

const form = formRoute(async ({ request, fields, context }): Promise<Outcome<Shown, FormErrors>> => {
  const token = textOf(fields.token);
  if (isPreview(fields.intent)) return { shown: { ...(await previewWithoutScript(fields, context)), token } };
  const typed = readPostingInput(fields);
  const shown = { typed, preview: previewPosting(typed), review: await reviewOfDraft(typed), token };
  const started = await startPostingCheckout(fields, fields.token, {
    clientAddress: context.get(clientAddressContext),
    analytics: readAnalytics(request, fields),
  });
  if (started.ok) return { to: started.url, json: { url: started.url, token: started.token } };
  if (started.reason === "paid") return { to: managePathOf(started.token) };
  const { errors, ...refusal }: Outcome<Shown, FormErrors> = refusalOf(started);
  const kept = started.reason === "unavailable" ? started.token : null;
  return {
    ...refusal,
    errors: { form: refusal.error, ...errors },
    shown: { ...shown, token: kept || token },
  };
});

export const handle = { secrets: ["token"] } satisfies PageFacts;

export const middleware = [form.middleware];

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, {
    title: "Post a Featured Job",
    description: `${pitch}: top of every matching list, open to every visitor, sent with job alerts.`,
    path: loaderData?.isAsked ? null : "/post-job",
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  const found = token ? await findUnpaid(token) : null;
  const contact_email = context.get(accountContext)?.account.email;
  const typed = found?.typed ?? readPostingInput({ contact_email });
  return {
    isAsked: token !== null,
    token: found && token,
    typed,
    preview: previewPosting(typed),
    review: found && (await reviewOfDraft(typed)),
    choices: findChoices(),
  };
}

export const action = form.action;

export default function PostJob({ loaderData, actionData }: Route.ComponentProps) {
  const { isAsked, ...shown } = { ...loaderData, ...actionData, errors: actionData?.errors ?? undefined };
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
      <p className="mt-4 text-granite text-sm">
        Already have a featured job?{" "}
        <Link to="/post-job/link" className="text-link inline-flex min-h-11 items-center md:min-h-0">
          Get your link to manage it
        </Link>
      </p>
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

async function findUnpaid(token: string) {
  const posting = await findByToken(token);
  if (posting?.isPaid) throw redirect(managePath(posting.id, posting.linkVersion));
  return posting;
}

function managePathOf(token: string): string {
  const named = readPostingToken(token);
  return named ? managePath(named.id, named.linkVersion) : "/post-job";
}

function refusalOf(refusal: Exclude<Refusal, { reason: "paid" }>) {
  if (refusal.reason === "invalid")
    return { error: errorSummary(refusal.errors), errors: refusal.errors, status: 400 };
  if (refusal.reason === "unavailable") return refuseWith(502, postingNotCreated);
  return tooOften(refusal, "You've started too many checkouts.");
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value ? value : null;
}
