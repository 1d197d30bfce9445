import { randomInt } from "node:crypto";
import { linkHours } from "#core/accounts/lifetimes.ts";
import { signInLinks, verifications } from "#core/accounts/tables.ts";
import { deliver } from "#core/mail/delivery/deliver.ts";
import { renderMail } from "#core/mail/delivery/render.ts";
import { inTransaction } from "#core/platform/db.server.ts";
import { signatureOf } from "#core/platform/signed-links.ts";
import type { TaskPayload } from "#core/platform/task-payloads.ts";
import { hourMs } from "#core/text/time.ts";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The token exists only in the email. Each retry makes a new link, since the undelivered one is useless. */
export async function sendSignInLink({
  id,
  ...link
}: TaskPayload<"accounts.send-sign-in-link">): Promise<void> {
  const token = Array.from({ length: 32 }, () => letters[randomInt(letters.length)]).join("");
  const tokenHash = linkHash(token);
  const expiresAt = new Date(Date.now() + linkHours * hourMs);
  await inTransaction(async (tx) => {
    await tx.insert(signInLinks).values({ ...link, tokenHash, expiresAt });
    await tx.insert(verifications).values({ identifier: linkName(tokenHash), value: "", expiresAt });
  });
  await deliver({ id, to: link.email, mail: await renderMail("sign-in-link", { token }) });
}

/** Stored in place of the token, so that reading the table is not enough to sign in. */
export function linkHash(token: string): string {
  return signatureOf("sign-in-link", token);
}

/** The row of this name is there until the link is used. */
export function linkName(tokenHash: string): string {
  return `magic-link:${tokenHash}`;
}
