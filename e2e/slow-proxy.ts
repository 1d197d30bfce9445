import { passOn, startProxy } from "./pass-through.ts";

export type SlowProxy = {
  /** For a browser's context. It is slow for service workers, too, which nothing else can be. */
  server: string;
  /** How long each document is held back. */
  delayMs: number;
  /** Answers each document itself, as an overloaded server does. */
  status: number | null;
  /** Answers nothing, as without a connection. */
  isCut: boolean;
  /** Answers everything with a page of its own, as a network does that wants a sign-in. */
  isPortal: boolean;
  close: () => Promise<void>;
};

export async function startSlowProxy(): Promise<SlowProxy> {
  const { server, close } = await startProxy(async (asked, answer) => {
    if (proxy.isCut) return asked.socket.destroy();
    const isDocument =
      asked.headers["sec-fetch-dest"] === "document" || asked.headers.accept?.startsWith("text/html");
    if (isDocument && proxy.delayMs) await new Promise((resolve) => setTimeout(resolve, proxy.delayMs));
    if (proxy.isPortal)
      return answer.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Welcome to Hotel Wi-Fi</h1>");
    if (isDocument && proxy.status) return answer.writeHead(proxy.status).end();
    passOn(asked, answer, { to: new URL(asked.url ?? ""), headers: asked.headers });
  });
  const proxy: SlowProxy = { server, delayMs: 0, status: null, isCut: false, isPortal: false, close };
  return proxy;
}
