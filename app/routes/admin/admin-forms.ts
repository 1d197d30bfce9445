import { signedIn } from "#app/middleware/require-account.ts";
import type { NoticeCode } from "#app/notices/notices.ts";
import { byIntent, formRoute, type Outcome, refuseWith, type Submission } from "#app/request/form-route.ts";
import { type ConnectionTest, testConnection } from "#core/sources/active-jobs-db/test-connection.ts";
import { quoteSource, switchSource } from "#core/sources/overview.ts";
import { cancelRun, type SyncRequest, startSync } from "#core/sources/runs/start-sync.ts";
import { refusalStatus } from "./refusal-status.ts";
import { findAction, wordsOf } from "./syncs/find-action.ts";

type Done = Promise<Outcome<{ title?: string; test?: ConnectionTest }>>;

export const adminForms = formRoute(byIntent({ sync, test, cancel, switch: turnSource, quote }));

async function sync({ fields, context }: Submission): Done {
  const action = findAction(fields.action);
  const syncRequest: SyncRequest = action?.body ?? { source: fields.source, mode: "daily" };
  const started = await startSync(syncRequest, emailOf(context));
  if (started.ok) return back("sync-started");
  const { failed, otherwise } = wordsOf(action?.label);
  return refuse(refusalStatus[started.reason], failed, started.error || otherwise);
}

async function test({ context }: Submission): Done {
  const test = await testConnection(emailOf(context));
  return { json: test, shown: { test } };
}

async function cancel({ fields, context }: Submission): Done {
  if (await cancelRun(String(fields.run), emailOf(context))) return back("sync-cancelling");
  return refuse(404, "Error", "This sync has already ended.");
}

async function turnSource({ fields, context }: Submission): Done {
  const on = fields.on === "true";
  if (await switchSource({ name: String(fields.source), on, by: emailOf(context) }))
    return back(on ? "source-on" : "source-off");
  return refuse(404, "Error", "We don't know this source.");
}

async function quote({ fields, context }: Submission): Done {
  const on = fields.on === "true";
  if (await quoteSource({ name: String(fields.source), on, by: emailOf(context) })) return back("quotes-set");
  return refuse(404, "Error", "We don't know this source.");
}

function back(notice: NoticeCode) {
  return { to: "/admin", notice };
}

function refuse(status: number, title: string, text: string) {
  return { ...refuseWith(status, text), shown: { title } };
}

function emailOf(context: Submission["context"]): string {
  return signedIn(context).account.email;
}
