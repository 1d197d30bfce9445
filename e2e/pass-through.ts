import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, connect } from "node:net";

/** A proxy for a browser's context. `answer` has each request but those that go through a tunnel, which no browser sends. */
export async function startProxy(
  answer: RequestListener,
): Promise<{ server: string; close: () => Promise<void> }> {
  const server = createServer(answer);
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
  return { server: `http://127.0.0.1:${port}`, close };
}

type Passed = { to: URL; headers: IncomingMessage["headers"] };

/** Asks the server as the browser did. `hear` has its response. */
export function passOn(
  asked: IncomingMessage,
  answer: ServerResponse,
  { to, headers }: Passed,
  hear: (response: IncomingMessage) => void = (response) => pipeBack(response, answer),
) {
  const passed = request(to, { method: asked.method, headers }, hear);
  passed.on("error", () => answer.destroy());
  asked.pipe(passed);
}

export function pipeBack(response: IncomingMessage, answer: ServerResponse) {
  answer.writeHead(response.statusCode ?? 500, response.rawHeaders);
  response.pipe(answer);
}
