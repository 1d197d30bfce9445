import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listen } from "./listen.ts";
import { passToLocalServices } from "./local-services.ts";
import { type AppEnv, nameRequest } from "./request-facts.ts";

const { given } = vi.hoisted(() => ({
  given: { LISTEN_ON: "0.0.0.0", ORIGIN: "http://waymark.test:4321", LOCAL_SERVICES_URL: "" },
}));
vi.mock("#core/platform/env.server.ts", async (load) => {
  const real = await load<{ env: object }>();
  return { ...real, env: Object.assign(Object.create(real.env), given) };
});

const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
const outside = addresses.find(({ internal, family }) => !internal && family === "IPv4")?.address;
const hasIpv6 = addresses.some(({ address }) => address === "::1");

const standIn = createServer((asked, answer) => answer.end(`mailbox for ${asked.headers.host}`));
let product: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => standIn.listen(0, "127.0.0.1", resolve));
  const { port } = standIn.address() as AddressInfo;
  const { env } = await import("#core/platform/env.server.ts");
  env.LOCAL_SERVICES_URL = `http://127.0.0.1:${port}`;
  const app = new Hono<AppEnv>();
  app.use(nameRequest);
  app.all("/local/*", passToLocalServices);
  product = await listen(app.fetch, 0);
});
afterAll(async () => {
  await product.close();
  standIn.close();
});

type Asked = { at?: string; name?: string; headers?: Record<string, string>; path?: string };

function ask({
  at = "127.0.0.1",
  name = `localhost:${product.port}`,
  path = "/local/mailbox.json",
  ...more
}: Asked) {
  return new Promise<{ status?: number; type?: string; body: string }>((resolve, reject) => {
    const headers = { ...more.headers, host: name };
    request({ host: at, port: product.port, path, headers, agent: false }, (answer) => {
      let body = "";
      answer.on("data", (piece) => (body += piece));
      answer.on("end", () =>
        resolve({ status: answer.statusCode, type: answer.headers["content-type"], body }),
      );
    })
      .on("error", reject)
      .end();
  });
}

test("passToLocalServices answers this machine under its own names and the product's", async () => {
  for (const name of ["localhost", "LOCALHOST", "127.0.0.1", "[::1]"])
    expect(await ask({ name: `${name}:${product.port}` })).toMatchObject({
      status: 200,
      body: expect.stringMatching(/^mailbox for 127\.0\.0\.1:\d+$/),
    });
  expect((await ask({ name: "waymark.test:4321" })).status).toBe(200);
  if (hasIpv6) expect((await ask({ at: "::1" })).status).toBe(200);
});

const rebound = [
  "evil.example",
  "evil.example:{port}",
  "localhost",
  "localhost:1",
  "127.0.0.1.evil.example:{port}",
];

test.each([...rebound, "localhost.:{port}", "waymark.test", "waymark.test:{port}", "10.0.0.5:{port}"])(
  "passToLocalServices refuses a page that calls this machine %s",
  async (name) => {
    for (const path of ["/local/mailbox", "/local/mailbox.json", "/local/stripe/pay/x", "/local"]) {
      const answer = await ask({ name: name.replace("{port}", String(product.port)), path });
      expect(answer).toMatchObject({ status: 403, type: expect.stringContaining("text/plain") });
      expect(answer.body).toContain("http://waymark.test:4321/local");
    }
  },
);

test.skipIf(!outside)("passToLocalServices refuses another machine, whatever it says of itself", async () => {
  const claims = {
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-host": `localhost:${product.port}`,
    forwarded: "for=127.0.0.1",
  };
  for (const name of [`localhost:${product.port}`, `${outside}:${product.port}`, "waymark.test:4321"])
    for (const headers of [{}, claims]) expect((await ask({ at: outside, name, headers })).status).toBe(403);
});
