import { data, redirect } from "react-router";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { PageFacts } from "#app/page-facts.ts";
import { formRoute, type Outcome, refuseWith } from "#app/request/form-route.ts";
import { deadLink } from "#app/sentences/access.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { listPayments, type PostingPayment } from "#core/billing/postings/list-payments.ts";
import { managePath, receiptPath, resumePath } from "#core/mail/posting-links.ts";
import { readCounts, totalCounts } from "#core/postings/counts.ts";
import { findReview } from "#core/postings/decisions/release-by-address.ts";
import { findByToken, type ManagedPosting } from "#core/postings/find-posting.ts";
import { readPostingInput } from "#core/postings/form/read-posting.ts";
import { renewedUntil } from "#core/postings/posting-state.ts";
import { previewPosting } from "#core/postings/preview-posting.ts";
import { longDate } from "#core/text/long-date.ts";
import { dollars } from "#core/text/price.ts";
import type { Route } from "./+types/manage.ts";
import { drawPayments, type ShownPayment } from "./draw-payments.server.tsx";
import { drawRenewLink } from "./draw-renew-link.server.tsx";
import { EditPosting } from "./edit-posting.tsx";
import { findChoices } from "./form/find-choices.ts";
import type { FormErrors } from "./form-errors.ts";
import { managePosting } from "./manage-posting.ts";
import { type ManagedState, mayChange, stateOf, wordsOf } from "./managed-state.ts";
import { isPreview, previewWithoutScript } from "./preview/preview-without-script.ts";
import { drawConfirming } from "./release/draw-confirming.server.tsx";
import { RenewPosting } from "./renew-posting.tsx";
import { StateCard } from "./state-card.tsx";
import { drawPositions } from "./statistics/draw-positions.server.tsx";
import { drawStatistics } from "./statistics/draw-statistics.server.tsx";

const form = formRoute(async (sent): Promise<Outcome<Shown, FormErrors>> => {
  const { fields, url, context, isProgram } = sent;
  const posting = await findNamed(url);
  if (!posting) return refuseWith(410, deadLink);
  if (!posting.isPaid)
    return {
      ...refuseWith(409, "This job is not paid yet."),
      to: resumePath(posting.id, posting.linkVersion),
    };
  if (isPreview(fields.intent) && !isProgram)
    return { shown: { form: await previewWithoutScript(fields, context) } };
  const followed = await managePosting(sent);
  const { errors, error } = followed;
  if (fields.intent === "confirm" && error)
    return { ...followed, shown: { confirming: await confirmingAgain(posting, fields.email, error) } };
  return { ...followed, shown: { form: errors && { ...shownAgain(fields), errors } } };
});

export const handle = { personal: true, secrets: ["token"] } satisfies PageFacts;

export const middleware = [form.middleware];

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Manage your featured job" });

export async function loader({ url }: Route.LoaderArgs) {
  const posting = await findPaid(url);
  if (!posting) return data({ managed: null }, { status: 410 });
  const now = new Date();
  const { id, linkVersion, typed, mayRename } = posting;
  const path = managePath(id, linkVersion);
  const [days, totals, payments, review] = await Promise.all([
    readCounts(id, now),
    totalCounts(id),
    listPayments([id]),
    findReview(id),
  ]);
  const state = stateOf(posting);
  const managed = {
    typed,
    state,
    path,
    words: wordsOf(state, posting, review?.reason),
    confirming: review && drawConfirming({ path, review, typed: typed.contact_email }),
    payments: drawPayments(payments.map((payment) => showPayment(payment, posting))),
    statistics: state === "declined" ? null : drawStatistics(days, totals),
    positions:
      posting.positions && (state === "live" || state === "closed")
        ? drawPositions({ path, positions: posting.positions, isLive: state === "live" })
        : null,
    renewLink: drawRenewLink(path),
    renewal: posting.mayRenew ? renewalText(state, renewedUntil(posting, now)) : null,
    form: mayChange(state) ? { mayRename, preview: previewPosting(typed), choices: findChoices() } : null,
  };
  return data({ managed });
}

export const action = form.action;

