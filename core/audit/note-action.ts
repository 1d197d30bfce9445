import { adminActions } from "#core/audit/tables.ts";
import type { Db } from "#core/platform/db.server.ts";

export type AdminAction = {
  /** The administrator's address, or "terminal". */
  by: string;
  /** In the past tense: "hid a job". */
  action: string;
  subject: string;
  details?: Record<string, unknown>;
};

export async function noteAction(where: Db, action: AdminAction, now = new Date()): Promise<void> {
  await where.insert(adminActions).values({ ...action, createdAt: now });
}
