import { readCookie } from "#app/request/cookies.ts";
import { linkHours } from "#core/accounts/lifetimes.ts";
import { signatureOf, signText, verifySigned } from "#core/platform/signed-links.ts";
import { site } from "#core/platform/site.ts";
import { hourMs } from "#core/text/time.ts";

const name = "waymark.asked";
const lifeMs = linkHours * hourMs;
const secure = site.origin.startsWith("https:") ? "; Secure" : "";

/** Shows which link this browser asked for, without naming the address. The router's `/auth.data` isn't below `/auth`. */
export function linkRequestCookie(email: string, requestId: string, now = new Date()): string {
  const value = signText("asked-for-link", `${now.getTime() + lifeMs} ${marked(email)} ${requestId}`);
  return `${name}=${value}; Max-Age=${lifeMs / 1000}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

export function hasAsked(headers: Headers, email: string, now = new Date()): boolean {
  return readRequest(headers, now)?.whom === marked(email);
}

export function requestedBy(headers: Headers, now = new Date()): string | null {
  return readRequest(headers, now)?.id || null;
}

function readRequest(headers: Headers, now: Date) {
  const value = readCookie(headers, name) ?? "";
  const [until, whom, id = ""] = verifySigned("asked-for-link", value)?.split(" ") ?? [];
  return Number(until) > now.getTime() ? { whom, id } : null;
}

function marked(email: string): string {
  return signatureOf("asked-for-link-to", email);
}
