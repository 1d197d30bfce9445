import { registerHooks } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { freshBuild } from "#test/fresh-build.ts";

type Server = typeof import("#server/entry.ts");
let server: Promise<Server> | undefined;

/**
 * Asks the built server as a browser would, against this worker's database. Redirects are not followed. Lists that others
 * have just read are forgotten first.
 */
export async function request(address: string, init?: RequestInit): Promise<Response> {
  const { forgetLists } = await loaded();
  forgetLists();
  return requestSoon(address, init);
}

/** Asks while the server still remembers the lists of the request before. */
export async function requestSoon(address: string, init?: RequestInit): Promise<Response> {
  const { fetch } = await loaded();
  return fetch(new Request(new URL(address, "http://localhost:3000"), init));
}

/** Writes the counts that the server still holds in memory. */
export async function settleCounts(): Promise<void> {
  const { settleCounts } = await loaded();
  return settleCounts();
}

function loaded(): Promise<Server> {
  server ??= loadServer();
  return server;
}

/** Loads all modules again, with the process's present configuration. */
export async function loadServer(): Promise<Server> {
  await freshBuild();
  const build = pathToFileURL(path.resolve("build/server/")).href;
  const own = `?${crypto.randomUUID()}`;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isOwn =
        found.url.startsWith(build) && (context.parentURL?.endsWith(own) || specifier.endsWith(own));
      return isOwn && !found.url.endsWith(own) ? { ...found, url: found.url + own } : found;
    },
  });
  return import(`${build}/index.js${own}`);
}
