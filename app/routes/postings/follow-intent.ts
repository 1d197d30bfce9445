import type { RouterContextProvider } from "react-router";
import { clientAddressContext } from "#app/context.ts";
import { findNotice, type NoticeCode, withNotice } from "#app/notices/notices.ts";
import { readAnalytics } from "#app/request/read-analytics.ts";
import { tooMany, waitInWords } from "#app/request/too-many.ts";
import { startRenewalCheckout } from "#core/billing/checkout/start-posting-checkout.ts";
import { managePath } from "#core/mail/posting-links.ts";
import { changePosting, closePosting, reopenPosting } from "#core/postings/change-posting.ts";
import { fillPositions } from "#core/postings/facts/fill-positions.ts";
import { findPosting } from "#core/postings/find-posting.ts";
import type { FormErrors } from "./form-errors.ts";

type Asked = {
  id: string;
  fields: Record<string, unknown>;
  request: Request;
  context: Readonly<RouterContextProvider>;
};

type Followed =
  | { ok: true; to: string; json: object }
  /** `errors` are those of a change. */
  | {
      ok: false;
      error: string;
      errors?: FormErrors;
      init: { status: number; headers?: Record<string, string> };
    };

/** The forms of the page, by their `intent`. */
const intents = { save, close, reopen, renew, fill };

/** Does with a posting what its page, or a program, asks for. */
export async function followIntent(asked: Asked): Promise<Followed> {
  const intent = String(asked.fields.intent);
  if (!Object.hasOwn(intents, intent)) return refuse(400, "There is nothing of that name to do.");
  return intents[intent as keyof typeof intents](asked);
}

async function save({ id, fields }: Asked): Promise<Followed> {
  const changed = await changePosting(id, fields);
  if (changed.ok) {
    const code = changed.isHeld ? "posting-held" : "posting-saved";
    return told(id, code, { is_held: changed.isHeld });
  }
  if (changed.reason === "not-open") {
    const form = "This job cannot be changed any more.";
    return { ...refuse(409, form), errors: { form } };
  }
  const { errors } = changed;
  return { ...refuse(400, Object.values(errors)[0] ?? ""), errors };
}

async function close({ id }: Asked): Promise<Followed> {
  if (await closePosting(id)) return told(id, "posting-closed", { status: "closed" });
  return refuse(409, "This job is not live, so there is nothing to close.");
}

async function reopen({ id }: Asked): Promise<Followed> {
  if (!(await reopenPosting(id))) return refuse(409, "This job cannot be reopened.");
  // It may have been changed meanwhile, and wait for a look of ours.
  return told(id, "posting-reopened", { status: (await findPosting(id))?.status });
}

async function fill({ id, fields }: Asked): Promise<Followed> {
  const filled = await fillPositions(id, fields.filled);
  if (filled.ok) return told(id, filled.left ? "positions-saved" : "positions-filled", { left: filled.left });
  return filled.reason === "invalid"
    ? refuse(400, `Enter a number from 0 to ${filled.positions}. Nothing was changed.`)
    : refuse(409, "This job names no open positions that could be filled.");
}

async function renew({ id, fields, request, context }: Asked): Promise<Followed> {
  const started = await startRenewalCheckout(id, {
    clientAddress: context.get(clientAddressContext),
    analytics: readAnalytics(request, fields),
  });
  if (started.ok) return { ok: true, to: started.url, json: { url: started.url } };
  if (started.reason === "too-many") {
    const error = `Too many checkouts were asked for. Please try again ${waitInWords(started.retryAfter)}.`;
    return { ok: false, error, init: tooMany(started) };
  }
  return started.reason === "not-renewable"
    ? refuse(409, "This job cannot be renewed.")
    : refuse(502, "Failed to start checkout. Please try again.");
}

function told(id: string, code: NoticeCode, json: object): Followed {
  return { ok: true, to: withNotice(managePath(id), code), json: { ...json, notice: findNotice(code) } };
}

function refuse(status: number, error: string) {
  return { ok: false as const, error, init: { status } };
}
