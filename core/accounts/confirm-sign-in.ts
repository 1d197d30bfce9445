import { and, eq, exists, gt, sql } from "drizzle-orm";
import { profiles, signInLinks, verifications } from "#core/accounts/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { type Refusal, takeFrom } from "#core/rate-limits/take.ts";
import { auth, clientAddressHeader } from "./auth.server.ts";
import { linkHash, linkName } from "./send-sign-in-link.ts";

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
    .where(eq(verifications.identifier, linkName(tokenHash)));
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
  const userId = await spendLink(linkHash(token), link.email, now);
  if (!userId) return deadLink;
  const { response: session, headers: answered } = await auth.api.startSession({
    body: { userId },
    headers: described(device),
    returnHeaders: true,
  });
  // The account was deleted between the two.
  if (!session) return deadLink;
  return {
    ok: true,
    userId,
    ...link,
    cookies: answered.getSetCookie(),
    session: { token: answered.get("set-auth-token") ?? "", expiresAt: session.expiresAt },
  };
}

/** Returns whose account the link opens, which is made where the address has none. */
function spendLink(tokenHash: string, email: string, now: Date): Promise<string | undefined> {
  return inTransaction(async (tx) => {
    const unused = and(eq(verifications.identifier, linkName(tokenHash)), gt(verifications.expiresAt, now));
    const used = await tx.delete(verifications).where(unused).returning({ id: verifications.id });
    if (!used.length) return undefined;
    const [account] = await tx
      .insert(profiles)
      .values({ email, emailVerified: true })
      .onConflictDoUpdate({ target: profiles.email, set: { emailVerified: true } })
      .returning({ id: profiles.id });
    return account?.id;
  });
}

/** Only these headers describe the device. An IPv6 client is recorded by its network. */
function described({ userAgent, clientAddress }: Device): Headers {
  return new Headers({
    "user-agent": (userAgent ?? "").slice(0, 300),
    [clientAddressHeader]: clientAddress.replace(/\/\d+$/, ""),
  });
}
