import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import { signatureOf } from "#core/platform/signed-links.ts";

export const accessTokenSeconds = 3_600;

const key = new TextEncoder().encode(signatureOf("access-token", ""));
const header = { alg: "HS256", typ: "JWT" };

/** Names a session, which is looked up at each use: it ends at once with it. */
export function signAccessToken(
  { userId, sessionId, email }: { userId: string; sessionId: string; email: string },
  now = new Date(),
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ role: "authenticated", email, session_id: sessionId })
    .setProtectedHeader(header)
    .setSubject(userId)
    .setAudience("authenticated")
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(key);
}

/** Public, and the same for all programs: it says that nobody has signed in. */
export function anonymousKey(): Promise<string> {
  return new SignJWT({ role: "anon" }).setProtectedHeader(header).sign(key);
}

export async function isAnonymousKey(token: string): Promise<boolean> {
  return (await readToken(token, new Date()))?.role === "anon";
}

/** The session that an access token names, while it is fresh. */
export async function sessionIn(token: string, now: Date): Promise<string | null> {
  const { role, session_id: id } = (await readToken(token, now)) ?? {};
  return role === "authenticated" && typeof id === "string" ? id : null;
}

/** A session's own token, which a browser has as its cookie, has one dot. */
export function isJwt(token: string): boolean {
  return /^[^.]+\.[^.]+\.[^.]+$/.test(token);
}

export function bearerIn(authorization: string | null | undefined): string | null {
  return /^bearer +([!-~]+)$/i.exec(authorization ?? "")?.[1] ?? null;
}

async function readToken(token: string, now: Date): Promise<JWTPayload | null> {
  if (!isJwt(token)) return null;
  try {
    return (await jwtVerify(token, key, { algorithms: ["HS256"], currentDate: now })).payload;
  } catch {
    return null;
  }
}
