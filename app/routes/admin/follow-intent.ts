import { data, redirect } from "react-router";
import { type NoticeCode, withNotice } from "#app/notices/notices.ts";
import { testConnection } from "#core/sources/active-jobs-db/test-connection.ts";
import { quoteSource, switchSource } from "#core/sources/overview.ts";
import { cancelRun, type SyncRequest, startSync } from "#core/sources/runs/start-sync.ts";
import { refusalStatus } from "./refusal-status.ts";
import { findAction, wordsOf } from "./syncs/find-action.ts";

type Asked = { fields: Record<string, unknown>; by: string };

/** The forms of the page, by their `intent`. */
const intents = { sync, test, cancel, switch: turn, quote };

/** Leads back to the page, or tells it what to say where a form could not be followed. */
export async function followIntent(asked: Asked) {
  const intent = String(asked.fields.intent);
  if (Object.hasOwn(intents, intent)) return intents[intent as keyof typeof intents](asked);
  return refuse(400, "Error", "There is nothing of that name to do.");
}

async function sync({ fields, by }: Asked) {
  const action = findAction(fields.action);
  const wish: SyncRequest = action?.body ?? { source: fields.source, mode: "daily" };
  const started = await startSync(wish, by);
  if (started.ok) return back("sync-started");
  const { failed, otherwise } = wordsOf(action?.label);
  return refuse(refusalStatus[started.reason], failed, started.error || otherwise);
}

async function test({ by }: Asked) {
  return data({ refused: null, test: await testConnection(by) });
}

async function cancel({ fields, by }: Asked) {
  if (await cancelRun(String(fields.run), by)) return back("sync-cancelling");
  return refuse(404, "Error", "This sync has ended already.");
}

async function turn({ fields, by }: Asked) {
  const on = fields.on === "true";
  if (await switchSource({ name: String(fields.source), on, by }))
    return back(on ? "source-on" : "source-off");
  return refuse(404, "Error", "There is no source of that name.");
}

async function quote({ fields, by }: Asked) {
  const on = fields.on === "true";
  if (await quoteSource({ name: String(fields.source), on, by })) return back("quotes-set");
  return refuse(404, "Error", "There is no source of that name.");
}

function back(notice: NoticeCode) {
  return redirect(withNotice("/admin", notice), 303);
}

function refuse(status: number, title: string, text: string) {
  return data({ refused: { title, text }, test: null }, { status });
}
