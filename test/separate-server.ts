import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { freshBuild } from "#test/fresh-build.ts";

export type Answer = { status: number; headers: Record<string, string>; body: string; ms: number };

/** A path alone is asked for with GET. */
export type Asked =
  | string
  | { path: string; method: string; headers?: Record<string, string>; body?: string };

const script = `
const { fetch } = await import("./build/server/index.js");
const answers = [];
for (const { path, ...init } of JSON.parse(process.argv[1])) {
  const start = performance.now();
  const answer = await fetch(new Request("http://localhost:3000" + path, init));
  const body = await answer.text();
  answers.push({ status: answer.status, headers: Object.fromEntries(answer.headers), body, ms: performance.now() - start });
}
process.stdout.write(JSON.stringify(answers), () => process.exit(0));
`;

/** Asks a server with a configuration of its own, in a process of its own, one address after the other. */
export async function requestFrom(env: Record<string, string>, asked: Asked[]): Promise<Answer[]> {
  await freshBuild();
  const requests = asked.map((each) => (typeof each === "string" ? { path: each } : each));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "-e", script, JSON.stringify(requests)],
    { env: { ...process.env, LOG_LEVEL: "silent", ...env }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}
