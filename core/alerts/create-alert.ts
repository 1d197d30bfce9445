import { and, eq, gt, sql } from "drizzle-orm";
import { type AlertOwner, fullError, liveAlertsOf, lockOwner } from "#core/alerts/alert-owner.ts";
import { fixWords } from "#core/alerts/fix-words.ts";
import {
  type AlertDraft,
  type AlertErrors,
  type AlertInput,
  readAlertFields,
  readAlertInput,
} from "#core/alerts/read-alert.ts";
import { nextDue } from "#core/alerts/schedule.ts";
import { criteriaColumns } from "#core/alerts/stored-criteria.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { wordsOf } from "#core/jobs/query/query-words.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { type Refusal, takeFrom } from "#core/rate-limits/take.ts";
import { readEmail } from "#core/text/read-email.ts";

export type AlertAsker = { userId: string | null; clientAddress: string };

export type CreatedAlert =
  | { ok: true; alert: { id: string; name: string }; awaitsConfirmation: boolean }
  | { ok: false; reason: "invalid"; errors: AlertErrors; typed: AlertInput }
  | { ok: false; reason: "full"; error: string; typed: AlertInput }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number; typed: AlertInput };

const doubleClickMs = 60_000;

/**
 * Returns the same answer for known and unknown addresses. A repeat within a minute creates no second alert.
 */
export async function createAlert(
  fields: Record<string, unknown>,
  asker: AlertAsker,
  now = new Date(),
): Promise<CreatedAlert> {
  const read = readAlertFields(fields);
  const typed = readAlertInput(fields);
  const owner = ownerOf(asker, typed);
  if (!read.ok || !owner) {
    const errors = { ...(!read.ok && read.errors), ...(!owner && { email: emailError(typed) }) };
    return { ok: false, reason: "invalid", errors, typed };
  }
  const taken = await takeLimits(owner, asker, now);
  if (!taken.ok) return { ...taken, reason: "too-many", typed };
  const draft = { ...read.draft, criteria: await fixWords(read.draft.criteria) };
  return inTransaction(async (tx) => {
    await lockOwner(tx, owner);
    const twin = await findTwin(tx, owner, draft, now);
    const error = twin ? null : await fullError(tx, owner);
    if (error) return { ok: false, reason: "full", error, typed };
    const alert = twin ?? (await insert(tx, owner, draft, now));
    return { ok: true, alert, awaitsConfirmation: owner.userId === null };
  });
}

function ownerOf({ userId }: AlertAsker, typed: AlertInput): AlertOwner | null {
  if (userId !== null) return { userId, email: null };
  const email = readEmail(typed.email);
  return email === null ? null : { userId, email };
}

function emailError({ email }: AlertInput): string {
  return email.trim() ? "Please enter a valid email address" : "Please enter your email address";
}

async function takeLimits(
  { email }: AlertOwner,
  { clientAddress }: AlertAsker,
  now: Date,
): Promise<{ ok: true } | Refusal> {
  const client = await takeFrom("alerts", env.LIMIT_ALERTS, clientAddress, now);
  if (!client.ok || email === null) return client;
  return takeFrom("sign-in-email", env.LIMIT_SIGN_IN_EMAIL, email, now);
}

type Made = { id: string; name: string };

async function findTwin(tx: Tx, owner: AlertOwner, draft: AlertDraft, now: Date): Promise<Made | undefined> {
  const [twin] = await tx
    .select({ id: jobAlerts.id, name: jobAlerts.name })
    .from(jobAlerts)
    .where(
      and(
        liveAlertsOf(owner),
        eq(jobAlerts.name, draft.name),
        sql`${jobAlerts.searchCriteria} = ${JSON.stringify(criteriaColumns(draft.criteria).searchCriteria)}::jsonb`,
        eq(jobAlerts.frequency, draft.frequency),
        gt(jobAlerts.createdAt, new Date(now.getTime() - doubleClickMs)),
      ),
    );
  return twin;
}

async function insert(tx: Tx, owner: AlertOwner, draft: AlertDraft, now: Date): Promise<Made> {
  const { name, criteria, frequency } = draft;
  const [alert] = await tx
    .insert(jobAlerts)
    .values({
      ...owner,
      name,
      ...criteriaColumns(criteria),
      frequency,
      createdAt: now,
      confirmedAt: owner.userId === null ? null : now,
      coveredUntil: now,
      nextDueAt: nextDue(frequency, now),
    })
    .returning({ id: jobAlerts.id, name: jobAlerts.name });
  if (!alert) throw new Error("no row came back");
  if (owner.email !== null)
    await queueMail(tx, {
      kind: "confirm-alert",
      to: owner.email,
      data: { alertId: alert.id, name, facts: wordsOf(criteria, "facts") },
      onceKey: `confirm-alert:${alert.id}`,
    });
  return alert;
}
