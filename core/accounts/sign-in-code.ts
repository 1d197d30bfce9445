import { eq } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { signatureOf } from "#core/platform/signed-links.ts";
import { giveBack, isUsedUp, takeFrom } from "#core/rate-limits/take.ts";
import { dayMs } from "#core/text/time.ts";

export const triesOfCode = 5;
const wrongCodes = { count: 10, seconds: dayMs / 1000 };

/** Follows from the link's token, so the link's page can show it and no table holds it. */
export function codeOf(token: string): string {
  const mac = Buffer.from(signatureOf("sign-in-code", token), "base64url");
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/** Accepts spaces and dashes between the digits. */
export function readCode(typed: unknown): string | null {
  const digits = typeof typed === "string" ? typed.slice(0, 50).normalize("NFKC").replace(/[\s-]/g, "") : "";
  return /^\d{6}$/.test(digits) ? digits : null;
}

export function formatCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** Stored in place of the code. A plain hash of six digits is found by trying a million. */
export function codeHash(code: string): string {
  return signatureOf("sign-in-code-hash", code);
}

export const takeWrongCode = (email: string, now: Date) => takeFrom("wrong-code", wrongCodes, email, now);
export const giveWrongCodeBack = (email: string) => giveBack("wrong-code", email);
export const hasTooManyWrongCodes = (email: string, now: Date) =>
  isUsedUp("wrong-code", wrongCodes, email, now);

export async function mayUseCodes(email: string): Promise<boolean> {
  const [person] = await db.select({ role: profiles.role }).from(profiles).where(eq(profiles.email, email));
  return !person?.role;
}
