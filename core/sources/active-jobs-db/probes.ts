import { type Answer, readJson, readText } from "#core/sources/requests/read-answer.ts";
import { SourceError } from "#core/sources/source-error.ts";
import { mapRow } from "./mapper.ts";
import { rowsOf } from "./search.ts";

type Probe = {
  path: string;
  params: Record<string, string>;
  firstBytes?: number;
  jobs: { most: number; of(rows: number): number };
  check(answer: Answer): number;
};

const label = "Active Jobs DB";
const few = { limit: "10", offset: "0" };
const firstBytes = 64 * 1024;
const noJobs = { most: 0, of: () => 0 };

export const probes: readonly [Probe, ...Probe[]] = [
  { path: "/active-ats-expired", params: {}, firstBytes, jobs: noJobs, check: checkIds },
  { path: "/active-ats-7d", params: few, jobs: { most: 10, of: (rows) => rows }, check: checkRows },
  { path: "/modified-ats-24h", params: few, jobs: noJobs, check: checkRows },
];

function checkRows(answer: Answer): number {
  const rows = rowsOf(readJson(label, answer));
  const isKnown = rows?.length === 0 || rows?.some((row) => !("skip" in mapRow(row)));
  if (rows && isKnown) return rows.length;
  throw unknownForm(answer);
}

/** The list may have 300,000 ids, so we read only its beginning. */
function checkIds(answer: Answer): number {
  const isWhole = Buffer.byteLength(answer.body) < firstBytes;
  if (answer.status !== 200 || isWhole || answer.body.trimStart().startsWith("<")) {
    if (rowsOf(readJson(label, answer))) return 0;
  } else if (/^\s*(\[|\{\s*"data"\s*:\s*\[)/.test(readText(label, answer))) return 0;
  throw unknownForm(answer);
}

function unknownForm({ url }: Answer): SourceError {
  return new SourceError(
    `${label} answered ${url.pathname} in an unknown form. Check the address ${url.host}; the service may have changed.`,
  );
}
