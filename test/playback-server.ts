import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type PlayedAnswer = { status?: number; headers?: Record<string, string>; body: unknown };

export async function startPlayback(
  answer: (url: URL, request: IncomingMessage) => PlayedAnswer | undefined,
) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://playback");
    asked.push(url);
    const played = answer(url, request);
    if (!played) {
      request.socket.destroy();
      return;
    }
    const { status = 200, headers = {}, body } = played;
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** Breaks off all open requests. */
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
