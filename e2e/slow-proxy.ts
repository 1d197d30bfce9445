import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";

export type SlowProxy = {
  /** For a browser's context. It is slow for service workers, too, which nothing else can be. */
  server: string;
  /** How long each document is held back. */
  delayMs: number;
  /** Answers each document itself, as an overloaded server does. */
  status: number | null;
  close: () => Promise<void>;
};

export async function startSlowProxy(): Promise<SlowProxy> {
  const server = createServer(async (asked, answer) => {
    const isDocument =
      asked.headers["sec-fetch-dest"] === "document" || asked.headers.accept?.startsWith("text/html");
    if (isDocument && proxy.delayMs) await new Promise((resolve) => setTimeout(resolve, proxy.delayMs));
    if (isDocument && proxy.status) return answer.writeHead(proxy.status).end();
    const passed = request(asked.url ?? "", { method: asked.method, headers: asked.headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.rawHeaders);
      response.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  // Requests that no browser sends go through a tunnel.
  server.on("connect", ({ url }, socket) => {
    const { port, hostname } = new URL(`http://${url}`);
    const tunnel = connect(Number(port), hostname, () => socket.write("HTTP/1.1 200 OK\r\n\r\n"));
    tunnel.on("error", () => socket.destroy());
    socket.on("error", () => tunnel.destroy());
    tunnel.pipe(socket).pipe(tunnel);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const { port } = server.address() as AddressInfo;
  const proxy: SlowProxy = { server: `http://127.0.0.1:${port}`, delayMs: 0, status: null, close };
  return proxy;
}
