import type { TaskPayload } from "#core/platform/task-payloads.ts";
import { auth } from "./auth.server.ts";

/** Makes a link and mails it. Tried again after a failure, it makes another: what was not delivered is of no use. */
export async function sendSignInLink({
  email,
  ...metadata
}: TaskPayload<"accounts.send-sign-in-link">): Promise<void> {
  await auth.api.signInMagicLink({ body: { email, metadata }, headers: new Headers() });
}
