import { clientAddressContext } from "#app/context.ts";
import type { NoticeCode } from "#app/notices/notices.ts";
import { byIntent, type Outcome, refused, type Sent } from "#app/request/form-route.ts";
import { checkoutNotStarted } from "#app/request/lead-tab.ts";
import { readAnalytics } from "#app/request/read-analytics.ts";
import { tooOften } from "#app/request/too-many.ts";
import { startRenewalCheckout } from "#core/billing/checkout/start-posting-checkout.ts";
import { managePath, readPostingToken } from "#core/mail/posting-links.ts";
import { changePosting, closePosting, reopenPosting } from "#core/postings/change-posting.ts";
import { fillPositions } from "#core/postings/facts/fill-positions.ts";
import { findPosting } from "#core/postings/find-posting.ts";
import type { FormErrors } from "./form-errors.ts";

type Followed = Promise<Outcome<object, FormErrors>>;

export const followIntent = byIntent({ save, close, reopen, renew, fill });

async function save(sent: Sent): Followed {
  const id = idOf(sent);
  const { fields } = sent;
  const changed = await changePosting(id, fields);
  if (changed.ok) {
    const code = changed.isHeld ? "posting-held" : "posting-saved";
    return told(id, code, { is_held: changed.isHeld });
  }
  if (changed.reason === "not-open") {
    const form = "This job can't be changed anymore.";
    return { ...refused(409, form), errors: { form } };
  }
  const { errors } = changed;
  return { ...refused(400, Object.values(errors)[0] ?? ""), errors };
}

async function close(sent: Sent): Followed {
  const id = idOf(sent);
  if (await closePosting(id)) return told(id, "posting-closed", { status: "closed" });
  return refused(409, "This job is not live, so there is nothing to close.");
}

async function reopen(sent: Sent): Followed {
  const id = idOf(sent);
  if (!(await reopenPosting(id))) return refused(409, "This job cannot be reopened.");
  // It may have been changed meanwhile, and wait for review.
  return told(id, "posting-reopened", { status: (await findPosting(id))?.status });
}

async function fill(sent: Sent): Followed {
  const id = idOf(sent);
  const filled = await fillPositions(id, sent.fields.filled);
  if (filled.ok) return told(id, filled.left ? "positions-saved" : "positions-filled", { left: filled.left });
  return filled.reason === "invalid"
    ? refused(400, `Enter a number from 0 to ${filled.positions}. Nothing was changed.`)
    : refused(409, "This job names no open positions that could be filled.");
}

async function renew(sent: Sent): Followed {
  const { fields, request, context } = sent;
  const started = await startRenewalCheckout(idOf(sent), {
    clientAddress: context.get(clientAddressContext),
    analytics: readAnalytics(request, fields),
  });
  if (started.ok) return { to: started.url, json: { url: started.url } };
  if (started.reason === "too-many") return tooOften(started, "Too many checkouts were asked for.");
  return started.reason === "not-renewable"
    ? refused(409, "This job cannot be renewed.")
    : refused(502, checkoutNotStarted);
}

function idOf({ url }: Sent): string {
  return readPostingToken(url.searchParams.get("token")) ?? "";
}

function told(id: string, notice: NoticeCode, json: object) {
  return { to: managePath(id), notice, json };
}
