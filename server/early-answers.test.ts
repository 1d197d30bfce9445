import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, type ExpectStatic, test } from "vitest";
import { withOwnConnections } from "#test/connections.ts";
import { loadServer } from "#test/request.ts";
import { listen } from "./listen.ts";

const kB = 1000;
const patience = { timeout: 20_000 };
const sizes = [60 * kB, 200 * kB, 900 * kB];

type Asked = { line: string; headers?: string[]; statuses: [number, number, number] };

const early: Record<string, Asked> = {
  "from elsewhere": {
    line: "POST /contact",
    headers: ["Sec-Fetch-Site: cross-site"],
    statuses: [403, 413, 413],
  },
  "to nowhere": { line: "POST /local/none", statuses: [404, 413, 413] },
  "by another method": { line: "PUT /jobs", statuses: [405, 405, 405] },
  "too large": { line: "POST /contact", headers: ["Content-Type: text/plain"], statuses: [400, 413, 413] },
  "to the webhook": { line: "POST /webhooks/stripe", statuses: [400, 400, 413] },
  "to end an alert": { line: "POST /unsubscribe-alert?token=none", statuses: [400, 413, 413] },
  "with a body to a page": { line: "GET /healthz", statuses: [200, 200, 200] },
};

let served: Awaited<ReturnType<typeof listen>>;
let hurried: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const { fetch } = await loadServer();
  served = await listen(fetch, 0);
  process.env.PAGES_PER_MINUTE = "1";
  hurried = await withOwnConnections(async () => listen((await loadServer()).fetch, 0));
  delete process.env.PAGES_PER_MINUTE;
}, 120_000);
afterAll(() => Promise.all([served.close(), hurried.close()]));

/** Collects the status of each answer, and how the connection ended. */
function open(port: number) {
  const socket = connect(port, "127.0.0.1");
  const seen = { text: "", ended: false, error: null as Error | null };
  socket.on("data", (piece) => (seen.text += piece));
  socket.on("end", () => (seen.ended = true));
  socket.on("error", (error) => (seen.error = error));
  const statuses = () => [...seen.text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  return { socket, seen, statuses };
}

function head({ line, headers = [] }: Pick<Asked, "line" | "headers">, ...more: string[]): string {
  return [`${line} HTTP/1.1`, "Host: localhost", ...headers, ...more, "", ""].join("\r\n");
}

const ways = {
  "with its length": (socket: Socket, asked: Asked, size: number) => {
    socket.write(head(asked, `Content-Length: ${size}`) + "x".repeat(size));
  },
  "in chunks": (socket: Socket, asked: Asked, size: number) => {
    socket.write(head(asked, "Transfer-Encoding: chunked"));
    const chunk = "x".repeat(10 * kB);
    for (let sent = 0; sent < size; sent += chunk.length)
      socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
    socket.write("0\r\n\r\n");
  },
  late: (socket: Socket, asked: Asked, size: number) => {
    socket.write(head(asked, `Content-Length: ${size}`));
    // A connection was once cut before this.
    setTimeout(() => socket.write("x".repeat(size)), 800);
  },
};

const everyWay = Object.values(ways).flatMap((send) => sizes.map((size, place) => ({ send, size, place })));

/** Sends every kind and size, each on its own connection, then asks for something else. */
async function expectUsable(expect: ExpectStatic, port: number, asked: Asked) {
  await Promise.all(
    everyWay.map(async ({ send, size, place }) => {
      const status = asked.statuses[place];
      const { socket, seen, statuses } = open(port);
      send(socket, asked, size);
      await expect.poll(statuses, patience).toEqual([status]);
      // A connection was once left alone for less than this.
      await wait(1200);
      socket.write(head({ line: "GET /healthz" }));
      await expect.poll(statuses, patience).toEqual([status, 200]);
      expect(seen).toMatchObject({ ended: false, error: null });
      socket.destroy();
    }),
  );
}

test.concurrent.for(Object.entries(early))(
  "a request %s leaves its connection usable, however large its body and however sent",
  { timeout: 60_000 },
  ([, asked], { expect }) => expectUsable(expect, served.port, asked),
);

test.concurrent("one page too many leaves its connection usable, however large its body and however sent", {
  timeout: 60_000,
}, async ({ expect }) => {
  const asked: Asked = { line: "GET /robots.txt", statuses: [429, 429, 429] };
  const { socket, statuses } = open(hurried.port);
  socket.write(head(asked));
  await expect.poll(statuses, patience).toEqual([200]);
  socket.destroy();
  await expectUsable(expect, hurried.port, asked);
});

test.concurrent("a connection that is to be closed ends after its answer and is not reset, though its body comes late", async ({
  expect,
}) => {
  const { socket, seen, statuses } = open(served.port);
  socket.write(head(early["too large"] as Asked, "Connection: close", `Content-Length: ${900 * kB}`));
  await expect.poll(statuses, patience).toEqual([413]);
  await wait(800);
  expect(seen).toMatchObject({ ended: false, error: null });
  socket.write("x".repeat(900 * kB));
  await expect.poll(() => seen, patience).toMatchObject({ ended: true, error: null });
}, 60_000);

test.concurrent("an endless body is read for a limited time after the complete answer", async ({
  expect,
}) => {
  const { socket, seen, statuses } = open(served.port);
  socket.write(head(early["too large"] as Asked, "Transfer-Encoding: chunked"));
  const chunk = `${(10 * kB).toString(16)}\r\n${"x".repeat(10 * kB)}\r\n`;
  const pouring = setInterval(() => socket.write(chunk), 20);
  await expect.poll(statuses, patience).toEqual([413]);
  expect(seen.text).toContain("That's too large");
  await expect.poll(() => socket.destroyed || seen.ended, patience).toBe(true);
  clearInterval(pouring);
  socket.destroy();
}, 30_000);

test.concurrent("a missing body is awaited for a limited time", async ({ expect }) => {
  const { socket, seen, statuses } = open(served.port);
  socket.write(head(early["too large"] as Asked, `Content-Length: ${900 * kB}`));
  await expect.poll(statuses, patience).toEqual([413]);
  await expect.poll(() => seen, { timeout: 20_000 }).toMatchObject({ ended: true, error: null });
}, 30_000);
