import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type RequestOptions, request } from "node:http";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { admin, beginAsAdministrator } from "#test/administrator.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { freshBuild } from "#test/fresh-build.ts";
import { quietPort } from "#test/quiet-port.ts";
import { nodeOptions } from "./child.ts";
import { webProcesses } from "./web-processes.ts";

let web: ChildProcess | undefined;

beforeAll(async () => {
  await freshBuild();
  await emptyDatabase();
});
afterEach(() => web?.kill("SIGKILL"));

test("webProcesses takes what is given, else what the machine has and no more than four", () => {
  expect(webProcesses("3")).toBe(3);
  expect(webProcesses("two")).toBeNaN();
  for (const missing of [undefined, "", " "]) {
    expect(webProcesses(missing)).toBeGreaterThanOrEqual(1);
    expect(webProcesses(missing)).toBeLessThanOrEqual(4);
  }
});

test("npm run web gives Node the options of npm start", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(scripts.web).toBe(`exec node ${nodeOptions.join(" ")} launcher/run.ts web`);
});

describe("two web processes", () => {
  test("share a port, and each counts a client's pages by itself", async () => {
    const { port } = await startTwo({ PAGES_PER_MINUTE: "2" });
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await ask(port, "/terms-of-service"));
    expect(answers.sort()).toEqual([200, 200, 200, 200, 429, 429]);
  });

  test("forget a job that an administrator hides, whichever of them heard it", async () => {
    await beginAsAdministrator();
    const [shown, hidden] = [
      await insertJob({ title: "Raft Guide" }),
      await insertJob({ title: "Lead Raft Guide" }),
    ];
    const { port } = await startTwo();
    const headers = { ...admin, "cache-control": "no-cache" };
    const list = await read(port, "/jobs", { headers });
    const address = String(
      new RegExp(`href="(/company/[^"]*/jobs/${shown.slug}[^"]*)"`).exec(list.body)?.[1],
    );
    const pages = () => Promise.all([1, 2, 3, 4].map(() => read(port, address, { headers })));
    for (const { body } of await pages()) expect(body).toContain("Lead Raft Guide");
    const form = new URLSearchParams({ intent: "hide", id: hidden.id }).toString();
    const posted = {
      ...admin,
      origin: "http://localhost:3000",
      "content-type": "application/x-www-form-urlencoded",
    };
    expect((await read(port, "/admin/jobs", { method: "POST", headers: posted }, form)).status).toBe(303);
    const namesIt = async () => (await pages()).some(({ body }) => body.includes("Lead Raft Guide"));
    await expect.poll(namesIt).toBe(false);
  });

  test("go on when one is killed, and another takes its place after a pause", async () => {
    const { port, pids, logged } = await startTwo();
    const [first, second] = pids();
    process.kill(Number(first), "SIGKILL");
    await expect.poll(pids).toEqual([second]);
    for (let n = 0; n < 4; n++) expect(await ask(port, "/terms-of-service")).toBe(200);
    await expect.poll(() => logged("web processes listen").length).toBe(2);
    expect(pids()).toHaveLength(2);
    process.kill(Number(second), "SIGKILL");
    await expect.poll(() => logged("web processes listen").length).toBe(3);
    const ends = logged("a web process ended, and another starts after the pause");
    expect(ends).toMatchObject([
      { level: 50, signal: "SIGKILL", pause: 1_000 },
      { level: 50, signal: "SIGKILL", pause: 2_000 },
    ]);
  });

  test("finish what was sent before SIGTERM, and take nothing new", async () => {
    const { port, ended, said, pids } = await startTwo();
    // A busy machine gives them no time to accept what arrives.
    const all = [Number(web?.pid), ...pids()];
    for (const pid of all) process.kill(pid, "SIGSTOP");
    const sending = Array.from({ length: 4 }, () => sendSlowly(port));
    await sleep(300);
    for (const signal of ["SIGTERM", "SIGCONT"] as const) for (const pid of all) process.kill(pid, signal);
    await expect.poll(() => ask(port, "/healthz").catch(() => 0), { timeout: 10_000 }).toBe(0);
    expect(sending.map(({ isAnswered }) => isAnswered())).toEqual([false, false, false, false]);
    for (const { finish } of sending) finish();
    for (const { status } of sending) expect(await status).toBe(400);
    expect(await ended).toBe(0);
    expect(said()).toBe("");
  });

  test("end at once after a second signal", async () => {
    const { port, ended, pids } = await startTwo();
    const [slow, all] = [sendSlowly(port), pids()];
    slow.status.catch(() => {});
    await sleep(300);
    web?.kill("SIGTERM");
    await sleep(1_200);
    web?.kill("SIGTERM");
    expect(await ended).toBe(1);
    for (const pid of all) await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

describe("what keeps web processes from starting is said once:", () => {
  test("a taken port", async () => {
    const taken = createServer();
    await once(taken.listen(0), "listening");
    const { port } = taken.address() as { port: number };
    const { ended, said } = start({ PORT: String(port) });
    expect(await ended).toBe(1);
    expect(said()).toBe(`Port ${port} is taken by another program. Choose another with PORT.\n`);
    taken.close();
  });

  test("a wrong configuration", async () => {
    const short = start({ AUTH_SECRET: "short" });
    expect(await short.ended).toBe(1);
    expect(short.said().match(/not usable/g)).toHaveLength(1);
    for (const WEB_PROCESSES of ["two", "0", "1.5", "-1", "100"]) {
      const wrong = start({ WEB_PROCESSES });
      expect(await wrong.ended).toBe(1);
      expect(wrong.said().match(/WEB_PROCESSES: must be a whole number from 1 to 99/g)).toHaveLength(1);
    }
  });
});

function start(env: Record<string, string>) {
  const started = spawn(process.execPath, ["launcher/run.ts", "web"], {
    env: { ...process.env, WEB_PROCESSES: "2", LOG_LEVEL: "info", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  web = started;
  let [said, lines] = ["", ""];
  started.stderr.on("data", (piece) => {
    said += piece;
  });
  started.stdout.on("data", (piece) => {
    lines += piece;
  });
  const logged = (message: string) =>
    lines
      .split("\n")
      .filter((line) => line.includes(message))
      .map((line) => JSON.parse(line));
  return {
    ended: once(started, "close").then(([code]) => code as number | null),
    said: () => said,
    logged,
    pids() {
      const all: number[] = logged("web processes listen").flatMap(({ processes }) => processes);
      return [...new Set(all)].filter(isAlive);
    },
  };
}

async function startTwo(env = {}) {
  const port = await quietPort();
  const started = start({ PORT: String(port), ...env });
  await expect.poll(() => started.logged("web processes listen").length).toBe(1);
  // Both have begun to answer, and so to hear signals.
  for (let n = 0; n < 4; n++) await expect.poll(() => ask(port, "/readyz")).toBe(200);
  return { port, ...started };
}

/** A form that stays under way until its rest is sent. */
function sendSlowly(port: number) {
  const headers = {
    "sec-fetch-site": "same-origin",
    "content-type": "application/x-www-form-urlencoded",
    "content-length": "10",
  };
  const sent = request({ port, path: "/contact", method: "POST", agent: false, headers });
  let isAnswered = false;
  const status = new Promise<number>((resolve, reject) => {
    sent.once("error", reject).once("response", (answer) => {
      isAnswered = true;
      answer.resume();
      resolve(Number(answer.statusCode));
    });
  });
  sent.write("name=");
  return { status, isAnswered: () => isAnswered, finish: () => sent.end("Maria") };
}

async function ask(port: number, path: string): Promise<number> {
  return (await read(port, path)).status;
}

/** Each connection goes to the next process. */
function read(port: number, path: string, asked: RequestOptions = {}, form = "") {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request({ port, path, agent: false, ...asked }, async (answer) => {
      resolve({ status: Number(answer.statusCode), body: await text(answer).catch(String) });
    });
    sent.on("error", reject).end(form);
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
