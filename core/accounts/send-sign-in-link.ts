import { linkHours } from "#core/accounts/lifetimes.ts";
import { signInLinks } from "#core/accounts/tables.ts";
import { deliver } from "#core/mail/delivery/deliver.ts";
import { renderMail } from "#core/mail/delivery/render.ts";
import { db } from "#core/platform/db.server.ts";
import { signatureOf } from "#core/platform/signed-links.ts";
import type { TaskPayload } from "#core/platform/task-payloads.ts";
import { hourMs } from "#core/text/time.ts";
import { codeHash, codeOf, formatCode, hasTooManyWrongCodes, mayUseCodes } from "./sign-in-code.ts";

/** Token and code exist only in the email. One that is sent again has the same, as both emails may arrive. */
export async function sendSignInLink(
  { id, email, next, saveJobId }: TaskPayload<"accounts.send-sign-in-link">,
  now = new Date(),
): Promise<void> {
  const token = tokenOf(id);
  const isOff = await hasTooManyWrongCodes(email, now);
  const code = !isOff && (await mayUseCodes(email)) ? codeOf(token) : null;
  const sent = {
    tokenHash: linkHash(token),
    codeHash: code && codeHash(code),
    expiresAt: new Date(now.getTime() + linkHours * hourMs),
  };
  const [request] = await db
    .insert(signInLinks)
    .values({ id, email, next, saveJobId, ...sent })
    .onConflictDoUpdate({ target: signInLinks.id, set: sent })
    .returning({ takesCode: signInLinks.takesCode });
  const ofCode = request?.takesCode ? { code: code && formatCode(code), isOff } : { code: null };
  await deliver({ id, to: email, mail: await renderMail("sign-in-link", { token, ...ofCode }) });
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** 32 letters, which nobody can work out from a request's id alone. */
function tokenOf(requestId: string): string {
  const mac = Buffer.from(signatureOf("sign-in-token", requestId), "base64url");
  return Array.from(mac, (byte) => letters[byte % letters.length]).join("");
}

/** Stored in place of the token, so that reading the table is not enough to sign in. */
export function linkHash(token: string): string {
  return signatureOf("sign-in-link", token);
}
