import type { TaskPayload } from "#core/platform/task-payloads.ts";
import { auth } from "./auth.server.ts";

/** Each retry makes a new link, since the undelivered one is useless. */
export async function sendSignInLink({
  email,
  ...metadata
}: TaskPayload<"accounts.send-sign-in-link">): Promise<void> {
  await auth.api.signInMagicLink({ body: { email, metadata }, headers: new Headers() });
}
