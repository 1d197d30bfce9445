import { type ChildProcess, spawn } from "node:child_process";

export type Child = { process: ChildProcess; ended: Promise<number> };

/** Starts `launcher/run.ts` with these arguments in a process of its own. */
export function startServer(args: string[], env: NodeJS.ProcessEnv): Child {
  const child = spawn(process.execPath, ["--enable-source-maps", "launcher/run.ts", ...args], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env,
    // Out of the terminal's process group: the one signal it gets is the launcher's.
    detached: true,
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
  return { process: child, ended };
}
