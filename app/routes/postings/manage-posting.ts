import { clientAddressContext } from "#app/context.ts";
import type { NoticeCode } from "#app/notices/notices.ts";
import { byIntent, type Outcome, refuseWith, type Submission } from "#app/request/form-route.ts";
import { readAnalytics } from "#app/request/read-analytics.ts";
import { tooOften } from "#app/request/too-many.ts";
import { invalidEmail } from "#app/sentences/access.ts";
import { checkoutNotStarted } from "#app/sentences/checkout.ts";
import { startRenewalCheckout } from "#core/billing/checkout/start-posting-checkout.ts";
import { managePath, type NamedPosting, readPostingToken } from "#core/mail/posting-links.ts";
import { changePosting, closePosting, reopenPosting } from "#core/postings/change-posting.ts";
import { sendReleaseLink } from "#core/postings/decisions/release-by-address.ts";
import { renewLink } from "#core/postings/decisions/renew-link.ts";
import { fillPositions } from "#core/postings/facts/fill-positions.ts";
import { findPosting } from "#core/postings/find-posting.ts";
import { orList } from "#core/text/lines.ts";
import type { FormErrors } from "./form-errors.ts";

type Done = Promise<Outcome<object, FormErrors>>;

export const managePosting = byIntent({ save, close, reopen, renew, fill, relink, confirm });

async function save(sent: Submission): Done {
  const id = idOf(sent);
  const { fields } = sent;
  const changed = await changePosting(id, fields);
  if (changed.ok) {
    const code = changed.isHeld ? "posting-held" : "posting-saved";
    return done(sent, code, { is_held: changed.isHeld });
  }
  if (changed.reason === "not-open") {
    const form = "This job can't be changed anymore.";
    return { ...refuseWith(409, form), errors: { form } };
  }
  const { errors } = changed;
  return { ...refuseWith(400, Object.values(errors)[0] ?? ""), errors };
}

async function close(sent: Submission): Done {
  const id = idOf(sent);
  if (await closePosting(id)) return done(sent, "posting-closed", { status: "closed" });
  return refuseWith(409, "This job is not live, so there is nothing to close.");
}

async function reopen(sent: Submission): Done {
  const id = idOf(sent);
  if (!(await reopenPosting(id))) return refuseWith(409, "This job cannot be reopened.");
  return done(sent, "posting-reopened", { status: (await findPosting(id))?.status });
}

async function fill(sent: Submission): Done {
  const id = idOf(sent);
  const filled = await fillPositions(id, sent.fields.filled);
  if (filled.ok)
    return done(sent, filled.left ? "positions-saved" : "positions-filled", { left: filled.left });
  return filled.reason === "invalid"
    ? refuseWith(400, `Enter a number from 0 to ${filled.positions}. Nothing was changed.`)
    : refuseWith(409, "This job names no open positions that could be filled.");
}

async function renew(sent: Submission): Done {
  const { fields, request, context } = sent;
  const started = await startRenewalCheckout(idOf(sent), {
    clientAddress: context.get(clientAddressContext),
    analytics: readAnalytics(request, fields),
  });
  if (started.ok) return { to: started.url, json: { url: started.url } };
  if (started.reason === "too-many") return tooOften(started, "You've started too many checkouts.");
  return started.reason === "not-renewable"
    ? refuseWith(409, "This job cannot be renewed.")
    : refuseWith(502, checkoutNotStarted);
}

async function relink(sent: Submission): Done {
  const renewed = await renewLink({ id: idOf(sent), by: "employer" });
  if (!renewed) return refuseWith(409, "This job has no link to renew. Nothing was changed.");
  const to = managePath(renewed.id, renewed.linkVersion);
  return { to, notice: "posting-relinked", json: { path: to } };
}

async function confirm(sent: Submission): Done {
  const asked = await sendReleaseLink(idOf(sent), sent.fields.email);
  if (asked.ok) {
    const { id, linkVersion } = named(sent);
    return { to: `${managePath(id, linkVersion)}#confirming`, json: { sent: true } };
  }
  if (asked.reason === "email") return refuseWith(400, invalidEmail);
  if (asked.reason === "too-many") return tooOften(asked, "You've asked for too many links.");
  return asked.reason === "elsewhere"
    ? refuseWith(400, `Enter an address at ${orList(asked.domains)}. Nothing was sent.`)
    : refuseWith(409, "This job doesn't wait for a confirmation. Nothing was sent.");
}

/** The route has checked that the link is the latest. */
function named({ url }: Submission): NamedPosting {
  return readPostingToken(url.searchParams.get("token")) ?? { id: "", linkVersion: 0 };
}

function idOf(sent: Submission): string {
  return named(sent).id;
}

function done(sent: Submission, notice: NoticeCode, json: object) {
  const { id, linkVersion } = named(sent);
  return { to: managePath(id, linkVersion), notice, json };
}
