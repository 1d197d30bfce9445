import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Stands in front of a database. What it swallows is lost, ends of connections too, and nobody is told. */
export async function startSwallowingProxy(database: string) {
  const { hostname, port } = new URL(database);
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  let isCut = false;
  function pass(from: Socket, to: Socket) {
    sockets.add(from);
    from.on("error", () => {});
    from.on("data", (bytes) => isSwallowing || to.write(bytes));
    from.on("close", () => {
      sockets.delete(from);
      if (!isSwallowing) to.destroy();
    });
  }
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const upstream = connect(Number(port), hostname);
    pass(client, upstream);
    pass(upstream, client);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = new URL(database);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    swallow(swallows: boolean) {
      isSwallowing = swallows;
    },
    /** Ends all connections, and each new one at once. */
    cut(cuts: boolean) {
      isCut = cuts;
      if (cuts) end();
    },
    close() {
      end();
      server.close();
    },
  };
}
