import { spawn } from "node:child_process";

export type Step = { name: string; commands: string[][]; env?: Record<string, string> };
export type Timed = { name: string; seconds: number };
type Outcome = Timed & { code: number; output: string };

/** Runs the steps in order, those of a list in parallel, until one fails. `failure` describes that one, or is null. */
export async function runSteps(
  steps: (Step | Step[])[],
): Promise<{ failure: string | null; times: Timed[] }> {
  const times: Timed[] = [];
  const count = steps.flat().length;
  for (const entry of steps) {
    const group = [entry].flat();
    const isAlone = group.length === 1;
    const title = ({ name }: Timed | Step, index: number) =>
      `\n[${times.length + index + 1}/${count}] ${name}`;
    const started = group.map((step, index) => {
      if (isAlone) console.log(title(step, index));
      return runStep(step, isAlone);
    });
    const ended = await Promise.all(started);
    for (const [index, step] of ended.entries()) {
      if (!isAlone) process.stdout.write(`${title(step, index)}\n${step.output}`);
      if (step.code === 0) console.log(`ok, ${step.seconds.toFixed(1)} s`);
    }
    times.push(...ended.map(({ name, seconds }) => ({ name, seconds })));
    const failed = ended.find(({ code }) => code !== 0);
    if (failed) return { failure: `\nStopped at step "${failed.name}": exit code ${failed.code}.`, times };
  }
  return { failure: null, times };
}

async function runStep({ name, commands, env = {} }: Step, isAlone: boolean): Promise<Outcome> {
  const started = performance.now();
  let [code, output] = [0, ""];
  for (const command of commands) {
    const ran = await run(command, env, isAlone);
    output += ran.output;
    code = ran.code;
    if (code !== 0) break;
  }
  return { name, code, output, seconds: (performance.now() - started) / 1000 };
}

/** A step that runs alone prints at once. */
function run([command = "", ...args]: string[], env: Record<string, string>, isAlone: boolean) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const heard = isAlone ? "inherit" : "pipe";
    let output = "";
    const child = spawn(command, args, {
      stdio: ["ignore", heard, heard],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text) => (output += text));
    child.once("error", (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
