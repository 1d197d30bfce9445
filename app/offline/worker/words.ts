import { escapeHtml } from "#core/text/lines.ts";

/** "11:02 AM", with the day where it was not today, and the year where it was another. */
export function sayWhen(at: Date, now: Date): string {
  const isToday = at.toDateString() === now.toDateString();
  const isThisYear = at.getFullYear() === now.getFullYear();
  const words = at.toLocaleString("en-US", {
    hour: "numeric",
    minute: "2-digit",
    ...(!isToday && { month: "short", day: "numeric" }),
    ...(!isThisYear && { year: "numeric" }),
  });
  // Some browsers put a narrow space before AM and PM.
  return words.replace(/\s/g, " ");
}

/** "No connection. This is your list from 11:02 AM." */
export function sayCopied(url: URL, at: Date | null, now: Date, isLooking = false): string {
  const kind = kindOf(url);
  const copied = sayFrom(kind, at, now);
  if (!isLooking) return `No connection. ${copied}`;
  return `${copied} Looking for ${kind === "job" ? "changes" : "a newer one"}…`;
}

/** What the network's answer is, compared with the copy that is shown. */
export type Outcome = "same" | "newer" | "another's" | "in trouble" | "no connection";

export function sayOutcome(url: URL, outcome: Outcome, at: Date | null, now: Date): string {
  const kind = kindOf(url);
  const words: Record<Outcome, string> = {
    same: `This ${kind} is up to date.`,
    newer: kind === "job" ? "This job has changed." : `There is a newer ${kind}.`,
    "another's": "",
    "in trouble": `We couldn't get a newer page just now. ${sayFrom(kind, at, now)}`,
    "no connection": sayCopied(url, at, now),
  };
  return words[outcome];
}

function sayFrom(kind: Kind, at: Date | null, now: Date): string {
  const subject = kind === "list" ? "This is your list" : `This ${kind} is`;
  return `${subject} from ${at ? sayWhen(at, now) : "an earlier visit"}.`;
}

/** Written before all else of the page: React passes over what it does not know at the top of the body. */
export function addNotice(html: string, words: string, script: string): string {
  const notice = `<p role="status" class="bg-ochre px-4 py-2 text-center text-ochre-ink">${escapeHtml(words)}<script src="${script}" async></script></p>`;
  return html.replace(/<body\b[^>]*>/, (body) => body + notice);
}

/** Adds links to what the device has to the page that says there is no connection. */
export function addCopies(html: string, copies: { url: URL; title: string }[]): string {
  const links = copies.map(
    ({ url, title }) =>
      `<li><a href="${escapeHtml(url.pathname + url.search)}">${title.replace(/ \| [^|]*$/, "")}</a></li>`,
  );
  const list = links.length ? `<h2>On this device</h2><ul>${links.join("")}</ul>` : "";
  return html.replace(/<!--copies-->/, () => list);
}

type Kind = "job" | "page" | "list";

function kindOf({ pathname }: URL): Kind {
  if (/\/jobs\/|^\/my-(jobs|applications)\//.test(pathname)) return "job";
  return pathname === "/" ? "page" : "list";
}
