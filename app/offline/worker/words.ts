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
export function sayCopied(url: URL, at: Date | null, now: Date, isSlow = false): string {
  const page = isJob(url) ? "This job is" : url.pathname === "/" ? "This page is" : "This is your list";
  return `${isSlow ? "Your connection is very slow" : "No connection"}. ${page} from ${at ? sayWhen(at, now) : "an earlier visit"}.`;
}

/** Written before all else of the page: React passes over what it does not know at the top of the body. */
export function addNotice(html: string, words: string): string {
  const notice = `<p role="status" class="bg-ochre px-4 py-2 text-center text-ochre-ink">${escapeHtml(words)}</p>`;
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

function isJob({ pathname }: URL): boolean {
  return /\/jobs\/|^\/my-(jobs|applications)\//.test(pathname);
}
