import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { isPublicAddress, lookUpPublic } from "#core/platform/public-lookup.ts";
import { askLink } from "./ask-link.ts";
import { type Ask, openWeb } from "./ask-web.ts";

let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  server = undefined;
});

/** Every name leads to our own server unless told otherwise. */
async function startWeb(listener: RequestListener, options: { limitMs?: number; pauseMs?: number } = {}) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host?.split(":")[0]}${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const lookup: LookupFunction = (host, _options, done) => {
    if (host === "gone.org")
      return done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: "ENOTFOUND" }), []);
    if (host === "neighbour.org") return lookUpPublic("localhost", { all: true }, done);
    done(null, [{ address: "127.0.0.1", family: 4 }]);
  };
  const ask = openWeb({ lookup, pauseMs: 5, ...options });
  return {
    asked,
    port,
    ask: (path: string, host = "a.org") => askLink(`http://${host}:${port}${path}`, ask),
  };
}

test.each([
  [200, "sound"],
  [204, "sound"],
  [304, "sound"],
  [404, "dead"],
  [410, "dead"],
  [401, "unclear"],
  [403, "unclear"],
  [405, "unclear"],
  [429, "unclear"],
  [451, "unclear"],
  [500, "unclear"],
  [503, "unclear"],
])("askLink takes %i for %s", async (status, outcome) => {
  const { ask } = await startWeb((_request, response) => response.writeHead(status).end());
  const problem = outcome === "sound" ? null : expect.stringMatching(/^(Its server|The page) .*\.$/);
  expect(await ask("/")).toEqual({ outcome, status, problem });
});

test("askLink names us and prefers HEAD", async () => {
  let agent = "";
  const { ask, asked } = await startWeb((request, response) => {
    agent = request.headers["user-agent"] ?? "";
    response.end();
  });
  await ask("/jobs?id=1");
  expect(asked).toEqual(["HEAD a.org/jobs?id=1"]);
  expect(agent).toBe("waymark-link-check (+http://localhost:3000/contact; hello@waymark.example)");
});

test("askLink tries GET where HEAD is unknown, without reading the page", async () => {
  let sent = 0;
  const { ask, asked } = await startWeb((request, response) => {
    if (request.method === "HEAD") return response.writeHead(404).end();
    const write = () => {
      sent += 65_536;
      if (!response.destroyed && sent < 1e9) response.write("x".repeat(65_536), () => setImmediate(write));
    };
    write();
  });
  expect(await ask("/")).toMatchObject({ outcome: "sound", status: 200 });
  expect(asked).toEqual(["HEAD a.org/", "GET a.org/"]);
  expect(sent).toBeLessThan(1e8);
});

test("askLink tries GET after a hang-up, but leaves a busy server alone", async () => {
  const { ask, asked } = await startWeb((request, response) => {
    if (request.url === "/busy") return response.writeHead(429).end();
    if (request.method === "HEAD") return request.socket.destroy();
    response.end("ok");
  });
  expect(await ask("/")).toMatchObject({ outcome: "sound" });
  expect(await ask("/busy")).toMatchObject({ outcome: "unclear", status: 429 });
  expect(asked).toEqual(["HEAD a.org/", "GET a.org/", "HEAD a.org/busy"]);
});

test("askLink cannot judge a server that wants another protocol", async () => {
  const { ask, asked } = await startWeb((request) =>
    request.socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"),
  );
  expect(await ask("/")).toMatchObject({ outcome: "unclear", status: null });
  expect(asked).toEqual(["HEAD a.org/", "GET a.org/"]);
});

