import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "#core/platform/env.server.ts";

/** What links of these purposes do can be undone, and they must work for years: they survive a change of our secret. */
const lasting = ["alert", "alert-confirm"];

/** A text that only we can have written, for this purpose alone: `text.signature`, fit for an address or a cookie. */
export function signText(purpose: string, text: string): string {
  return `${Buffer.from(text).toString("base64url")}.${signatureOf(purpose, text)}`;
}

/** The text that `signText` signed for this purpose; null for anything else. */
export function verifySigned(purpose: string, signed: string): string | null {
  const [encoded = "", signature = "", ...rest] = signed.split(".");
  if (!encoded || rest.length) return null;
  const text = Buffer.from(encoded, "base64url").toString();
  const given = Buffer.from(signature);
  const secrets = lasting.includes(purpose) ? [env.AUTH_SECRET, ...env.AUTH_SECRETS_OLD] : [env.AUTH_SECRET];
  const isOurs = secrets.some((secret) => isEqual(Buffer.from(signatureBy(secret, purpose, text)), given));
  return isOurs ? text : null;
}

/** What stands for a text in a table where the text itself must not be read: not to be found by trying. */
export function signatureOf(purpose: string, text: string): string {
  return signatureBy(env.AUTH_SECRET, purpose, text);
}

function signatureBy(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");
}

function isEqual(expected: Buffer, given: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
