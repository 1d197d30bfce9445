import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";

type Lock = { pid: number; data: string; port: number; isReady: boolean };

/** Returns null without a `postmaster.pid`, which each server writes into its data folder. */
export function readLock(data: string): Lock | null {
  const lines = read(lockOf(data))?.split("\n");
  if (!lines) return null;
  const [pid, folder = "", , port] = lines;
  // A server for one user writes its number as a negative one.
  return {
    pid: Math.abs(Number(pid)),
    data: folder,
    port: Number(port),
    isReady: lines[7]?.trim() === "ready",
  };
}

/**
 * Every postmaster works in its data folder, wherever that has been moved or mounted. Returns null where the system tells
 * nothing about the process.
 */
export function isPostmasterOf(data: string, pid: number): boolean | null {
  if (!pid || !isAlive(pid)) return false;
  const folder = process.platform === "linux" ? `/proc/${pid}/cwd` : openedFolder(pid);
  if (!folder) return null;
  try {
    return isSameFolder(folder, data);
  } catch (error) {
    // A process that has ended, but that nobody has collected, works nowhere.
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? false : null;
  }
}

/**
 * PostgreSQL never starts beside a lock whose process lives. In copied data, and after a restart of the machine, that is another
 * program, so the lock goes. Only who has claimed the folder may call this.
 */
export function removeForeignLock(data: string) {
  const lock = readLock(data);
  if (!lock || isPostmasterOf(data, lock.pid) !== false) return;
  if (isElsewhere(lock.data, data))
    console.warn(
      `The database here was copied from ${lock.data} while it was in use. It gets its own server. The latest changes may be missing.`,
    );
  if (!lock.pid || isAlive(lock.pid)) rmSync(lockOf(data), { force: true });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function lockOf(data: string) {
  return path.join(data, "postmaster.pid");
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** A folder that was only moved is no longer where its lock says. */
function isElsewhere(folder: string, data: string): boolean {
  try {
    return !isSameFolder(folder, data);
  } catch {
    return false;
  }
}

function isSameFolder(one: string, other: string): boolean {
  const [a, b] = [one, other].map((folder) => statSync(folder, { bigint: true }));
  return a?.dev === b?.dev && a?.ino === b?.ino;
}

/** macOS has no /proc. */
function openedFolder(pid: number): string | undefined {
  const { stdout } = spawnSync("lsof", ["-a", "-p", String(pid), "-d", "cwd", "-Fn"], { encoding: "utf8" });
  return /^n(\/.*)$/m.exec(stdout ?? "")?.[1];
}