describe("redirects", () => {
  test("are followed across hosts and by relative addresses", async () => {
    const { ask, asked, port } = await startWeb((request, response) => {
      if (request.url === "/old") return response.writeHead(301, { location: "moved" }).end();
      if (request.url === "/moved")
        return response.writeHead(302, { location: `http://b.org:${port}/new` }).end();
      response.writeHead(request.url === "/new" ? 404 : 200).end();
    });
    expect(await ask("/old")).toMatchObject({ outcome: "dead", status: 404 });
    expect(asked.slice(0, 3)).toEqual(["HEAD a.org/old", "HEAD a.org/moved", "HEAD b.org/new"]);
  });

  test("without an end are given up", async () => {
    const { ask, asked } = await startWeb((_request, response) =>
      response.writeHead(302, { location: "/again" }).end(),
    );
    expect(await ask("/")).toEqual({ outcome: "unclear", status: null, problem: "It leads in circles." });
    expect(asked).toHaveLength(42);
  });

  test("into private networks are not followed", async () => {
    const targets = ["http://127.0.0.1:PORT/", "http://[::1]:PORT/", "http://169.254.169.254/"];
    const names = ["http://neighbour.org:PORT/", "file:///etc/passwd", "http://0x7f000001:PORT/"];
    for (const target of [...targets, ...names]) {
      const web = await startWeb((_request, response) =>
        response.writeHead(302, { location: target.replace("PORT", `${web.port}`) }).end(),
      );
      const problem = "It leads to an address that is not public.";
      expect(await web.ask("/"), target).toEqual({ outcome: "unclear", status: null, problem });
      expect(web.asked).toEqual(["HEAD a.org/", "GET a.org/"]);
      server?.closeAllConnections();
      server?.close();
    }
  });
});

describe("askLink without an answer", () => {
  test("takes an unknown host for dead", async () => {
    const { ask, asked } = await startWeb((_request, response) => response.end());
    const answer = { outcome: "dead", status: null, problem: "The host does not exist." };
    expect(await ask("/", "gone.org")).toEqual(answer);
    expect(asked).toEqual([]);
  });

  test("gives up on a slow server", async () => {
    const { ask, asked } = await startWeb(() => {}, { limitMs: 50 });
    const answer = { outcome: "unclear", status: null, problem: "It took too long to answer." };
    expect(await ask("/")).toEqual(answer);
    expect(asked).toEqual(["HEAD a.org/", "GET a.org/"]);
  });

  test("cannot judge a closed port or a broken answer", async () => {
    const { ask, port } = await startWeb((request) => request.socket.end("nonsense\r\n\r\n"));
    expect(await ask("/")).toMatchObject({ outcome: "unclear", status: null });
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
    server = undefined;
    const problem = expect.stringContaining("ECONNREFUSED");
    expect(await ask(`/?${port}`)).toEqual({ outcome: "unclear", status: null, problem });
  });

  test("never throws", async () => {
    const failing: Ask = () => Promise.reject(new Error("out of files"));
    const problem = "It cannot be reached (out of files).";
    expect(await askLink("https://a.org/", failing)).toEqual({ outcome: "unclear", status: null, problem });
    expect(await askLink("no address", failing)).toMatchObject({ outcome: "unclear" });
  });
});

test.each([
  ["93.184.216.34", true],
  ["2606:4700::1111", true],
  ["127.0.0.1", false],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["224.0.0.1", false],
  ["::1", false],
  ["::", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["::ffff:10.0.0.1", false],
  ["::ffff:93.184.216.34", true],
  ["::127.0.0.1", false],
  ["::7f00:1", false],
  ["::93.184.216.34", false],
  ["::ffff:0:127.0.0.1", false],
  ["64:ff9b::127.0.0.1", false],
  ["64:ff9b:1::7f00:1", false],
  ["2002:7f00:1::", false],
  ["2001::7f00:1", false],
  ["fe80::1%eth0", false],
  ["fec0::1", false],
  ["ff02::1", false],
  ["2001:db8::1", false],
  ["192.0.0.1", false],
  ["198.18.0.1", false],
  ["240.0.0.1", false],
  ["4000::1", false],
  ["2130706433", false],
  ["0x7f.1", false],
  ["127.1", false],
  ["nonsense", false],
])("isPublicAddress tells %s: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test("openWeb keeps its distance between requests", async () => {
  const times: number[] = [];
  const { ask } = await startWeb(
    (_request, response) => {
      times.push(performance.now());
      response.end();
    },
    { pauseMs: 50 },
  );
  await Promise.all(Array.from({ length: 6 }, () => ask("/")));
  // On a busy machine, the first request may arrive late.
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(150);
});
