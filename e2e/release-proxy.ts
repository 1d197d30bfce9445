import { readdirSync, readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";

export type ReleaseProxy = {
  /** For a browser's context, whose service worker it answers, too. */
  server: string;
  /** In the second release all scripts and sheets have other names, and those of the first are gone. */
  release: 1 | 2;
  /** The server's switch SERVICE_WORKER. */
  hasWorker: boolean;
  close: () => Promise<void>;
};

const textual = /^(?:text\/(?!event)|application\/(?:json|javascript))/;
const second = ".second.";
const names = new Set(readdirSync("build/client/assets"));

function asSecond(text: string): string {
  return text.replace(/[\w.-]+\.(?:js|css)\b/g, (name) =>
    names.has(name) ? name.replace(/\.(?=\w+$)/, second) : name,
  );
}

/** Stands between a browser and the server, and lets the server have a release that follows another. */
export async function startReleases(): Promise<ReleaseProxy> {
  const server = createServer((asked, answer) => {
    const url = new URL(asked.url ?? "");
    const isAsset = url.pathname.startsWith("/assets/");
    const isOfSecond = url.pathname.includes(second);
    const isSecond = proxy.release === 2;
    if (isAsset && /\.(js|css)$/.test(url.pathname) && isOfSecond !== isSecond)
      return answer.writeHead(404).end();
    if (url.pathname === "/sw.js") {
      const file = readFileSync(`build/client/${proxy.hasWorker ? "sw.js" : "sw-off.js"}`, "utf8");
      answer.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" });
      return answer.end(`${file}\n// ${proxy.release}`);
    }
    url.pathname = url.pathname.replace(second, ".");
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const passed = request(url, { method: asked.method, headers }, (response) => {
      const isText = textual.test(response.headers["content-type"] ?? "");
      if (!isSecond || !isText) {
        answer.writeHead(response.statusCode ?? 500, response.rawHeaders);
        return response.pipe(answer);
      }
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const text = asSecond(Buffer.concat(chunks).toString());
        const { "content-length": _, "transfer-encoding": __, ...rest } = response.headers;
        answer.writeHead(response.statusCode ?? 500, rest as Record<string, string>);
        answer.end(text);
      });
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
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
  const proxy: ReleaseProxy = { server: `http://127.0.0.1:${port}`, release: 1, hasWorker: true, close };
  return proxy;
}
