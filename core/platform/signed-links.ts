import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "#core/platform/env.server.ts";

/** These links can be undone and must work for years, so they survive a new secret. */
const lasting = ["alert", "alert-confirm", "closing-emails"];

export function signText(purpose: string, text: string): string {
  return `${Buffer.from(text).toString("base64url")}.${signatureOf(purpose, text)}`;
}

export function verifySigned(purpose: string, signed: string): string | null {
  const [encoded = "", signature = "", ...rest] = signed.split(".");
  if (!encoded || rest.length) return null;
  const text = Buffer.from(encoded, "base64url").toString();
  const given = Buffer.from(signature);
  const secrets = lasting.includes(purpose) ? [env.AUTH_SECRET, ...env.AUTH_SECRETS_OLD] : [env.AUTH_SECRET];
  const isOurs = secrets.some((secret) => isEqual(Buffer.from(signatureBy(secret, purpose, text)), given));
  return isOurs ? text : null;
}

/** Replaces a text that must not be readable in a table, and can't be guessed by trying. */
export function signatureOf(purpose: string, text: string): string {
  return signatureBy(env.AUTH_SECRET, purpose, text);
}

function signatureBy(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");
}

function isEqual(expected: Buffer, given: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
