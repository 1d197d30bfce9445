import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { chmod, chown, cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { SaveError, writeFileOnce, writePrivateFile } from "#local/private-file.ts";
import { postgresBinaries } from "./binaries.ts";
import { fullDiskError } from "./full-disk.ts";
import { type Account, giveTo, reachableRoot, unprivilegedAccount } from "./unprivileged.ts";

export type Cluster = {
  home: string;
  data: string;
  binaries: string;
  account: Account | null;
  password: string;
};

/** `installed` is the folder of another PostgreSQL's programs, which know fewer locales. */
export async function prepareCluster(folder: string, installed?: string): Promise<Cluster> {
  const account = unprivilegedAccount();
  const root = await reachableRoot(account);
  const ours = path.resolve(folder);
  const home = root === process.cwd() ? ours : path.join(root, folder.replaceAll(path.sep, "-"));
  await mkdir(ours, { recursive: true });
  await mkdir(home, { recursive: true });
  if (account) await chmod(home, 0o755);

  const data = path.join(home, "data");
  const binaries = installed ?? (await postgresBinaries(root, account));
  const password = await readPassword(path.join(ours, "password"));
  const cluster = { home, data, binaries, account, password };
  if (!existsSync(data)) {
    const broughtAlong = path.join(ours, "data");
    if (existsSync(broughtAlong)) await takeOver(broughtAlong, data);
    else await initialise(cluster, installed ? ["--locale=C.UTF-8"] : sortedAlike);
  }
  await giveTo(account, data);
  // A copy may be open to others, which PostgreSQL refuses.
  if (statSync(data).mode & 0o027) await chmod(data, 0o700);
  return cluster;
}

async function readPassword(file: string): Promise<string> {
  if (!existsSync(file)) await writeFileOnce(file, randomBytes(24).toString("base64url"));
  const password = await readFile(file, "utf8");
  if (!password) throw new Error(`${file} is empty, but should hold the database's password.`);
  return password;
}

/** Adopts `.data/` from a checkout that PostgreSQL's account cannot enter. */
async function takeOver(from: string, data: string) {
  const unfinished = `${data}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await cp(from, unfinished, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw new SaveError(data, error);
  }
  await rename(unfinished, data);
}

/** Sorts text alike on every machine. */
const sortedAlike = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];

async function initialise({ home, data, binaries, account, password }: Cluster, locale: string[]) {
  const unfinished = `${data}.unfinished`;
  const passwordFile = path.join(home, "initial-password");
  await rm(unfinished, { recursive: true, force: true });
  try {
    await mkdir(unfinished, { mode: 0o700 });
    await writePrivateFile(passwordFile, password);
    if (account) {
      await chown(unfinished, account.uid, account.gid);
      await chown(passwordFile, account.uid, account.gid);
    }
    await run(path.join(binaries, "bin/initdb"), account, [
      `--pgdata=${unfinished}`,
      "--username=waymark",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      ...locale,
    ]);
  } catch (error) {
    const fullDisk = error instanceof InitdbFailed && fullDiskError(home, error.message);
    await rm(unfinished, { recursive: true, force: true });
    throw fullDisk || error;
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, data);
}

class InitdbFailed extends Error {}

function run(command: string, account: Account | null, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...account,
      cwd: "/",
      env: { LC_ALL: "C", PATH: process.env.PATH },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new InitdbFailed(`${path.basename(command)} failed:\n${output}`));
    });
  });
}
