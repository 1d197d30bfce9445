import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { jobAlerts } from "#core/alerts/tables.ts";
import { verifySigned } from "#core/platform/signed-links.ts";

export function readAlertLink(purpose: "alert" | "alert-confirm", token: unknown): string | null {
  const id = typeof token === "string" ? verifySigned(purpose, token) : null;
  return z.uuid().safeParse(id).data ?? null;
}

export function isNamed(id: string) {
  return and(eq(jobAlerts.id, id), isNull(jobAlerts.removedAt));
}
