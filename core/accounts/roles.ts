import { and, eq, sql } from "drizzle-orm";
import { profiles, roleChanges } from "#core/accounts/tables.ts";
import { noteAction } from "#core/audit/note-action.ts";
import { db, inTransaction, type Tx } from "#core/platform/db.server.ts";

export type Role = "admin";

type Change = { ok: true; changed: boolean } | { ok: false; reason: "unknown-address" };
type Whom = { email: string; role: Role; by: string };

export function grantRole(whom: Whom): Promise<Change> {
  return setRole(whom, true);
}

export function revokeRole(whom: Whom): Promise<Change> {
  return setRole(whom, false);
}

export async function listRole(role: Role): Promise<string[]> {
  const rows = await db
    .select({ email: profiles.email })
    .from(profiles)
    .where(eq(profiles.role, role))
    .orderBy(profiles.email);
  return rows.map(({ email }) => email);
}

export async function hasRole(userId: string, role: string): Promise<boolean> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, userId), eq(profiles.role, role)));
  return rows.length > 0;
}

export async function noteLostRole(tx: Tx, person: { email: string; role: string | null }): Promise<void> {
  const { email, role } = person;
  if (role) await tx.insert(roleChanges).values({ email, role, isGranted: false, by: email });
}

async function setRole({ email, role, by }: Whom, isGranted: boolean): Promise<Change> {
  return inTransaction(async (tx) => {
    const [person] = await tx.select().from(profiles).where(eq(profiles.email, email)).for("update");
    if (!person) return { ok: false, reason: "unknown-address" };
    if ((person.role === role) === isGranted) return { ok: true, changed: false };
    await tx
      .update(profiles)
      .set({ role: isGranted ? role : null, updatedAt: sql`now()` })
      .where(eq(profiles.id, person.id));
    await tx.insert(roleChanges).values({ userId: person.id, email, role, isGranted, by });
    const action = isGranted ? "made somebody an administrator" : "took an administrator's right back";
    await noteAction(tx, { by, action, subject: email });
    return { ok: true, changed: true };
  });
}
