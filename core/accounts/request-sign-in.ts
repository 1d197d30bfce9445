import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { linkHours } from "#core/accounts/lifetimes.ts";
import { signInLinks } from "#core/accounts/tables.ts";
import { inTransaction } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";
import { type Refusal, takeFrom } from "#core/rate-limits/take.ts";
import { hourMs } from "#core/text/time.ts";

type Wish = {
  id?: string;
  email: string;
  next: string;
  saveJobId?: unknown;
  clientAddress: string;
  /** True for a page that can take the email's code. */
  takesCode?: boolean;
};

/** Takes the same steps and time whether or not the address has an account. Ends the code that was asked for before. */
export async function requestSignIn(
  { id = randomUUID(), email, next, saveJobId, clientAddress, takesCode = false }: Wish,
  now = new Date(),
): Promise<{ ok: true } | Refusal> {
  const client = await takeFrom("sign-in", env.LIMIT_SIGN_IN, clientAddress, now);
  if (!client.ok) return client;
  const address = await takeFrom("sign-in-email", env.LIMIT_SIGN_IN_EMAIL, email, now);
  if (!address.ok) return address;
  const { data: wished } = z.uuid().safeParse(saveJobId);
  const request = { id, email, next, saveJobId: wished };
  const expiresAt = new Date(now.getTime() + linkHours * hourMs);
  await inTransaction(async (tx) => {
    await tx
      .update(signInLinks)
      .set({ takesCode: false })
      .where(and(eq(signInLinks.email, email), signInLinks.takesCode));
    await tx.insert(signInLinks).values({ ...request, takesCode, expiresAt });
    await enqueue(tx, "accounts.send-sign-in-link", request);
  });
  return { ok: true };
}
