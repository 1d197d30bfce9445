import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { emptyDatabase } from "#test/factories.ts";
import { freshBuild } from "#test/fresh-build.ts";
import { quietPort } from "#test/quiet-port.ts";
import { startTestStripe } from "#test/stand-ins.ts";

let stripe: Awaited<ReturnType<typeof startTestStripe>>;
let npm: ChildProcess | undefined;
beforeAll(async () => {
  await emptyDatabase();
  await freshBuild();
  stripe = await startTestStripe();
}, 120_000);
afterAll(() => stripe.close());
// Ends the process group, with all that it started.
afterEach(() => {
  try {
    process.kill(-Number(npm?.pid), "SIGKILL");
  } catch {}
});

/** Starts a script as a service manager would, and collects its output. */
function start(script: string, env: Record<string, string>, cwd = process.cwd()) {
  npm = spawn("npm", ["run", script], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let printed = "";
  for (const stream of [npm.stdout, npm.stderr])
    stream?.setEncoding("utf8").on("data", (text) => (printed += text));
  return { process: npm, printed: () => printed };
}

/** Signals npm alone, as a service manager does, and waits for its end. */
async function stop(process: ChildProcess): Promise<number | null> {
  const ended = once(process, "exit");
  process.kill("SIGTERM");
  const [code] = await ended;
  return code;
}

function isAnswering(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

test("npm run web ends in order with SIGTERM to npm, and leaves nothing behind", async () => {
  const port = await quietPort();
  const { process, printed } = start("web", { PORT: String(port) });
  await expect.poll(() => isAnswering(port), { timeout: 30_000 }).toBe(true);
  expect(await stop(process), printed()).toBe(0);
  expect(await isAnswering(port)).toBe(false);
}, 120_000);

/** A worker would check the outside links of our texts. */
const asksNobody = { DAILY_SYNC: "off", LOCAL_SERVICES_URL: "http://127.0.0.1:1" };

test("npm run worker ends in order with SIGTERM to npm", async () => {
  const { process, printed } = start("worker", { LOG_LEVEL: "info", ...asksNobody });
  await expect.poll(printed, { timeout: 30_000 }).toContain("task done");
  expect(await stop(process), printed()).toBe(0);
}, 120_000);

test("npm start ends in order with SIGTERM to npm, and leaves nothing behind", async () => {
  const folder = await checkout();
  const port = await quietPort();
  const env = { PORT: String(port), NODE_ENV: "production", LOCAL_SERVICES: "off" };
  const { process, printed } = start("start", env, folder);
  await expect.poll(printed, { timeout: 60_000 }).toContain("Waymark runs at");
  expect(await stop(process), printed()).toBe(0);
  expect(await isAnswering(port)).toBe(false);
  await rm(folder, { recursive: true });
}, 120_000);

test("npm start ends within 10 s of SIGTERM to npm while it builds", async () => {
  const folder = await checkout();
  await rm(path.join(folder, "build/.inputs"));
  const env = { PORT: String(await quietPort()), NODE_ENV: "production", LOCAL_SERVICES: "off" };
  const { process, printed } = start("start", env, folder);
  await expect.poll(printed, { timeout: 30_000 }).toContain("Building");
  const told = performance.now();
  expect(await stop(process), printed()).toBe(0);
  expect(performance.now() - told).toBeLessThan(10_000);
  await rm(folder, { recursive: true });
}, 120_000);

/** Copies this checkout into a folder of its own, with its build as if it had been made there. */
async function checkout(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-npm-"));
  for (const name of await readdir("."))
    if (!name.startsWith(".") && name !== "build") await symlink(path.resolve(name), path.join(folder, name));
  await cp("build", path.join(folder, "build"), { recursive: true });
  const stamp = path.join(folder, "build/.inputs");
  await writeFile(stamp, (await readFile(stamp, "utf8")).replace(/ fast$/, " full"));
  return folder;
}
