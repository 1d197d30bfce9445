import { forgetAccount } from "#app/offline/account-copies.ts";
import type { Change } from "#app/offline/changes/change.ts";
import { dropChange, editChange, readChanges } from "#app/offline/changes/stored-changes.ts";
import { tellPages } from "#app/offline/changes/tell-pages.ts";
import { changeDevice, readDevice } from "#app/offline/device.ts";

const patienceMs = 10_000;
/** The server, or something before it, can't answer now: the change is sent again. */
const laterStatuses = [408, 425, 429, 502, 503, 504];

/** Of each change that the server answered, a copy of its answer. */
export type Answers = Map<string, Response>;

type Asked = {
  /** A change whose page waits for the answer. */
  fromPage?: string;
  /** Who was signed out in between, and is back, asked for it. */
  isApproved?: boolean;
  /** A page heard that the connection is back, which the worker may hear later. */
  isOnline?: boolean;
};

/** Sends what waits, in order, one sender at a time. */
export function sendChanges(asked: Asked = {}): Promise<Answers> {
  return navigator.locks.request("waymark-changes", () => sendInOrder(asked));
}

async function sendInOrder({
  fromPage,
  isApproved = false,
  isOnline = navigator.onLine,
}: Asked): Promise<Answers> {
  const answers: Answers = new Map();
  const sent: Change[] = [];
  const owner = async () => {
    const { account, changesOf, isBack, owesSignOut } = await readDevice();
    return owesSignOut ? null : (account ?? (isApproved && isBack ? changesOf : null));
  };
  const account = await owner();
  if (!account) return answers;
  for (const { id, refusal } of await readChanges(account)) {
    if (refusal || !isOnline) continue;
    // While others were sent, somebody may have signed out or undone this one.
    const change = (await owner()) === account && (await editChange(id, { isTried: true }));
    if (!change) continue;
    const answer = await post(change);
    if (!answer || laterStatuses.includes(answer.status)) break;
    answers.set(id, answer.clone());
    if (answer.status === 401) {
      await forgetAccount({ keepsChanges: true });
      break;
    }
    if (answer.ok) {
      await dropChange(id);
      // Copies from before it are old.
      await changeDevice((device) => ({ ...device, changes: device.changes + 1 }));
      if (id !== fromPage) sent.push(change);
    } else await noteRefusal(change, answer, id === fromPage);
  }
  if (sent.length) tellPages({ kind: "sent", sent });
  else tellPages({ kind: "changed" });
  return answers;
}

async function post({ id, account, path, fields }: Change): Promise<Response | null> {
  try {
    const answer = await fetch(path, {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify({ ...fields, change_id: id, account }),
      signal: AbortSignal.timeout(patienceMs),
      keepalive: true,
    });
    // A network's page to sign in.
    return answer.headers.get("content-type")?.startsWith("text/html") ? null : answer;
  } catch {
    return null;
  }
}

/** A page that waits for the answer shows a refusal itself, and still has what was typed. */
async function noteRefusal(change: Change, answer: Response, isShown: boolean): Promise<void> {
  const body = await answer.json().catch(() => null);
  const current = typeof body?.current === "string" ? body.current : null;
  if (isShown && current === null) return dropChange(change.id);
  const error = body?.error ?? body?.notice?.text ?? "The server refused it.";
  await editChange(change.id, { refusal: { error, current } });
}
