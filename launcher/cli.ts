// Runs one command of the product beside whatever is running: `node launcher/cli.ts sync active-jobs-db`.
import { claim } from "#local/claim.ts";
import { startEnvironment } from "#local/environment.ts";
import { ensureBuild, isBuilt } from "./build.ts";
import { type Child, startServer } from "./child.ts";
import { explain } from "./explain.ts";
import { onStopSignal } from "./stop-signal.ts";

let child: Child | null = null;
onStopSignal({
  first: () => child?.process.kill("SIGTERM"),
  second: () => child?.process.kill("SIGKILL"),
});

try {
  process.exitCode = await command(process.argv.slice(2));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function command([name = "", ...args]: string[]): Promise<number> {
  const owner = (await claim("data", ".data")) !== null;
  const environment = await startEnvironment(process.env, owner);
  try {
    // What runs from this folder keeps the build it was started with; in production every process may be such a one.
    const keepsBuild = !owner || (isBuilt() && process.env.NODE_ENV === "production");
    if (!keepsBuild) await ensureBuild({ log: console.error });
    const env = { ...environment.env, NODE_ENV: process.env.NODE_ENV || "production" };
    if (owner && environment.database.home && name !== "migrate") {
      const code = await run(["migrate"], env);
      if (code !== 0) return code;
    }
    return await run([name, ...args], env);
  } finally {
    await environment.close();
  }
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  child = startServer(["cli", ...args], env);
  return child.ended;
}
