import { createHash } from "node:crypto";
import { existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

export type Claim = { release(): void };

/**
 * Returns null while another process holds the name in this folder. The claim is a listening socket, which ends with the process.
 * A copied folder has claims of its own. A moved, linked or mounted one keeps them.
 */
export async function claim(name: string, folder = "."): Promise<Claim | null> {
  mkdirSync(folder, { recursive: true });
  const { dev, ino } = statSync(folder, { bigint: true });
  const hash = createHash("sha256").update(`${dev} ${ino}\n${name}`).digest("hex").slice(0, 20);
  // Linux has sockets without a file; elsewhere the file may outlive its process.
  const address =
    process.platform === "linux" ? `\0waymark-${hash}` : path.join(tmpdir(), `waymark-${hash}.sock`);
  if (existsSync(address) && !(await isListening(address))) rmSync(address);
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(null);
      else reject(error);
    });
    server.listen(address, () => {
      server.unref();
      resolve({ release: () => server.close() });
    });
  });
}

function isListening(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => resolve(false));
  });
}
