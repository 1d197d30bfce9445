import { settleSignOut } from "#app/offline/account-copies.ts";
import { type Change, canWait, targetOf } from "#app/offline/changes/change.ts";
import { howToKeep, noConnection, waitingAnswer } from "#app/offline/changes/change-words.ts";
import { addChange } from "#app/offline/changes/stored-changes.ts";
import { tellPages } from "#app/offline/changes/tell-pages.ts";
import { changeDevice, readDevice } from "#app/offline/device.ts";
import { type FetchEvent, scope } from "#app/offline/worker/scope.ts";
import { sendChanges } from "./send-changes.ts";

/** The server's answer to a form of saved jobs or applications, or the word that it waits for a connection. */
export async function answerChange({ request }: FetchEvent, url: URL): Promise<Response> {
  const device = await readDevice();
  // Nothing more is done for whoever pressed Sign Out.
  if (device.owesSignOut && !(await settleSignOut(device))) return refuse(request);
  const fields = await readFields(request.clone()).catch(() => null);
  const sent = fields && { path: url.pathname + url.search, fields };
  const asked = await askFirst(request, !device.account || !sent || !canWait(sent));
  if (asked || !device.account || !sent) return asked ?? refuse(request);
  const change: Change = {
    ...sent,
    id: crypto.randomUUID(),
    account: device.account,
    at: Date.now(),
    title: null,
    isTried: false,
    refusal: null,
  };
  const waiting = await keep(change).catch(() => null);
  if (!waiting) return (await askFirst(request, true)) ?? refuse(request);
  const kept = waiting.findLast((each) => targetOf(each) === targetOf(change) && !each.refusal);
  const answers = await sendChanges({ fromPage: kept?.id });
  const answer = kept && answers.get(kept.id);
  if (answer && !isPage(request)) return answer;
  tellPages({ kind: "changed" });
  askToSendLater();
  if (isPage(request)) return Response.redirect(new URL(backPath(sent.fields, url), location.origin), 303);
  return Response.json(kept ? waitingAnswer(change) : { ...waitingAnswer(change), notice: undone });
}

const undone = { title: "Undone", text: "It wasn’t sent yet, so nothing changes." };

async function keep(change: Change): Promise<Change[]> {
  const waiting = await addChange(change);
  await changeDevice((device) => ({ ...device, changesOf: change.account }));
  return waiting;
}

/** A plain form gets a page for an answer, and what can't wait has no id: both are sent as they are. Null is no answer. */
async function askFirst(request: Request, isForNow: boolean): Promise<Response | null> {
  return isForNow || isPage(request) ? fetch(request.clone()).catch(() => null) : null;
}

/** Without copies of an account nothing is kept. The page stays as it is, with what was typed. */
function refuse(request: Request): Response {
  if (isPage(request)) return new Response(null, { status: 204 });
  const notice = { title: noConnection, text: howToKeep, tone: "error" };
  return Response.json({ error: `${noConnection} ${howToKeep}`, notice }, { status: 503 });
}

function isPage({ mode }: Request): boolean {
  return mode === "navigate";
}

async function readFields(request: Request): Promise<Record<string, string>> {
  const isJson = request.headers.get("content-type")?.startsWith("application/json");
  const entries = isJson ? Object.entries(await request.json()) : [...(await request.formData())];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function backPath({ back = "" }: Record<string, string>, url: URL): string {
  return /^\/(?![/\\])/.test(back) ? back : url.pathname + url.search;
}

/** Where the browser can, it wakes the worker for this, even after the tab was closed. */
function askToSendLater(): void {
  const { sync } = scope.registration as { sync?: { register(name: string): Promise<void> } };
  void sync?.register("changes").catch(() => {});
}
