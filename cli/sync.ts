import { parseArgs } from "node:util";
import { env } from "#core/env.server.ts";
import { findSource, missingSettings, sources } from "#core/sources/registry.ts";
import type { Counts, SyncRun } from "#core/sources/runs.ts";
import { type SyncMode, syncModes } from "#core/sources/source.ts";
import { syncSource } from "#core/sources/sync-source.ts";

const usage = `Brings in the jobs of a source.

  npm run sync -- <source> [--mode daily|backfill] [--keywords "park ranger,ski patrol"] [--quiet]

  --mode      daily (new and changed jobs; the default) or backfill (the last 30 days, or all there is)
  --keywords  look for these titles instead of the source's own list
  --quiet     no progress, only the summary

Sources: ${sources.map((source) => source.name).join(", ")}`;

/** `npm run sync`: one run of one source, with its progress and its summary. Exit code 1 if it failed, 2 if misused. */
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
  const source = findSource(request.name);
  if (!source) {
    console.error(
      `There is no source "${request.name}". Known: ${sources.map(({ name }) => name).join(", ")}.`,
    );
    return 2;
  }
  const missing = missingSettings(source, env);
  if (missing.length) {
    console.error(`${source.label} needs ${missing.join(" and ")}: see docs/sources.md.`);
    return 2;
  }
  const onProgress = request.quiet ? undefined : (counts: Counts) => showProgress(source.label, counts);
  const run = await syncSource(source, { mode: request.mode, keywords: request.keywords, onProgress });
  if (!request.quiet && process.stderr.isTTY) process.stderr.write("\n");
  if (!run) {
    console.error(`${source.label} is being synced already. Wait until that run has ended.`);
    return 1;
  }
  console.log(summary(source.label, run));
  if (run.error) console.error(run.error);
  return run.error ? 1 : 0;
}

type Request = {
  help: boolean;
  name: string;
  mode: SyncMode;
  keywords: string[] | undefined;
  quiet: boolean;
};

/** A text says what is wrong with the arguments. */
function readArgs(args: string[]): Request | string {
  const options = {
    help: { type: "boolean", short: "h", default: false },
    mode: { type: "string", default: "daily" },
    keywords: { type: "string" },
    quiet: { type: "boolean", default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const mode = syncModes.find((known) => known === values.mode);
    if (!mode) return `--mode is ${syncModes.join(" or ")}, not "${values.mode}".`;
    if (positionals.length !== 1 && !values.help) return usage;
    const keywords = values.keywords?.split(",").flatMap((keyword) => keyword.trim() || []);
    return { help: values.help, name: positionals[0] ?? "", mode, keywords, quiet: values.quiet };
  } catch (error) {
    return `${error instanceof Error ? error.message : error}\n\n${usage}`;
  }
}

function showProgress(label: string, counts: Counts) {
  const line = `${label}: ${counts.jobsFetched} fetched, ${counts.jobsAdded} added, ${counts.jobsUpdated} updated`;
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
}

function summary(label: string, run: SyncRun): string {
  const skipped = Object.entries(run.jobsSkipped).map(([reason, number]) => `${number} ${reason}`);
  const left = [
    run.requestsRemaining === null ? [] : `${run.requestsRemaining} requests`,
    run.jobsRemaining === null ? [] : `${run.jobsRemaining} jobs`,
  ].flat();
  return [
    `${label}${run.isDemo ? " (demonstration)" : ""}: ${run.jobsFetched} fetched, ${run.jobsAdded} added, ` +
      `${run.jobsUpdated} updated, ${run.jobsExpired} expired, ${run.apiCallsMade} ${run.apiCallsMade === 1 ? "call" : "calls"}`,
    ...(skipped.length ? [`  left out: ${skipped.join(", ")}`] : []),
    ...run.warnings.map((warning) => `  warning: ${warning}`),
    ...(left.length ? [`  left of the quota: ${left.join(", ")}`] : []),
  ].join("\n");
}
