// Everything that runs in a server process is bundled here, so each module exists once.
import type { Server } from "node:net";
import * as build from "virtual:react-router/server-build";
import { requirePrices } from "#core/billing/setup/check-prices.ts";
import { prepareChoiceCounts } from "#core/jobs/facts/count-choices.ts";
import { prepareSearches } from "#core/jobs/list/board.ts";
import { prepareMaps } from "#core/jobs/map/read-map.ts";
import { clearRecentLists } from "#core/jobs/recent/remember-list.ts";
import { env } from "#core/platform/env.server.ts";
import { closeSender, openSender } from "#core/platform/tasks.server.ts";
import { postingCounter } from "#core/postings/gather-counts.ts";
import { startWorker } from "#worker/start.ts";
import { createApp as createAppFor } from "./app.ts";
import { commands } from "./commands.ts";
import { stopBeingReady } from "./health.ts";
import { listen } from "./listen.ts";
import { openPort } from "./open-port.ts";
import type { Mode } from "./pages/pages.ts";

export function createApp(mode: Mode) {
  return createAppFor(build, mode);
}

/** For the development server, which is its own. */
export async function open(server: Server, port: number) {
  await openPort(server, port);
}

export async function web() {
  openSender().catch(() => {});
  await requirePrices();
  prepareSearches().catch(() => {});
  prepareChoiceCounts().catch(() => {});
  prepareMaps().catch(() => {});
  const { port, close } = await listen(createApp("production").fetch, env.PORT);
  return {
    port,
    close: async () => {
      stopBeingReady();
      await close();
      await settleCounts();
      await closeSender();
    },
  };
}

/** For tests, which change jobs and ask again at once. */
export function forgetLists() {
  clearRecentLists();
}

export function settleCounts(): Promise<void> {
  return postingCounter.write();
}

export function worker() {
  const { started, hung, close } = startWorker();
  return { started: Promise.all([started, requirePrices()]).then(() => {}), hung, close };
}

export async function cli(name: string, args: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(`Unknown command "${name}". Commands: ${Object.keys(commands).join(", ")}.`);
    return 2;
  }
  const run = await command();
  return run(args);
}

let app: ReturnType<typeof createApp> | undefined;

/** Answers without a port, for request tests. */
export async function fetch(request: Request): Promise<Response> {
  app ??= createApp("production");
  return app.fetch(request);
}
