// `npm run read`: one command of the product with nothing beside it, no database and no stand-in.
import { spawnSync } from "node:child_process";
import { claim } from "#local/claim.ts";
import { ensureBuild, isBuilt } from "./build.ts";
import { explain } from "./explain.ts";

/** What the product's configuration asks for and no reader uses. */
const unused = {
  DATABASE_URL: "postgres://127.0.0.1:1/unused",
  AUTH_SECRET: "for reading alone, it signs nothing",
  SMTP_URL: "smtp://127.0.0.1:1",
  STRIPE_SECRET_KEY: "sk_test_unused",
  STRIPE_WEBHOOK_SECRET: "whsec_unused",
};

try {
  process.exitCode = await read(process.argv.slice(2));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function read(args: string[]): Promise<number> {
  const owner = await claim("data", ".data");
  if (!owner) console.error("Waymark is running from this folder, so this uses its current build.");
  else if (!(isBuilt() && process.env.NODE_ENV === "production"))
    await ensureBuild({ fast: true, log: console.error });
  owner?.release();
  const { status } = spawnSync(
    process.execPath,
    ["--enable-source-maps", "launcher/run.ts", "cli", "read", ...args],
    // Standard output belongs to the answers: nothing is logged.
    { stdio: "inherit", env: { NODE_ENV: "production", LOG_LEVEL: "silent", ...unused } },
  );
  return status ?? 1;
}
