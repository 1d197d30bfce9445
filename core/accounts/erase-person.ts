import { eq, inArray } from "drizzle-orm";
import { noteLostRole } from "#core/accounts/roles.ts";
import { profiles, signInLinks, verifications } from "#core/accounts/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { linkName } from "./send-sign-in-link.ts";

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
  const links = await tx
    .delete(signInLinks)
    .where(eq(signInLinks.email, person.email))
    .returning({ hash: signInLinks.tokenHash });
  const names = links.map(({ hash }) => linkName(hash));
  await tx.delete(verifications).where(inArray(verifications.identifier, names));
  await noteLostRole(tx, person);
  await tx.delete(profiles).where(eq(profiles.id, person.id));
}
