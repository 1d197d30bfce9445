import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { chmod, chown, lchown, mkdir, readdir } from "node:fs/promises";
import path from "node:path";

/** PostgreSQL refuses to run as root, so the first existing account runs it. */
const candidates = ["postgres", "nobody"];

export type Account = { uid: number; gid: number };

export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of candidates) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(":");
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    "PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody. " +
      "Start Waymark as an ordinary user, or give DATABASE_URL.",
  );
}

/** Returns the checkout, or a folder under /var/lib if the account cannot enter the checkout. */
export async function reachableRoot(account: Account | null): Promise<string> {
  const checkout = process.cwd();
  if (!account || isOpenToAll(checkout)) return checkout;
  const shelf = "/var/lib/waymark";
  await mkdir(shelf, { recursive: true });
  await chmod(shelf, 0o711);
  const name = createHash("sha256").update(checkout).digest("hex").slice(0, 12);
  const root = path.join(shelf, name);
  await mkdir(root, { recursive: true });
  await chmod(root, 0o700);
  await chown(root, account.uid, account.gid);
  return root;
}

export async function giveTo(account: Account | null, folder: string) {
  if (!account || statSync(folder).uid === account.uid) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(path.join(entry.parentPath, entry.name), account.uid, account.gid);
  }
  // Last, so an interrupted hand-over starts again.
  await chown(folder, account.uid, account.gid);
}

function isOpenToAll(folder: string): boolean {
  const open = (statSync(folder).mode & 0o005) === 0o005;
  return open && (folder === "/" || isOpenToAll(path.dirname(folder)));
}