export default function Manage({ loaderData: { managed }, actionData }: Route.ComponentProps) {
  if (!managed) return <DeadLink />;
  const { typed, path, state, words, renewal, statistics, positions, form, payments, renewLink } = managed;
  const confirming = actionData?.confirming ?? managed.confirming;
  return (
    <div className="page py-8 sm:py-12">
      <p className="eyebrow text-granite">Your featured job</p>
      <h1 className="mt-2 text-3xl sm:text-4xl">{typed.title}</h1>
      <p className="mt-2 text-granite">
        <span className="font-medium text-ink">{typed.company_name}</span> · {typed.location}
      </p>
      {actionData?.error && !actionData.form && !actionData.confirming && (
        <p role="alert" className="mt-6 rounded-lg border border-clay bg-sheet px-5 py-4 text-clay">
          {actionData.error}
        </p>
      )}
      <StateCard path={path} state={state} words={words}>
        {renewal && <RenewPosting key={renewal} path={path} renewal={renewal} isFirst={state === "ended"} />}
      </StateCard>
      {confirming && (
        <section
          aria-labelledby="confirming"
          className="mt-12"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server, of its own words and a source's
          dangerouslySetInnerHTML={{ __html: confirming }}
        />
      )}
      {positions && (
        <section
          aria-labelledby="positions"
          className="mt-12"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server, of numbers
          dangerouslySetInnerHTML={{ __html: positions }}
        />
      )}
      {statistics && (
        <section
          aria-labelledby="statistics"
          className="mt-12"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server, of numbers and days
          dangerouslySetInnerHTML={{ __html: statistics }}
        />
      )}
      {form && (
        <EditPosting
          path={path}
          typed={typed}
          {...form}
          {...actionData?.form}
          isOpen={Boolean(actionData?.form)}
        />
      )}
      {payments && (
        <section
          aria-labelledby="payments"
          className="mt-12"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server, of amounts and days
          dangerouslySetInnerHTML={{ __html: payments }}
        />
      )}
      <details
        className="mt-12 border-line border-t pt-4"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server, of its own words
        dangerouslySetInnerHTML={{ __html: renewLink }}
      />
    </div>
  );
}

function DeadLink() {
  return (
    <div className="page max-w-xl py-12 text-center sm:py-16">
      <h1 className="text-3xl sm:text-4xl">This link no longer works</h1>
      <p className="mt-4 text-balance text-granite text-lg">
        The job was removed, the link was renewed, or it is incomplete. Try the link in our latest email, or
        have it sent again.
      </p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/post-job/link" className={buttonStyles({ look: "primary" })}>
          Send my link
        </Link>
        <Link to="/post-job" className={buttonStyles()}>
          Post a Job
        </Link>
        <Link to="/contact" className={buttonStyles()}>
          Contact
        </Link>
      </p>
    </div>
  );
}

function findNamed(url: URL): Promise<ManagedPosting | null> {
  return findByToken(url.searchParams.get("token"));
}

async function findPaid(url: URL): Promise<ManagedPosting | null> {
  const posting = await findNamed(url);
  if (posting && !posting.isPaid) throw redirect(resumePath(posting.id, posting.linkVersion), 303);
  return posting;
}

const refundWords = {
  refunded: "Refunded",
  waiting: "Refund on its way",
  disputed: "Disputed at your bank",
};

function showPayment(
  { orderId, cents, paidAt, refund }: PostingPayment,
  posting: ManagedPosting,
): ShownPayment {
  const { id, linkVersion } = posting;
  return {
    ...{ orderId, amount: dollars(cents), paidOn: longDate(paidAt) },
    refund: refund && refundWords[refund.state],
    to: receiptPath(id, linkVersion, orderId),
  };
}

/** A posting under another review does not count its days. */
function renewalText(state: ManagedState, until: Date): string {
  return state === "rereading"
    ? "We'll add these days to the ones you have left."
    : `Your job would then be live until ${longDate(until)}.`;
}

type Shown = {
  confirming?: string | null;
  form?: ReturnType<typeof shownAgain> &
    Partial<Awaited<ReturnType<typeof previewWithoutScript>>> & { errors?: FormErrors };
};

async function confirmingAgain({ id, linkVersion }: ManagedPosting, email: unknown, error: string) {
  const review = await findReview(id);
  const typed = String(email ?? "").slice(0, 254);
  return review && drawConfirming({ path: managePath(id, linkVersion), review, typed, error });
}

function shownAgain(fields: Record<string, unknown>) {
  const typed = readPostingInput(fields);
  return { typed, preview: previewPosting(typed) };
}
