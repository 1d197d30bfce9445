import { eq } from "drizzle-orm";
import { noteLostRole } from "#core/accounts/roles.ts";
import { profiles, signInLinks } from "#core/accounts/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";

export type Person = { id: string; email: string; role: string | null };

export async function lockPerson(tx: Tx, userId: string): Promise<Person | null> {
  const [person] = await tx
    .select({ id: profiles.id, email: profiles.email, role: profiles.role })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for("update");
  return person ?? null;
}

export async function erasePerson(tx: Tx, person: Person): Promise<void> {
  await tx.delete(signInLinks).where(eq(signInLinks.email, person.email));
  await noteLostRole(tx, person);
  await tx.delete(profiles).where(eq(profiles.id, person.id));
}
