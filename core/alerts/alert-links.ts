import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { jobAlerts } from "#core/alerts/tables.ts";
import { verifySigned } from "#core/platform/signed-links.ts";

/** The id of the alert that a signed link of our mails names; null where we did not write it, or not for this purpose. */
export function readAlertLink(purpose: "alert" | "alert-confirm", token: unknown): string | null {
  const id = typeof token === "string" ? verifySigned(purpose, token) : null;
  return z.uuid().safeParse(id).data ?? null;
}

/** The alert of this id, whoever owns it, unless it was removed. */
export function isNamed(id: string) {
  return and(eq(jobAlerts.id, id), isNull(jobAlerts.removedAt));
}
