import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { insertProfile, insertSession } from "./factories.ts";

/**
 * Makes the person where the address is new. Returns the header `Cookie` for `request("/account", { headers: await
 * signIn("ada@example.com") })`.
 */
export async function signIn(email: string): Promise<{ cookie: string }> {
  const [known] = await db.select().from(profiles).where(eq(profiles.email, email));
  const { token } = await insertSession({ userId: (known ?? (await insertProfile({ email }))).id });
  return { cookie: `waymark.session_token=${encodeURIComponent(`${token}.${signatureOf(token)}`)}` };
}

/** A program sends the value of the browser's cookie as its token. */
export async function bearing(email: string): Promise<{ authorization: string }> {
  const { cookie } = await signIn(email);
  return { authorization: `Bearer ${cookie.split("=", 2)[1]}` };
}

/** Signs as better-auth signs its cookies. */
function signatureOf(token: string) {
  return createHmac("sha256", env.AUTH_SECRET).update(token).digest("base64");
}
