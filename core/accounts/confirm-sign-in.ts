import { and, eq, gt, isNull } from "drizzle-orm";
import { profiles, signInLinks } from "#core/accounts/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { type Refusal, takeFrom } from "#core/rate-limits/take.ts";
import { auth, clientAddressHeader } from "./auth.server.ts";
import { linkHash } from "./send-sign-in-link.ts";
import { codeOf, formatCode, hasTooManyWrongCodes, mayUseCodes, triesOfCode } from "./sign-in-code.ts";

type SignInRequest = typeof signInLinks.$inferSelect;
type SignInLink = Pick<SignInRequest, "email" | "next" | "saveJobId">;

export type SignIn = SignInLink & {
  ok: true;
  userId: string;
  cookies: string[];
  session: { token: string; expiresAt: Date };
};

const deadLink = { ok: false, reason: "dead-link" } as const;

export type Device = { userAgent: string | null; clientAddress: string };
export type TooMany = { reason: "too-many" } & Refusal;

export async function peekSignInLink(token: string, now = new Date()): Promise<SignInLink | null> {
  const link = await findLink(token, now);
  return link && signInOf(link);
}

/** The code that this link's email has, as people read it, while it works. */
export async function codeOfLink(token: string, now = new Date()): Promise<string | null> {
  const link = await findLink(token, now);
  if (!link?.takesCode || link.codeTries >= triesOfCode) return null;
  const isOff = (await hasTooManyWrongCodes(link.email, now)) || !(await mayUseCodes(link.email));
  return isOff ? null : formatCode(codeOf(token));
}

/** Only one of many simultaneous attempts succeeds. Limited per client. */
export async function confirmSignIn(
  token: string,
  device: Device,
  now = new Date(),
): Promise<SignIn | { ok: false; reason: "dead-link" } | TooMany> {
  const taken = await takeFrom("confirm", env.LIMIT_CONFIRM, device.clientAddress, now);
  if (!taken.ok) return { ...taken, reason: "too-many" };
  const link = await findLink(token, now);
  return (link && (await signIn(link, device, now))) ?? deadLink;
}

/** Link and code are one: null for whichever comes second. */
export async function signIn(request: SignInRequest, device: Device, now: Date): Promise<SignIn | null> {
  const userId = await spendRequest(request, now);
  if (!userId) return null;
  const { response: session, headers: answered } = await auth.api.startSession({
    body: { userId },
    headers: describeDevice(device),
    returnHeaders: true,
  });
  // The account was deleted between the two.
  if (!session) return null;
  return {
    ok: true,
    userId,
    ...signInOf(request),
    cookies: answered.getSetCookie(),
    session: { token: answered.get("set-auth-token") ?? "", expiresAt: session.expiresAt },
  };
}

/** Returns whose account the request opens, which is made where the address has none. */
function spendRequest({ id, email }: SignInRequest, now: Date): Promise<string | undefined> {
  return inTransaction(async (tx) => {
    const used = await tx
      .update(signInLinks)
      .set({ usedAt: now })
      .where(and(eq(signInLinks.id, id), isNull(signInLinks.usedAt)))
      .returning({ id: signInLinks.id });
    if (!used.length) return undefined;
    const [account] = await tx
      .insert(profiles)
      .values({ email, emailVerified: true })
      .onConflictDoUpdate({ target: profiles.email, set: { emailVerified: true } })
      .returning({ id: profiles.id });
    return account?.id;
  });
}

function signInOf({ email, next, saveJobId }: SignInLink): SignInLink {
  return { email, next, saveJobId };
}

async function findLink(token: string, now: Date): Promise<SignInRequest | null> {
  if (!/^[a-z]{32}$/i.test(token)) return null;
  const isOpen = and(gt(signInLinks.expiresAt, now), isNull(signInLinks.usedAt));
  const [link] = await db
    .select()
    .from(signInLinks)
    .where(and(eq(signInLinks.tokenHash, linkHash(token)), isOpen));
  return link ?? null;
}

/** Only these headers describe the device. An IPv6 client is recorded by its network. */
function describeDevice({ userAgent, clientAddress }: Device): Headers {
  return new Headers({
    "user-agent": (userAgent ?? "").slice(0, 300),
    [clientAddressHeader]: clientAddress.replace(/\/\d+$/, ""),
  });
}
