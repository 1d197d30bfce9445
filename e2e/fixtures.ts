import { test as base, expect } from "@playwright/test";
import pg from "pg";
import { dayMs } from "#core/text/time.ts";
import { type Child, startServer } from "#launcher/child.ts";
import type { BoardControls } from "#local/applicant-tracking/controls.ts";
import type { ProviderControls } from "#local/jobs-provider/controls.ts";
import type { Mailbox } from "#local/mailbox/mailbox.ts";
import { startLocalServices } from "#local/services.ts";
import type { LocalStripe } from "#local/stripe/server.ts";
import { quietPort } from "#test/quiet-port.ts";

export type App = {
  origin: string;
  databaseUrl: string;
  /** Catches every email; `waitFor` waits for one. */
  mailbox: Mailbox;
  /** Its pages are below `/local/stripe`; its controls do what a bank or time would. */
  stripe: LocalStripe;
  /** How far Stripe's clock is ahead. */
  stripeTime: { aheadMs: number };
  /** The stand-ins of the jobs provider and of employers' boards. */
  provider: ProviderControls;
  boards: BoardControls;
  /** Runs a command of the command line, and returns its exit code. */
  command: (...args: string[]) => Promise<number>;
};

/** So high that no journey meets a limit. */
const limits = {
  PAGES_PER_MINUTE: "0",
  LIMIT_SIGN_IN_EMAIL: "1000/1m",
  LIMIT_SIGN_IN: "1000/1m",
  LIMIT_CONFIRM: "1000/1m",
  LIMIT_CHECKOUT: "1000/1m",
  LIMIT_PAYMENT_LOOKUP: "1000/1m",
  LIMIT_ALERTS: "1000/1m",
  LIMIT_UNSUBSCRIBE: "1000/1m",
  LIMIT_CONTACT: "1000/1m",
};

type Journey = {
  noComplaints: undefined;
  /** Advances Stripe's clock alone, which tells us by webhook what happened. The end of the journey turns it back. */
  passDays: (days: number) => Promise<void>;
};

/** Each Playwright worker has a server process, a copy of the prepared database, and stand-ins to itself. */
export const test = base.extend<Journey, { app: App }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use, { workerIndex }) => {
      const { app, close } = await startApp(await copyTemplate(`worker_${workerIndex}`));
      await use(app);
      await close();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  baseURL: ({ app }, use) => use(app.origin),

  passDays: async ({ app: { stripe, stripeTime } }, use) => {
    await use(async (days) => {
      stripeTime.aheadMs += days * dayMs;
      stripe.passTime();
      await stripe.deliveries.settled();
    });
    stripeTime.aheadMs = 0;
  },

  /** A page that logs an error or throws one fails its journey, in any tab. */
  noComplaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      let isCut = false;
      context.on("weberror", (error) => complaints.push(error.error().message));
      context.on("console", (message) => {
        // The answer of a missing page or a refused form tells so itself.
        const isOfPageItself =
          withoutData(message.location().url) === withoutData(message.page()?.url()) ||
          // A job that has ended answers before its page is open.
          /\b410 \(Gone\)/.test(message.text());
        // A journey cut the network, and the browser logs what it could not fetch since.
        // What a service worker could not fetch then, it calls failed.
        isCut ||= /ERR_(INTERNET_DISCONNECTED|FAILED)/.test(message.text());
        if (message.type() === "error" && !isOfPageItself && !isCut)
          complaints.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const inProof = { tag: "@proof" };

export async function startApp(
  databaseUrl: string,
  own: Record<string, string> = {},
): Promise<{ app: App; close: () => Promise<void> }> {
  const port = await quietPort();
  const origin = `http://localhost:${port}`;
  const stripeTime = { aheadMs: 0 };
  const services = await startLocalServices({
    jobs: true,
    mail: {},
    payments: { now: () => new Date(Date.now() + stripeTime.aheadMs) },
    product: { origin, port },
  });
  const { mailbox, stripe, jobs: provider, boards } = services;
  if (!mailbox || !stripe || !provider || !boards) throw new Error("not all that was wanted has started");
  const env = {
    ...process.env,
    ...JSON.parse(process.env.JOURNEY_SERVICES ?? "{}"),
    ...services.env,
    ...limits,
    // Journeys decide what jobs come in, and when.
    DAILY_SYNC: "off",
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    ORIGIN: origin,
    ...own,
  };
  const command = (...args: string[]) => startServer(["cli", ...args], env).ended;
  if ((await command("stripe-setup")) !== 0) throw new Error("The prices could not be set up.");
  const server = startServer(["all"], env);
  await untilReady(origin, server);
  const close = async () => {
    server.process.kill("SIGTERM");
    await server.ended;
    await services.close();
  };
  return { app: { origin, databaseUrl, mailbox, stripe, stripeTime, provider, boards, command }, close };
}

function withoutData(address = ""): string {
  return address.replace(/\.data(?=\?|$)/, "").replace(/\?_routes=.*$/, "");
}

export async function copyTemplate(name: string): Promise<string> {
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
