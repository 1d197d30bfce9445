import { isAPIError } from "better-auth/api";
import { and, eq, exists, gt, sql } from "drizzle-orm";
import { profiles, signInLinks, verifications } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { type Refusal, takeFrom } from "#core/rate-limits/take.ts";
import { auth, clientAddressHeader, linkHash } from "./auth.server.ts";

type SignInLink = {
  email: string;
  next: string;
  saveJobId: string | null;
};

export type SignIn = SignInLink & {
  ok: true;
  userId: string;
  cookies: string[];
  session: { token: string; expiresAt: Date };
};

const deadLink = { ok: false, reason: "dead-link" } as const;

type Device = { userAgent: string | null; clientAddress: string };

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

/** Only one of many simultaneous attempts succeeds. Limited per client. */
export async function confirmSignIn(
  token: string,
  device: Device,
  now = new Date(),
): Promise<SignIn | { ok: false; reason: "dead-link" } | ({ reason: "too-many" } & Refusal)> {
  const taken = await takeFrom("confirm", env.LIMIT_CONFIRM, device.clientAddress, now);
  if (!taken.ok) return { ...taken, reason: "too-many" };
  const link = await peekSignInLink(token, now);
  if (!link) return deadLink;
  // If two links to one new address are used at once, better-auth alone would fail at the second.
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

async function verify(token: string, device: Device) {
  try {
    return await auth.api.magicLinkVerify({
      query: { token },
      headers: described(device),
      returnHeaders: true,
    });
  } catch (error) {
    // better-auth refuses with a redirect.
    if (isAPIError(error) && error.status === "FOUND") return null;
    throw error;
  }
}

/** Only these headers describe the device. An IPv6 client is recorded by its network. */
function described({ userAgent, clientAddress }: Device): Headers {
  return new Headers({
    "user-agent": (userAgent ?? "").slice(0, 300),
    [clientAddressHeader]: clientAddress.replace(/\/\d+$/, ""),
  });
}
