import { eq } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import type { Refusal } from "#core/rate-limits/take.ts";
import { accessTokenSeconds, signAccessToken } from "./access-token.ts";
import { confirmSignIn, type Device } from "./confirm-sign-in.ts";
import { readAccount } from "./read-account.ts";

/** As programs know an account, in GoTrue's form. */
export type ProgramUser = {
  id: string;
  aud: "authenticated";
  role: "authenticated";
  email: string;
  email_confirmed_at: string;
  created_at: string;
  updated_at: string;
  app_metadata: { provider: "email"; providers: ["email"] };
  user_metadata: Record<string, never>;
  identities: [];
};

export type ProgramSession = {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: ProgramUser;
};

type Started = { ok: true; session: ProgramSession } | { ok: false; refusal: Refusal | null };

/** Uses the link of an email up. */
export async function startProgramSession(link: unknown, device: Device, now = new Date()): Promise<Started> {
  const confirmed = await confirmSignIn(typeof link === "string" ? link : "", device, now);
  if (!confirmed.ok) return { ok: false, refusal: confirmed.reason === "too-many" ? confirmed : null };
  const session = await sessionOf(confirmed.session.token, now);
  return session ? { ok: true, session } : { ok: false, refusal: null };
}

/** The same refresh token works until its session ends, and prolongs it. An access token is none: its hour would never end. */
export async function sessionOf(refreshToken: unknown, now = new Date()): Promise<ProgramSession | null> {
  if (typeof refreshToken !== "string" || !/^[\w-]{1,100}\.[\w%+/=-]{1,200}$/.test(refreshToken)) return null;
  const { account } = await readAccount(new Headers({ authorization: `Bearer ${refreshToken}` }), now);
  const user = account && (await findUser(account.userId));
  if (!account || !user) return null;
  return {
    access_token: await signAccessToken(account, now),
    token_type: "bearer",
    expires_in: accessTokenSeconds,
    expires_at: Math.floor(now.getTime() / 1000) + accessTokenSeconds,
    refresh_token: refreshToken,
    user,
  };
}

export async function findUser(userId: string): Promise<ProgramUser | null> {
  const [person] = await db.select().from(profiles).where(eq(profiles.id, userId));
  if (!person) return null;
  const [created, updated] = [person.createdAt.toISOString(), person.updatedAt.toISOString()];
  return {
    id: person.id,
    aud: "authenticated",
    role: "authenticated",
    email: person.email,
    email_confirmed_at: created,
    created_at: created,
    updated_at: updated,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: {},
    identities: [],
  };
}
