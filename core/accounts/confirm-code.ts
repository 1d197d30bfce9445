import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { signInLinks } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { takeFrom } from "#core/rate-limits/take.ts";
import { type Device, type SignIn, signIn, type TooMany } from "./confirm-sign-in.ts";
import {
  codeHash,
  giveWrongCodeBack,
  mayUseCodes,
  readCode,
  takeWrongCode,
  triesOfCode,
} from "./sign-in-code.ts";

/** `used` means that somebody has signed in with the request's link or code. */
export type CodeRefusal = { ok: false; reason: "wrong" | "dead" | "used" | "codes-off" };

/**
 * `requestId` is what the browser asked for, null where it asked for nothing. Every try is counted before the code is looked at, so
 * simultaneous ones are no more than the limit.
 */
export async function confirmCode(
  requestId: string | null,
  typed: unknown,
  device: Device,
  now = new Date(),
): Promise<SignIn | CodeRefusal | TooMany> {
  const taken = await takeFrom("confirm", env.LIMIT_CONFIRM, device.clientAddress, now);
  if (!taken.ok) return { ...taken, reason: "too-many" };
  const code = readCode(typed);
  if (!requestId || !code) return refuse("wrong");
  const request = await takeTry(requestId, now);
  if (!request) return refuse((await isRequestUsed(requestId)) ? "used" : "dead");
  const { email, codeTries } = request;
  if (!(await takeWrongCode(email, now)).ok) return refuse("codes-off");
  const isRight = (await mayUseCodes(email)) && request.codeHash === codeHash(code);
  if (!isRight) return refuse(codeTries < triesOfCode ? "wrong" : "dead");
  await giveWrongCodeBack(email);
  return (await signIn(request, device, now)) ?? refuse("used");
}

export async function isRequestUsed(id: string): Promise<boolean> {
  const [request] = await db
    .select({ usedAt: signInLinks.usedAt })
    .from(signInLinks)
    .where(eq(signInLinks.id, id));
  return Boolean(request?.usedAt);
}

async function takeTry(id: string, now: Date) {
  const [request] = await db
    .update(signInLinks)
    .set({ codeTries: sql`${signInLinks.codeTries} + 1` })
    .where(
      and(
        eq(signInLinks.id, id),
        signInLinks.takesCode,
        lt(signInLinks.codeTries, triesOfCode),
        isNull(signInLinks.usedAt),
        gt(signInLinks.expiresAt, now),
      ),
    )
    .returning();
  return request ?? null;
}

function refuse(reason: CodeRefusal["reason"]): CodeRefusal {
  return { ok: false, reason };
}
