import { eq } from "drizzle-orm";
import { sessions } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { readAccount } from "./read-account.ts";

export async function signOut(headers: Headers): Promise<string[]> {
  const { account, cookies } = await readAccount(headers);
  if (!account) return cookies;
  await db.delete(sessions).where(eq(sessions.id, account.sessionId));
  return (await readAccount(headers)).cookies;
}
