import { parseArgs } from "node:util";
import { sources } from "#core/sources/registry.ts";
import { runSync } from "#core/sources/runs/run-sync.ts";
import { type RunCounts, readRun } from "#core/sources/runs/runs.ts";
import { endRunHere, startSyncHere } from "#core/sources/runs/start-sync.ts";
import { report } from "./report-run.ts";

const usage = `Imports jobs from a source.

  npm run sync -- <source> [--mode daily|backfill] [--list activity] [--keywords "park ranger,ski patrol"] [--all] [--quiet]

  --mode      daily (new and changed jobs; the default) or backfill (the last 30 days, or everything)
  --list      in a backfill, only this keyword list: company, activity, roles or industry
  --keywords  search for these instead of the keyword lists
  --all       in a daily run, search for all keywords instead of the next twelve
  --quiet     print only the summary

Sources: ${sources.map((source) => source.name).join(", ")}`;

/** Runs one source with progress and a summary. Exit code 1 if it failed, 2 if misused. */
export async function sync(args: string[]): Promise<number> {
  const request = readArgs(args);
  if (typeof request === "string") {
    console.error(request);
    return 2;
  }
  if (request.help) {
    console.log(usage);
    return 0;
  }
  const started = await startSyncHere(request.wish, "terminal");
  if (!started.ok) {
    console.error(started.error);
    return started.reason === "bad-wish" || started.reason === "settings" ? 2 : 1;
  }
  const { id, sourceLabel } = started.run;
  const onProgress = request.quiet ? undefined : (counts: RunCounts) => showProgress(sourceLabel, counts);
  const stopListening = onStop(async () => {
    await endRunHere(id);
    process.exit(report(sourceLabel, await readRun(id)));
  });
  try {
    await runSync(id, { onProgress, isLastTry: true });
  } finally {
    stopListening();
  }
  if (!request.quiet && process.stderr.isTTY) process.stderr.write("\n");
  return report(sourceLabel, await readRun(id));
}

/** Ctrl-C and the launcher's signals. Returns a function that stops listening. */
function onStop(stop: () => Promise<void>): () => void {
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return () => void process.off("SIGINT", stop).off("SIGTERM", stop);
}

type Request = { help: boolean; wish: Parameters<typeof startSyncHere>[0]; quiet: boolean };

function readArgs(args: string[]): Request | string {
  const options = {
    help: { type: "boolean", short: "h", default: false },
    mode: { type: "string", default: "daily" },
    list: { type: "string" },
    keywords: { type: "string" },
    all: { type: "boolean", default: false },
    quiet: { type: "boolean", default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { help, mode, list, all, quiet } = values;
    if (mode !== "daily" && mode !== "backfill") return `--mode is daily or backfill, not "${mode}".`;
    if (positionals.length !== 1 && !help) return usage;
    const keywords = values.keywords?.split(",");
    const wish = { source: positionals[0] ?? "", mode, list, keywords, useSmartRotation: !all };
    return { help, wish, quiet };
  } catch (error) {
    return `${error instanceof Error ? error.message : error}\n\n${usage}`;
  }
}

function showProgress(label: string, counts: RunCounts) {
  const line = `${label}: ${counts.jobsFetched} fetched, ${counts.jobsAdded} added, ${counts.jobsUpdated} updated`;
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
}
