import { type Change, writtenIn } from "#app/offline/changes/change.ts";
import { countChanges, nameChange, sayWaiting, writtenWords } from "#app/offline/changes/change-words.ts";
import { button, element } from "./element.ts";

export type Deciding = {
  undo: (change: Change) => unknown;
  /** Sends it once more, as written now, over what is there. */
  sendAgain: (change: Change, written: string) => unknown;
  sendAll: () => unknown;
};

const id = "changes-on-device";
const sayMs = 8000;

/** Shows what waits and what was refused above the page. `isStopped` means that a session ended before. */
export function drawPanel(changes: readonly Change[], isStopped: boolean, deciding: Deciding): void {
  const old = document.getElementById(id);
  if (!changes.length && !old) return;
  const panel = old ?? makePanel();
  const [waiting, refused] = [changes.filter(isWaiting), changes.filter((change) => !isWaiting(change))];
  // A field that somebody is writing in stays.
  const typed = new Map([...panel.querySelectorAll("textarea")].map((field) => [field.name, field.value]));
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.key : null;
  const [status, list, alerts] = [...panel.children] as HTMLElement[];
  setText(status, sayState(waiting.length, isStopped));
  list?.replaceChildren(...waiting.map((change) => drawWaiting(change, deciding)));
  if (isStopped && waiting.length) list?.append(drawStopped(waiting, deciding));
  alerts?.replaceChildren(...refused.map((change) => drawRefused(change, typed.get(change.id), deciding)));
  panel.hidden = !changes.length;
  const main = document.getElementById("main");
  if (main && panel.nextSibling !== main) main.before(panel);
  if (focused) panel.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus();
}

/** Says it once, and aloud. */
export function say(text: string): void {
  const region = element("div", { class: "toasts", role: "status" });
  document.body.append(region);
  // A region that comes with its text is not read by every screen reader.
  setTimeout(() => region.append(element("p", { class: "toast" }, text)), 100);
  setTimeout(() => region.remove(), sayMs);
}

function isWaiting({ refusal }: Change): boolean {
  return !refusal;
}

function makePanel(): HTMLElement {
  return element(
    "section",
    { id, "aria-label": "Changes on this device", class: "page mt-4 print:hidden" },
    element("p", { role: "status", class: "font-semibold" }),
    element("ul", { class: "divide-y divide-line" }),
    element("div", { role: "alert" }),
  );
}

function sayState(count: number, isStopped: boolean): string {
  if (!count) return "";
  if (!isStopped) return sayWaiting(count);
  return `You were signed out before ${countChanges(count)} could be sent.`;
}

function drawWaiting(change: Change, { undo }: Deciding): HTMLElement {
  const name = nameChange(change);
  return element(
    "li",
    { class: "flex flex-wrap items-center justify-between gap-x-4 wrap-anywhere" },
    element("span", {}, name),
    // What may have arrived can't be taken back.
    change.isTried
      ? element("span", { class: "text-granite text-sm" }, "Sending…")
      : keyed(
          button("Undo", name, () => undo(change)),
          `undo ${change.id}`,
        ),
  );
}

function drawStopped(waiting: readonly Change[], { undo, sendAll }: Deciding): HTMLElement {
  const discard = () => waiting.forEach(undo);
  return element(
    "li",
    { class: "mt-3 flex flex-wrap gap-3" },
    button("Send them now", "", sendAll, "primary"),
    button("Discard them", "", discard),
  );
}

function drawRefused(change: Change, typed: string | undefined, deciding: Deciding): HTMLElement {
  const field = writtenIn(change);
  const name = nameChange(change);
  const written = change.fields[field ?? ""] ?? "";
  const current = change.refusal?.current ?? null;
  const buttons = element("div", { class: "mt-3 flex flex-wrap gap-3" });
  const group = element(
    "div",
    { role: "group", "aria-label": name, class: "mt-3 rounded-lg border border-line bg-sheet px-4 py-4" },
    element(
      "p",
      { class: "font-semibold" },
      current === null ? `Not saved. ${name}` : `Changed on another device. ${name}`,
    ),
  );
  if (current !== null) {
    group.append(drawBoth(change, written, current), buttons);
    buttons.append(
      button("Use mine", name, () => deciding.sendAgain(change, written), "secondary"),
      button("Keep the other one", name, () => deciding.undo(change), "secondary"),
    );
    return group;
  }
  group.append(element("p", { class: "mt-1" }, change.refusal?.error ?? ""));
  const note =
    field === "notes" &&
    element("textarea", { name: change.id, rows: "4", class: "notes-field mt-3", "aria-label": name });
  if (note) note.value = typed ?? written;
  if (note) group.append(note);
  group.append(buttons);
  buttons.append(
    keyed(
      button("Send again", name, () => deciding.sendAgain(change, note ? note.value : written), "secondary"),
      `again ${change.id}`,
    ),
    button("Discard", name, () => deciding.undo(change)),
  );
  return group;
}

function drawBoth(change: Change, written: string, current: string): HTMLElement {
  const pair = (term: string, value: string) => [
    element("dt", { class: "mt-2 text-granite text-sm" }, term),
    element("dd", { class: "whitespace-pre-line wrap-anywhere" }, writtenWords(change, value)),
  ];
  return element("dl", {}, ...pair("Yours", written), ...pair("On the other device", current));
}

function keyed(made: HTMLElement, key: string): HTMLElement {
  made.dataset.key = key;
  return made;
}

/** Screen readers say a text that changes. */
function setText(where: HTMLElement | undefined, text: string): void {
  if (where && where.textContent !== text) where.textContent = text;
}
