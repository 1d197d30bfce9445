import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { freshBuild } from "#test/fresh-build.ts";

export type Answer = { status: number; headers: Record<string, string>; body: string; ms: number };

const script = `
const { fetch } = await import("./build/server/index.js");
const answers = [];
for (const path of process.argv.slice(1)) {
  const start = performance.now();
  const answer = await fetch(new Request("http://localhost:3000" + path));
  const body = await answer.text();
  answers.push({ status: answer.status, headers: Object.fromEntries(answer.headers), body, ms: performance.now() - start });
}
process.stdout.write(JSON.stringify(answers), () => process.exit(0));
`;

/** Asks a server with a configuration of its own, in a process of its own, one address after the other. */
export async function requestFrom(env: Record<string, string>, paths: string[]): Promise<Answer[]> {
  await freshBuild();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "-e", script, ...paths],
    { env: { ...process.env, LOG_LEVEL: "silent", ...env }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}
