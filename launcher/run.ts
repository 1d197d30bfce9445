// Runs the build in plain Node: `web`, `worker`, `all` (both in one process) or `cli <name> …`.
import cluster from "node:cluster";
import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { hungCode } from "./child.ts";
import { onStopSignal } from "./stop-signal.ts";
import { runProcesses, webProcesses } from "./web-processes.ts";

type Part = { started?: Promise<void>; hung?: Promise<boolean>; close(): Promise<void> };

let stopping = false;
const [role, ...args] = process.argv.slice(2);
process.env.NODE_ENV ||= "production";

try {
  const processes = role === "web" && cluster.isPrimary ? webProcesses() : 1;
  if (processes > 1) runProcesses(processes);
  else await run();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function run() {
  const server = await load();
  if (role === "cli") process.exit(await server.cli(args[0] ?? "", args.slice(1)));
  else if (role === "web") await serve([await server.web()]);
  else if (role === "worker") await serve([server.worker()]);
  else if (role === "all") await serve([await server.web(), server.worker()]);
  else throw new Error(`Run what? "${role ?? ""}" is none of web, worker, all, cli.`);
}

async function load(): Promise<typeof import("#server/entry.ts")> {
  const bundle = path.resolve("build/server/index.js");
  if (!existsSync(bundle)) throw new Error('There is no build yet: run "npm run build" first.');
  return import(pathToFileURL(bundle).href);
}

/** A part may take its time to start, and can be closed meanwhile. */
async function serve(parts: Part[]) {
  closeOnSignal(parts);
  for (const { hung } of parts) void hung?.then((isHung) => (isHung ? endHung(parts) : undefined));
  await Promise.all(parts.map((part) => part.started));
}

/** What still works may finish what is under way. What hangs would never end. */
async function endHung(parts: Part[]) {
  await Promise.race([Promise.all(parts.map((part) => part.close())), wait(30_000)]);
  process.exit(stopping ? 0 : hungCode);
}

/** Requests and tasks under way are finished first. A second signal ends the process at once. */
function closeOnSignal(parts: Part[]) {
  async function close() {
    stopping = true;
    await Promise.all(parts.map((part) => part.close()));
    process.exit(0);
  }
  onStopSignal({ first: close, second: () => process.exit(1) });
  // The launcher is gone, however that came: nobody would stop us any more.
  if (process.connected) process.once("disconnect", close);
}

/** What an operator can mend is told in a line; anything else with its trace. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") {
    return `Port ${process.env.PORT || 3000} is taken by another program. Choose another with PORT.`;
  }
  const ours = /^(There is no build|Run what|The configuration is not usable)/.test(error.message);
  return ours ? error.message : error;
}
