import { keepIn } from "./limited-cache.ts";

const assets = "assets";
const mostAssets = 250;

/** The name of an asset changes with its content, so a kept one is never old. */
export async function answerAsset(request: Request): Promise<Response> {
  // A page that lost a script asks once more, with a query.
  const address = request.url.replace(/\?.*/, "");
  // A list that was taken along has the sheet of its day.
  const kept = (await findAsset(address)) ?? (await caches.match(address, { ignoreVary: true }));
  if (kept) return kept;
  const answer = await fetch(request);
  if (isAsset(answer)) void keepIn(assets, address, answer.clone(), mostAssets);
  return answer;
}

/** Keeps what these addresses hold, and the scripts that they import. */
export async function keepAssets(addresses: Iterable<string>): Promise<void> {
  const known = new Set(addresses);
  for (const address of known) {
    const kept = await findAsset(address);
    // Only the entry loads something later that every page needs: what hears Sign Out, and what shows changes.
    const isEntry = /\/entry\.client-[\w-]+\.js$/.test(address);
    if (kept && !isEntry) continue;
    const answer = kept ?? (await fetch(address));
    if (!kept && !isAsset(answer)) continue;
    const text = address.endsWith(".js") ? await answer.clone().text() : "";
    if (!kept) await keepIn(assets, address, answer, mostAssets);
    for (const name of importedBy(text, isEntry)) known.add(new URL(name, address).href);
  }
}

/** The page of a network to sign in has any address. */
function isAsset({ status, headers }: Response): boolean {
  return status === 200 && !headers.get("content-type")?.startsWith("text/html");
}

/** The scripts and styles that a page names. */
export function assetsNamedIn(html: string): string[] {
  const paths = html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g) ?? [];
  return [...new Set(paths)].map((path) => new URL(path, location.origin).href);
}

export function importedBy(script: string, andLater = false): string[] {
  const pattern = andLater
    ? /\b(?:from|import)\s*\(?\s*["'`](\.\/[\w.-]+\.js)["'`]/g
    : /\b(?:from|import)\s*["'](\.\/[\w.-]+\.js)["']/g;
  return [...script.matchAll(pattern)].map(([, name = ""]) => name);
}

function findAsset(address: string): Promise<Response | undefined> {
  return caches.match(address, { ignoreVary: true, cacheName: assets });
}
