import { clientAddressContext } from "#app/context.ts";
import { formRoute, type Outcome, type Submission } from "#app/request/form-route.ts";
import { tooOften } from "#app/request/too-many.ts";
import { messageFailed } from "#app/sentences/contact.ts";
import type { ContactErrors } from "#core/contact/read-message.ts";
import { sendMessage } from "#core/contact/send-message.ts";

export type MessageErrors = ContactErrors & { form?: string };

export const messages = formRoute(receiveMessage, {
  failure: messageFailed,
  repeats: ["name", "email", "subject", "message"],
});

async function receiveMessage({ fields, context }: Submission): Promise<Outcome<object, MessageErrors>> {
  const sent = await sendMessage(fields, context.get(clientAddressContext));
  if (sent.ok) return { json: { success: true }, to: "/contact?sent=true", notice: "message-sent" };
  if (sent.reason === "invalid") return { error: sent.error, errors: sent.errors, status: 400 };
  const refusal = tooOften(sent, "Failed to send message.");
  return { ...refusal, errors: { form: refusal.error } };
}
