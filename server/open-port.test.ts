import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, test, vi } from "vitest";
import { listen } from "./listen.ts";
import { hostsFor } from "./open-port.ts";

const { env } = vi.hoisted(() => ({ env: {} as Record<string, string | undefined> }));
vi.mock("#core/platform/env.server.ts", async (load) => {
  const real = await load<{ env: object }>();
  return {
    ...real,
    env: new Proxy(real.env, { get: (given, name) => Reflect.get({ ...given, ...env }, name) }),
  };
});

const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
const [outside] = addresses.filter(({ internal, family }) => !internal && family === "IPv4");
const hasIpv6 = addresses.some(({ address }) => address === "::1");

async function reached(port: number, host: string): Promise<boolean> {
  return fetch(`http://${host}:${port}/`).then(
    (answer) => answer.ok,
    () => false,
  );
}

const names = ["127.0.0.1", "localhost", ...(hasIpv6 ? ["[::1]"] : [])];

test("openPort answers this machine alone beside stand-ins, under all of its names", async () => {
  env.LOCAL_SERVICES_URL = "http://127.0.0.1:1";
  const { port, close } = await listen(() => new Response("here"), 0);
  for (const name of names) expect([name, await reached(port, name)]).toEqual([name, true]);
  if (outside) expect(await reached(port, outside.address)).toBe(false);
  await close();
  for (const name of names) expect([name, await reached(port, name)]).toEqual([name, false]);
});

test.skipIf(!outside)(
  "openPort answers another address where it is asked for, and this machine too",
  async () => {
    Object.assign(env, { LOCAL_SERVICES_URL: "http://127.0.0.1:1", LISTEN_ON: outside?.address });
    const { port, close } = await listen(() => new Response("here"), 0);
    for (const name of [...names, outside?.address ?? ""])
      expect([name, await reached(port, name)]).toEqual([name, true]);
    await close();
  },
);

test.each([undefined, "::", "0.0.0.0"])(
  "openPort answers every address without stand-ins or on %s",
  async (asked) => {
    Object.assign(env, { LOCAL_SERVICES_URL: asked && "http://127.0.0.1:1", LISTEN_ON: asked });
    const { port, close } = await listen(() => new Response("here"), 0);
    for (const name of [...names, outside?.address ?? "127.0.0.1"])
      expect([name, await reached(port, name)]).toEqual([name, true]);
    await close();
  },
);

test("openPort leaves nothing open when one of its addresses is taken", async () => {
  if (!hasIpv6) return;
  Object.assign(env, { LOCAL_SERVICES_URL: "http://127.0.0.1:1", LISTEN_ON: undefined });
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "::1", resolve));
  const { port } = other.address() as AddressInfo;
  await expect(listen(() => new Response("here"), port)).rejects.toThrow("EADDRINUSE");
  expect(await reached(port, "127.0.0.1")).toBe(false);
  other.close();
});

test("hostsFor adds what this machine's own programs ask", () => {
  expect(hostsFor({ LISTEN_ON: "10.0.0.5", LOCAL_SERVICES_URL: undefined })).toEqual([
    "127.0.0.1",
    "::1",
    "10.0.0.5",
  ]);
  expect(hostsFor({ LISTEN_ON: "127.0.0.1", LOCAL_SERVICES_URL: undefined })).toEqual(["127.0.0.1", "::1"]);
});
