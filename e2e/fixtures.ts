import { test as base, expect } from "@playwright/test";
import pg from "pg";
import { type Child, startServer } from "#launcher/child.ts";
import { freePort } from "#local/postgres/free-port.ts";

type App = { origin: string; databaseUrl: string };

/** Each Playwright worker has a server process and a copy of the prepared database to itself. */
export const test = base.extend<{ noComplaints: undefined }, { app: App }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use, { workerIndex }) => {
      const databaseUrl = await copyTemplate(`worker_${workerIndex}`);
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const services = JSON.parse(process.env.JOURNEY_SERVICES ?? "{}");
      const env = {
        ...process.env,
        ...services,
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        ORIGIN: origin,
      };
      const server = startServer(["all"], env);
      await untilReady(origin, server);
      await use({ origin, databaseUrl });
      server.process.kill("SIGTERM");
      await server.ended;
    },
    { scope: "worker", timeout: 60_000 },
  ],

  baseURL: ({ app }, use) => use(app.origin),

  /** A page that logs an error or lets one escape fails its journey. */
  noComplaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        // A page that is asked for and missing is told so by its own answer.
        const isOfPageItself = message.location().url === page.url();
        if (message.type() === "error" && !isOfPageItself)
          complaints.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function copyTemplate(name: string): Promise<string> {
  const databases = process.env.JOURNEY_DATABASES ?? "";
  const client = new pg.Client({ connectionString: `${databases}postgres` });
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)} template template`);
  await client.end();
  return `${databases}${name}`;
}

async function untilReady(origin: string, { process: server }: Child) {
  while (server.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server ended with exit code ${server.exitCode} before it was ready.`);
}
