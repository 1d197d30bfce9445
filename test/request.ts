import path from "node:path";
import { pathToFileURL } from "node:url";
import { freshBuild } from "#test/fresh-build.ts";

type Server = typeof import("#server/entry.ts");
let server: Promise<Server> | undefined;

/** Asks the built server as a browser would, against this worker's database. Redirects are not followed. */
export async function request(address: string, init?: RequestInit): Promise<Response> {
  server ??= load();
  const { fetch } = await server;
  return fetch(new Request(new URL(address, "http://localhost:3000"), init));
}

async function load(): Promise<Server> {
  await freshBuild();
  return import(pathToFileURL(path.resolve("build/server/index.js")).href);
}
