import { spawn } from "node:child_process";
import { once } from "node:events";
import { webKitPath } from "#test/engines.ts";
import { quietPort } from "#test/quiet-port.ts";
import { test as base } from "./firefox.ts";
import { expect } from "./fixtures.ts";
import type { Driver } from "./visitor.ts";

/** Names an element in answers, by the standard. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** Playwright drives only a WebKit of its own, so these journeys drive WebKitGTK by WebDriver. */
export const test = base.extend<{ webKit: Driver }, { webKitDriver: string }>({
  webKitDriver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1100x24"], {
        stdio: ["ignore", "ignore", "ignore", "pipe"],
      });
      const [display] = await once(screen.stdio[3] ?? screen, "data");
      const port = await quietPort();
      const driver = spawn(webKitPath ?? "", [`--port=${port}`], {
        stdio: "ignore",
        env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
      });
      const url = `http://127.0.0.1:${port}`;
      await expect.poll(() => ask(url, "GET", "/status").catch(() => null)).not.toBeNull();
      await use(url);
      driver.kill();
      screen.kill();
    },
    { scope: "worker" },
  ],

  webKit: async ({ webKitDriver }, use) => {
    // The driver waits forever for a page that a service worker answers.
    const capabilities = { alwaysMatch: { pageLoadStrategy: "none" } };
    const { sessionId } = (await ask(webKitDriver, "POST", "/session", { capabilities })) as {
      sessionId: string;
    };
    const session = `${webKitDriver}/session/${sessionId}`;
    await ask(session, "POST", "/window/rect", { width: 1280, height: 1000 });
    await use(drive(session));
    await ask(session, "DELETE", "");
  },
});

function drive(session: string): Driver {
  const run = (script: unknown, given: unknown[]) =>
    ask(session, "POST", "/execute/sync", { script: `return (${script})(...arguments)`, args: given });
  return {
    goto: (url) => ask(session, "POST", "/url", { url }),
    evaluate: async <Result>(
      read: (...given: string[]) => Result,
      ...given: string[]
    ): Promise<Awaited<Result>> => (await run(read, given)) as Awaited<Result>,
    find: async (find, ...given) => {
      const found = (await run(find, given)) as Record<string, string> | null;
      const element = `/element/${found?.[elementKey]}`;
      return (
        found && {
          click: async () => void (await ask(session, "POST", `${element}/click`, {})),
          type: async (text) => void (await ask(session, "POST", `${element}/value`, { text })),
        }
      );
    },
    addresses: async () => {
      const tabs = (await ask(session, "GET", "/window/handles")) as string[];
      const addresses: string[] = [];
      // The first is looked at last, and stays chosen.
      for (const handle of tabs.toReversed()) {
        await ask(session, "POST", "/window", { handle });
        addresses.push(String(await ask(session, "GET", "/url")));
      }
      return addresses;
    },
  };
}

async function ask(base: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(base + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: { message?: string } | null };
  if (!answer.ok) throw new Error(`${method} ${path}: ${value?.message}`);
  return value;
}
