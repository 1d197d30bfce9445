import { eq } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { checkouts, userSubscriptions } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { takeFrom } from "#core/rate-limits/take.ts";
import { normalizeEmail, readEmail } from "#core/text/read-email.ts";

/** Reads an address of our grammar, or one beyond it that Stripe took: its owner signs in with it. */
export async function readBuyerEmail(typed: unknown): Promise<string | null> {
  const email = normalizeEmail(typed);
  return readEmail(email) ?? ((await isBuyer(email)) ? email : null);
}

/** Limited per client, since an address beyond our grammar is answered otherwise once it has paid. */
export async function readVisitorEmail(
  typed: unknown,
  clientAddress: string,
  now = new Date(),
): Promise<string | null> {
  const email = readEmail(typed);
  if (email || !normalizeEmail(typed).includes("@")) return email;
  const taken = await takeFrom("email-beyond", env.LIMIT_SIGN_IN, clientAddress, now);
  return taken.ok ? readBuyerEmail(typed) : null;
}

async function isBuyer(email: string): Promise<boolean> {
  if (!email.includes("@")) return false;
  const counts = await Promise.all([
    db.$count(profiles, eq(profiles.email, email)),
    db.$count(userSubscriptions, eq(userSubscriptions.paidEmail, email)),
    db.$count(checkouts, eq(checkouts.paidEmail, email)),
  ]);
  return counts.some((count) => count > 0);
}
