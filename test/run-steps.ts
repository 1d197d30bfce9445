import { spawn } from "node:child_process";

export type Step = { name: string; commands: string[][]; env?: Record<string, string> };

/** Runs the steps in order; returns what to say of the first that fails, or null. */
export async function runSteps(steps: Step[]): Promise<string | null> {
  for (const [index, { name, commands, env }] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${name}`);
    const started = performance.now();
    for (const command of commands) {
      const code = await run(command, env);
      if (code !== 0) return `\nStopped at step ${index + 1}, "${name}": exit code ${code}.`;
    }
    console.log(`ok, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  return null;
}

function run([command = "", ...args]: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    child.once("error", (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}
