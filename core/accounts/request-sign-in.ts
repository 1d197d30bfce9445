import { randomUUID } from "node:crypto";
import { z } from "zod";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";
import { type Refusal, takeFrom } from "#core/rate-limits/take.ts";

type Wish = {
  email: string;
  next: string;
  saveJobId?: unknown;
  clientAddress: string;
};

/** Takes the same steps and time whether or not the address has an account. */
export async function requestSignIn(
  { email, next, saveJobId, clientAddress }: Wish,
  now = new Date(),
): Promise<{ ok: true } | Refusal> {
  const client = await takeFrom("sign-in", env.LIMIT_SIGN_IN, clientAddress, now);
  if (!client.ok) return client;
  const address = await takeFrom("sign-in-email", env.LIMIT_SIGN_IN_EMAIL, email, now);
  if (!address.ok) return address;
  const { data: wished } = z.uuid().safeParse(saveJobId);
  await enqueue(db, "accounts.send-sign-in-link", { id: randomUUID(), email, next, saveJobId: wished });
  return { ok: true };
}
