import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { afterEach, expect, test } from "vitest";
import { type LocalServices, type ServiceOptions, startLocalServices } from "./services.ts";
import { stock } from "./stripe/receiver.ts";

const origin = "http://localhost:4000";
let services: LocalServices;
afterEach(() => services.close());

async function start(wanted: Partial<ServiceOptions>) {
  services = await startLocalServices({ product: { origin, port: 4000 }, ...wanted });
  const at = (path: string, init?: RequestInit) =>
    fetch(new URL(path, services.env.LOCAL_SERVICES_URL), { redirect: "manual", ...init });
  return { ...services, at };
}

test("startLocalServices starts only what is wanted", async () => {
  const { env, summary, at } = await start({});
  expect(Object.keys(env)).toEqual(["LOCAL_SERVICES_URL"]);
  expect(summary).toEqual([]);
  expect((await at("/local")).status).toBe(200);
  for (const path of [
    "/local/mailbox",
    "/local/mailbox.json",
    "/local/stripe/pay/x",
    "/local/jobs-provider",
    "/",
  ]) {
    expect((await at(path)).status).toBe(404);
  }
});

test("startLocalServices tells the product and people where services are", async () => {
  const { env, summary, at } = await start({ jobs: true, mail: {}, payments: {} });
  expect(env).toMatchObject({
    DEMO_SOURCES: "active-jobs-db,greenhouse,lever,ashby,workday,neogov",
    WORKDAY_URL: expect.stringContaining("{tenant}.{cluster}"),
    SMTP_URL: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:\d+$/),
    STRIPE_API_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    STRIPE_SECRET_KEY: "sk_test_local",
    STRIPE_WEBHOOK_SECRET: expect.stringMatching(/^whsec_\w{40}/),
  });
  expect(summary.join("\n")).toContain(`${origin}/local/mailbox`);
  expect(summary.join("\n")).toContain("4242 4242 4242 4242");
  const index = await (await at("/local")).text();
  expect(index).toContain('href="/local/mailbox"');
  expect(index).toContain('href="/local/jobs-provider"');
  expect(index).toContain("4242 4242 4242 4242");
  expect(await (await at("/local/mailbox.json")).json()).toEqual([]);
});

test("the front shows Stripe's pages, and nothing else of it", async () => {
  const { env, at } = await start({ payments: {} });
  const { hostname: host, port } = new URL(String(env.STRIPE_API_URL));
  const stripe = new Stripe("sk_test_local", { host, port, protocol: "http", telemetry: false });
  await stock(stripe);
  const { url } = await stripe.checkout.sessions.create({
    mode: "subscription",
    line_items: [{ price: "price_monthly", quantity: 1 }],
    success_url: `${origin}/?payment=success`,
    cancel_url: `${origin}/#pricing`,
  });
  expect(url).toMatch(/^http:\/\/localhost:4000\/local\/stripe\/pay\/cs_test_/);
  const { pathname } = new URL(String(url));
  const page = await at(pathname);
  expect(await page.text()).toContain("Test card");
  expect(page.headers.get("content-security-policy")).toContain("form-action 'self'");

  const body = new URLSearchParams({ action: "pay", card: "succeeds", email: "ada@example.com" });
  const paid = await at(pathname, { method: "POST", body });
  expect([paid.status, paid.headers.get("location")]).toEqual([303, `${origin}/?payment=success`]);
  for (const path of ["/local/stripe/v1/prices", "/local/stripe", "/local/stripe/pay/../v1/prices"]) {
    expect((await at(path, { headers: { authorization: "Bearer sk_test_local" } })).status).toBe(404);
  }
});

test("startLocalServices sends signed webhooks to the product", async () => {
  const told: { path: string; signature: string }[] = [];
  const product = createServer((asked, answer) => {
    told.push({ path: String(asked.url), signature: String(asked.headers["stripe-signature"]) });
    answer.end();
  });
  await new Promise<void>((resolve) => product.listen(0, "127.0.0.1", resolve));
  const { port } = product.address() as AddressInfo;
  const { stripe, env } = await start({ payments: {}, product: { origin, port } });
  await fetch(`${env.STRIPE_API_URL}/v1/customers`, {
    method: "POST",
    headers: { authorization: "Bearer sk_test_local" },
  });
  await stripe?.deliveries.settled();
  product.close();
  expect(told.map(({ path }) => path)).toContain("/webhooks/stripe");
});

test("the job sources page changes what the product gets", async () => {
  const { at, env, jobs, boards } = await start({ jobs: true });
  const tell = (action: string, fields: Record<string, string> = {}) =>
    at(`/local/jobs-provider/${action}`, { method: "POST", body: new URLSearchParams(fields) });
  const ask = (path: string) =>
    fetch(`${env.ACTIVE_JOBS_DB_URL}${path}`, { headers: { "x-rapidapi-key": "any" } });

  expect((await tell("quota", { requests: "2", jobs: "0" })).status).toBe(303);
  expect((await ask("/active-ats-24h")).status).toBe(429);
  await tell("refill");
  await tell("fail", { trouble: "503", next: "1" });
  expect((await ask("/active-ats-24h")).status).toBe(503);
  expect((await ask("/active-ats-24h")).status).toBe(200);
  await tell("board", { token: "mosskettle", does: "gone" });
  expect((await fetch(`${env.GREENHOUSE_URL}/v1/boards/mosskettle/jobs`)).status).toBe(404);
  const page = await at("/local/jobs-provider");
  expect(page.headers.get("content-security-policy")).toContain("form-action 'self'");
  expect(await page.text()).toContain("mosskettle: gone");

  for (const [action, fields] of [
    ["quota", { requests: "many", jobs: "1" }],
    ["fail", { trouble: "toString" }],
    ["slow", { ms: "-1" }],
    ["board", { token: "nowhere", does: "gone" }],
    ["board", { token: "mosskettle", does: "<b>" }],
  ] as const)
    expect((await tell(action, fields)).status).toBe(400);
  expect([jobs?.state.trouble, boards?.isGone("mosskettle")]).toEqual([null, true]);
});

test("the front and Stripe answer to this machine's own names alone", async () => {
  const { env } = await start({ mail: {}, payments: {} });
  for (const address of [env.LOCAL_SERVICES_URL, env.STRIPE_API_URL]) {
    const { port } = new URL(String(address));
    const under = (name: string) =>
      new Promise((resolve, reject) => {
        const asked = { host: "127.0.0.1", port, path: "/local", headers: { host: `${name}:${port}` } };
        get(asked, (answer) => resolve(answer.resume().statusCode)).on("error", reject);
      });
    expect(await under("evil.example")).toBe(403);
    expect(await under("127.0.0.1")).not.toBe(403);
    expect(await under("localhost")).not.toBe(403);
  }
});
