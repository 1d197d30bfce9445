import { createServer } from "node:net";

const lowest = 20_000;
const highest = 32_000;

/**
 * Returns a free port below those that the system gives to connections, so it is still free when a test listens on it.
 */
export async function quietPort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
