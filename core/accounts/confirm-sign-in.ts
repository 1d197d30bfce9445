import { isAPIError } from "better-auth/api";
import { and, eq, exists, gt, sql } from "drizzle-orm";
import { profiles, signInLinks, verifications } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { type Refusal, takeFrom } from "#core/rate-limits/take.ts";
import { auth, clientAddressHeader, linkHash } from "./auth.server.ts";

/** Whom a link signs in, and what they wanted. */
type SignInLink = {
  email: string;
  /** A path of ours. */
  next: string;
  saveJobId: string | null;
};

export type SignIn = SignInLink & {
  ok: true;
  userId: string;
  /** For a browser. */
  cookies: string[];
  /** For an API caller: what it sends as bearer. */
  session: { token: string; expiresAt: Date };
};

const deadLink = { ok: false, reason: "dead-link" } as const;

/** What the list of sessions will say of the browser. */
type Device = { userAgent: string | null; clientAddress: string };

/** Null if the link is used, too old or none. Uses nothing up. */
export async function peekSignInLink(token: string, now = new Date()): Promise<SignInLink | null> {
  if (!/^[a-z]{32}$/i.test(token)) return null;
  const tokenHash = linkHash(token);
  const unused = db
    .select({ one: sql`1` })
    .from(verifications)
    .where(eq(verifications.identifier, `magic-link:${tokenHash}`));
  const [link] = await db
    .select({ email: signInLinks.email, next: signInLinks.next, saveJobId: signInLinks.saveJobId })
    .from(signInLinks)
    .where(and(eq(signInLinks.tokenHash, tokenHash), gt(signInLinks.expiresAt, now), exists(unused)));
  return link ?? null;
}

/** Uses a link up and begins a session; of many who try at once, one succeeds. Limited per client. */
export async function confirmSignIn(
  token: string,
  device: Device,
  now = new Date(),
): Promise<SignIn | { ok: false; reason: "dead-link" } | ({ reason: "too-many" } & Refusal)> {
  const taken = await takeFrom("confirm", env.LIMIT_CONFIRM, device.clientAddress, now);
  if (!taken.ok) return { ...taken, reason: "too-many" };
  const link = await peekSignInLink(token, now);
  if (!link) return deadLink;
  // Two links to one new address, used at once: better-auth alone would fail at the second.
  await db.insert(profiles).values({ email: link.email, emailVerified: true }).onConflictDoNothing();
  const verified = await verify(token, device);
  if (!verified) return deadLink;
  const { response, headers: answered } = verified;
  return {
    ok: true,
    userId: response.user.id,
    ...link,
    cookies: answered.getSetCookie(),
    session: {
      token: answered.get("set-auth-token") ?? "",
      expiresAt: response.session.expiresAt,
    },
  };
}

/** Null where the link was used up meanwhile. */
async function verify(token: string, device: Device) {
  try {
    return await auth.api.magicLinkVerify({
      query: { token },
      headers: described(device),
      returnHeaders: true,
    });
  } catch (error) {
    // Its refusals are redirects.
    if (isAPIError(error) && error.status === "FOUND") return null;
    throw error;
  }
}

/** Nothing else of the request has a say in who signs in. An IPv6 client is told as its network. */
function described({ userAgent, clientAddress }: Device): Headers {
  return new Headers({
    "user-agent": (userAgent ?? "").slice(0, 300),
    [clientAddressHeader]: clientAddress.replace(/\/\d+$/, ""),
  });
}
