import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "#core/env.server.ts";

/** A text that only we can have written, for this purpose alone: `text.signature`, fit for an address or a cookie. */
export function signText(purpose: string, text: string): string {
  return `${Buffer.from(text).toString("base64url")}.${signatureOf(purpose, text)}`;
}

/** The text that `signText` signed for this purpose; null for anything else. */
export function verifySigned(purpose: string, signed: string): string | null {
  const [encoded = "", signature = "", ...rest] = signed.split(".");
  if (!encoded || rest.length) return null;
  const text = Buffer.from(encoded, "base64url").toString();
  const expected = Buffer.from(signatureOf(purpose, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
}

/** What stands for a text in a table where the text itself must not be read: not to be found by trying. */
export function signatureOf(purpose: string, text: string): string {
  return createHmac("sha256", env.AUTH_SECRET).update(`${purpose}\0${text}`).digest("base64url");
}
