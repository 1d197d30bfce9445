import { type Device, readDevice } from "#app/offline/device.ts";
import { isCopied, isOwnPage } from "#core/billing/device-copies/copied-addresses.ts";
import type { CopyMark } from "#core/billing/device-copies/copy-mark.ts";
import { assetsNamedIn, keepAssets } from "./assets.ts";
import { askServer, hearServer } from "./hear-server.ts";
import { findCopy, keepCopy } from "./kept-copies.ts";

const ownLists = ["/my-jobs", "/my-applications"];
const mostPages = 200;

/** A copy is no view: employers see how often people looked. */
export const forCopy = { Accept: "text/html", Purpose: "prefetch" };

/** Fetches a page for its copy. Returns its text, or null where it is not for keeping. */
export async function copyPage(url: URL): Promise<string | null> {
  if (!isCopied(url)) return null;
  const device = await readDevice();
  const answer = await askServer(url, { headers: forCopy, redirect: "error" });
  const mark = await hearServer(answer);
  if (!mark) return null;
  const text = await answer.clone().text();
  await keepPage(url, answer, mark, device);
  return text;
}

/** Keeps a page with its scripts and styles; of a reader who saves data, the text alone. */
export async function keepPage(url: URL, answer: Response, mark: CopyMark, device: Device): Promise<void> {
  const html = await answer.clone().text();
  await keepCopy(url, answer, mark, device);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) await keepAssets(assetsNamedIn(html));
}

/** Copies these pages of saved jobs and applications, and all that they lead to and that has no copy yet. */
export async function copyOwnPages(first: URL[] = ownLists.map(toUrl)): Promise<void> {
  const known = new Set(first.map(({ href }) => href));
  const waiting = [...first];
  for (let url = waiting.shift(); url; url = waiting.shift()) {
    const html = (await copyPage(url)) ?? "";
    const device = await readDevice();
    if (!device.account) return;
    for (const linked of isOwnPage(url) ? pagesLedTo(html) : []) {
      if (known.has(linked.href) || known.size >= mostPages) continue;
      known.add(linked.href);
      if (!(await findCopy(linked, device))) waiting.push(linked);
    }
  }
}

/** The pages of entries and of their jobs: what a list of saved jobs leads to. */
function pagesLedTo(html: string): URL[] {
  const links = [...html.matchAll(/<a\b[^>]*?\bhref="([^"#]+)/g)];
  const urls = links.map(([, link = ""]) => toUrl(link.replaceAll("&amp;", "&")));
  return urls.filter((url) => isCopied(url) && (isOwnPage(url) || url.pathname.includes("/jobs/")));
}

function toUrl(path: string): URL {
  return new URL(path, location.origin);
}
