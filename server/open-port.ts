import { type AddressInfo, createServer, type Server } from "node:net";
import { env } from "#core/platform/env.server.ts";

const loopback = ["127.0.0.1", "::1"];

/**
 * Beside stand-ins, the port is open to this machine alone: their mailbox signs in anybody. Browsers look for localhost at either
 * loopback address. Returns all that must be closed.
 */
export async function openPort(server: Server, port: number): Promise<[Server, ...Server[]]> {
  const [first, ...more] = hostsFor(env);
  await begin(server, port, first);
  const { port: bound } = server.address() as AddressInfo;
  const others = more.map(async (host) => {
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit("connection", socket),
    );
    // Without IPv6, nobody can ask there.
    const failure = await begin(other, bound, host).catch((error) => error);
    if (failure && !/^(EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(failure.code)) throw failure;
    return failure ? [] : [other];
  });
  try {
    return [server, ...(await Promise.all(others)).flat()];
  } catch (error) {
    server.close();
    throw error;
  }
}

type Given = Pick<typeof env, "LISTEN_ON" | "LOCAL_SERVICES_URL">;

/** Node takes undefined for every address of the machine. */
export function hostsFor({ LISTEN_ON: asked, LOCAL_SERVICES_URL: standIns }: Given): (string | undefined)[] {
  if (asked === undefined) return standIns ? loopback : [undefined];
  if (asked === "::") return [asked];
  if (asked === "0.0.0.0") return [asked, "::1"];
  return [...new Set([...loopback, asked])];
}

function begin(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen({ port, host }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
