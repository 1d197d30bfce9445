import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";

function ask(port: number, agent: Agent, path = "/"): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, agent, path }, (answer) => {
      let body = "";
      answer.on("data", (piece) => (body += piece)).on("end", () => resolve(body));
    }).on("error", reject);
  });
}

test("close lets running requests finish and drops idle connections", async () => {
  const agent = new Agent({ keepAlive: true });
  const asked = new Map<string, () => void>();
  const { port, close } = await listen(
    ({ url }) =>
      new Promise((resolve) => asked.set(new URL(url).pathname, () => resolve(new Response("done")))),
    0,
  );
  const [first, running] = [ask(port, agent, "/first"), ask(port, agent, "/running")];
  await expect.poll(() => asked.size).toBe(2);
  asked.get("/first")?.();
  await first;
  const start = performance.now();
  const closed = close();
  asked.get("/running")?.();
  expect(await running).toBe("done");
  await closed;
  // Busy connections are cut off later than this.
  expect(performance.now() - start).toBeLessThan(20_000);
  await expect(ask(port, agent)).rejects.toThrow();
});

test("close answers what came before it on a connection that was idle", async () => {
  const { port, close } = await listen(() => new Response("done"), 0);
  const socket = connect(port);
  let heard = "";
  socket.on("data", (piece) => (heard += piece));
  const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  socket.write(request);
  await expect.poll(() => heard).toMatch(/done$/);
  heard = "";
  // The server has not read it yet when it begins to close.
  socket.write(request);
  const ended = once(socket, "end");
  const closed = close();
  await ended;
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK.*connection: close.*done$/is);
  await closed;
});

test("close waits for no connection that a browser opened ahead", async () => {
  const { port, close } = await listen(() => new Response("done"), 0);
  const silent = connect(port).on("error", () => {});
  await once(silent, "connect");
  const start = performance.now();
  await close();
  expect(performance.now() - start).toBeLessThan(20_000);
});
