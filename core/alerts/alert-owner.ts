import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { lockPerson } from "#core/accounts/erase-person.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";

export type AlertOwner = { userId: string; email: null } | { userId: null; email: string };

const mostOfAccount = 20;
const mostOfAddress = 5;

export function liveAlertsOf({ userId, email }: AlertOwner): SQL | undefined {
  const isTheirs = userId === null ? eq(jobAlerts.email, email) : eq(jobAlerts.userId, userId);
  return and(isTheirs, isNull(jobAlerts.removedAt));
}

/** The lock lasts until the transaction ends, so two tabs together cannot pass the limit. */
export async function lockOwner(tx: Tx, { userId, email }: AlertOwner): Promise<void> {
  if (userId === null) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${email}`}, 0))`);
    return;
  }
  if (!(await lockPerson(tx, userId))) throw new Error("The account is gone.");
}

export async function fullError(tx: Tx, owner: AlertOwner): Promise<string | null> {
  const count = await tx.$count(jobAlerts, liveAlertsOf(owner));
  if (owner.userId !== null)
    return count < mostOfAccount
      ? null
      : `You have ${mostOfAccount} alerts, the most there can be. Delete one to make room for another.`;
  return count < mostOfAddress
    ? null
    : `This email address has ${mostOfAddress} alerts, the most there can be without an account. Sign in to have more.`;
}
