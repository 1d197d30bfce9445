import { createClient } from "@supabase/supabase-js";
import { anonymousKey } from "#core/accounts/access-token.ts";
import { createKey } from "#core/accounts/account-keys.ts";
import { request } from "#test/request.ts";

const url = "http://localhost:3000";

/** The official client, unchanged, asking the built server. */
export async function board(key?: string) {
  return createClient(url, key ?? (await anonymousKey()), {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (asked, init) => request(String(asked), init) },
  });
}

/** The client with a key of somebody's account. */
export async function boardOf(userId: string, mayWrite = true) {
  return board(await keyOf(userId, mayWrite));
}

export async function keyOf(userId: string, mayWrite = true): Promise<string> {
  const made = await createKey(userId, { name: "A test", mayWrite });
  if (!made.ok) throw new Error(made.reason);
  return made.key;
}
