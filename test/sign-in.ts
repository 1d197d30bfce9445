import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { insertProfile, insertSession } from "./factories.ts";

/**
 * Signs somebody in who is made where nobody has this address, and gives the header `Cookie` that a browser would then
 * send, as `request("/account", { headers: await signIn("ada@example.com") })` takes it.
 */
export async function signIn(email: string): Promise<{ cookie: string }> {
  const [known] = await db.select().from(profiles).where(eq(profiles.email, email));
  const { token } = await insertSession({ userId: (known ?? (await insertProfile({ email }))).id });
  return { cookie: `waymark.session_token=${encodeURIComponent(`${token}.${signatureOf(token)}`)}` };
}

/** The same for a program, which bears what a browser keeps as its cookie. */
export async function bearing(email: string): Promise<{ authorization: string }> {
  const { cookie } = await signIn(email);
  return { authorization: `Bearer ${cookie.split("=", 2)[1]}` };
}

/** As better-auth signs its cookies. */
function signatureOf(token: string) {
  return createHmac("sha256", env.AUTH_SECRET).update(token).digest("base64");
}
