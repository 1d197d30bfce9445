// Run by itself (`npm run build`), it builds if anything has changed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { SaveError } from "#local/private-file.ts";

const bundle = "build/server/index.js";
/** Tells from which inputs the build was made, and whether its files are fully compressed. */
const stamp = "build/.inputs";

const folders = ["app", "cli", "content", "core", "emails", "public", "server", "worker"];
const files = [
  "db/migrate.ts",
  "package-lock.json",
  "package.json",
  "react-router.config.ts",
  "vite.config.ts",
];

export function isBuilt(): boolean {
  return existsSync(bundle);
}

type Wish = { fast?: boolean; log?: (line: string) => void; signal?: AbortSignal };

/** Builds unless the build at hand was made from the same files. `fast` settles for weaker compression. */
export async function ensureBuild({ fast = false, log = () => {}, signal }: Wish = {}) {
  const inputs = await hashInputs();
  const made = await readFile(stamp, "utf8").catch(() => "");
  const fresh = made === `${inputs} full` || (fast && made === `${inputs} fast`);
  if (fresh && isBuilt()) return;
  log("Building …");
  await build(fast, signal);
  await writeFile(stamp, `${inputs} ${fast ? "fast" : "full"}`);
}

async function hashInputs(): Promise<string> {
  const hash = createHash("sha256");
  const listed = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  );
  const found = listed.flat().filter((entry) => entry.isFile() && !entry.name.includes(".test."));
  const paths = [...files, ...found.map((entry) => path.join(entry.parentPath, entry.name))].sort();
  for (const file of paths) hash.update(`${file}\n`).update(await readFile(file));
  return hash.digest("hex");
}

function build(fast: boolean, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["node_modules/.bin/react-router", "build"], {
      env: { ...process.env, NODE_ENV: "production", ...(fast && { FAST_BUILD: "1" }) },
      signal,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
    child.once("error", reject);
    child.once("close", (code) => (code === 0 ? resolve() : reject(failure(output))));
  });
}

function failure(output: string): Error {
  const isFull = /ENOSPC|No space left on device/.test(output);
  return isFull ? new SaveError("build", { code: "ENOSPC" }) : new Error(`The build failed:\n${output}`);
}

if (import.meta.main) {
  try {
    await ensureBuild({ fast: process.env.FAST_BUILD === "1", log: console.log });
    console.log("The build is up to date.");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
