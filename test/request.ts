import path from "node:path";
import { pathToFileURL } from "node:url";
import { freshBuild } from "#test/fresh-build.ts";

type Server = typeof import("#server/entry.ts");
let server: Promise<Server> | undefined;

/** Asks the built server as a browser would, against this worker's database. Redirects are not followed. */
export async function request(address: string, init?: RequestInit): Promise<Response> {
  const { fetch } = await loaded();
  return fetch(new Request(new URL(address, "http://localhost:3000"), init));
}

/** Writes what the server has counted of those who asked. */
export async function settleCounts(): Promise<void> {
  const { settleCounts } = await loaded();
  return settleCounts();
}

function loaded(): Promise<Server> {
  server ??= load();
  return server;
}

async function load(): Promise<Server> {
  await freshBuild();
  return import(pathToFileURL(path.resolve("build/server/index.js")).href);
}
