import { type ChildProcess, spawn } from "node:child_process";

export type Child = { process: ChildProcess; ended: Promise<number> };

/**
 * With more room for young objects, a process that renders keeps 100 to 250 MB more and spends as much time. package.json says the
 * same to `npm run web`.
 */
export const nodeOptions = ["--enable-source-maps", "--max-semi-space-size=16", "--heap-growing-percent=100"];

/** Starts `launcher/run.ts` with these arguments in a process of its own. */
export function startServer(args: string[], env: NodeJS.ProcessEnv): Child {
  const child = spawn(process.execPath, [...nodeOptions, "launcher/run.ts", ...args], {
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

/** The code of a process whose worker hung ("try again" in sysexits.h). */
export const hungCode = 75;

/** Serves until a process ends for another reason than a worker that hung. `follow` is told of each process. */
export async function serveOn(start: () => Child, follow: (child: Child) => void): Promise<number> {
  for (;;) {
    const child = start();
    follow(child);
    const code = await child.ended;
    if (code !== hungCode) return code;
  }
}
