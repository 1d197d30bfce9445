import { linkHours } from "#core/accounts/lifetimes.ts";
import { signInLinks } from "#core/accounts/tables.ts";
import { deliver } from "#core/mail/delivery/deliver.ts";
import { renderMail } from "#core/mail/delivery/render.ts";
import { db } from "#core/platform/db.server.ts";
import { hourMs } from "#core/text/time.ts";

type Link = {
  id: string;
  email: string;
  next: string;
  saveJobId?: string;
  token: string;
  tokenHash: string;
};

/** The token exists only in the email. */
export async function mailSignInLink({ id, token, ...link }: Link): Promise<void> {
  const expiresAt = new Date(Date.now() + linkHours * hourMs);
  await db.insert(signInLinks).values({ ...link, expiresAt });
  await deliver({ id, to: link.email, mail: await renderMail("sign-in-link", { token }) });
}
