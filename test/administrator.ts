import { expect } from "vitest";
import { adminActions } from "#core/audit/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertProfile } from "./factories.ts";
import { readPage } from "./read-page.ts";
import { signIn } from "./sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";

export const by = "admin@example.com";
/** The headers that the administrator's browser sends. */
export let admin: Record<string, string> = {};

/** Empties the database and signs an administrator in. */
export async function beginAsAdministrator() {
  await emptyDatabase();
  await insertProfile({ email: by, role: "admin" });
  admin = { ...(await signIn(by)) };
}

export const open = (address: string) => readPage(`/admin/${address}`, { headers: admin });

export function post(address: string, fields: Record<string, string>, headers = admin) {
  const origin = "http://localhost:3000";
  const init = { method: "POST", headers: { ...headers, origin }, body: new URLSearchParams(fields) };
  return readPage(`/admin/${address}`, init);
}

/** Returns the notice of the page after an action. */
export async function noticeAfter(address: string, fields: Record<string, string>) {
  const { status, headers, text } = await post(address, fields);
  expect(status, text).toBe(303);
  const to = headers.get("location") ?? "";
  const { html } = await readPage(to, { headers: admin });
  return /class="font-semibold">([^<]*)<\/p>/.exec(/class="toasts".*/s.exec(html)?.[0] ?? "")?.[1];
}

/** Returns the audit log, the oldest entry first. */
export async function written() {
  const rows = await db.select().from(adminActions).orderBy(adminActions.createdAt);
  return rows.map(({ by, action, subject }) => [by, action, subject]);
}
