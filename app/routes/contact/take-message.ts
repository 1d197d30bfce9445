import type { RouterContextProvider } from "react-router";
import { clientAddressContext, reportErrorContext } from "#app/context.ts";
import { tooMany, waitInWords } from "#app/request/too-many.ts";
import type { ContactErrors } from "#core/contact/read-message.ts";
import { sendMessage } from "#core/contact/send-message.ts";
import { isDatabaseUnavailable } from "#core/platform/database-health.ts";

/** What is wrong with a message, by field; `form` is of none. */
export type MessageErrors = ContactErrors & { form?: string };

type Taken =
  | { ok: true }
  /** `error` is the first of the errors. */
  | { ok: false; errors: MessageErrors; error: string; init: ResponseInit };

/** Takes a message to us, as a form or a program sends it. */
export async function takeMessage(
  fields: Record<string, unknown>,
  context: Readonly<RouterContextProvider>,
): Promise<Taken> {
  try {
    const sent = await sendMessage(fields, context.get(clientAddressContext));
    if (sent.ok) return sent;
    if (sent.reason === "invalid") return { ...sent, init: { status: 400 } };
    const again = waitInWords(sent.retryAfter);
    return notSent(`Failed to send message. Please try again ${again}.`, tooMany(sent));
  } catch (error) {
    // Reported, it would become the page that stands for all pages then, and what was typed would be gone.
    const isAway = isDatabaseUnavailable(error);
    if (!isAway) context.get(reportErrorContext)(error);
    return notSent("Failed to send message. Please try again.", { status: isAway ? 503 : 500 });
  }
}

function notSent(error: string, init: ResponseInit): Taken {
  return { ok: false, errors: { form: error }, error, init };
}
