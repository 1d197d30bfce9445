import { afterAll, beforeAll, expect, test } from "vitest";
import { hearConsole } from "#test/hear-console.ts";
import { startTestStripe } from "#test/stand-ins.ts";
import { stripeSetup } from "./stripe-setup.ts";

let local: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  local = await startTestStripe();
});
afterAll(() => local.close());

const said = hearConsole();

async function run(...args: string[]) {
  said.length = 0;
  return { code: await stripeSetup(args), text: said.join("\n") };
}

test("stripe-setup prints the prices and the webhook endpoint", async () => {
  const { code, text } = await run();
  expect(code).toBe(0);
  expect(text).toContain("yearly: price_yearly (there)");
  expect(text).toContain("http://localhost:3000/webhooks/stripe");
  expect(text).toContain("2026-10-28.endive");
  expect(text).toContain("charge.dispute.closed");
});

test("stripe-setup explains its use and reports Stripe's refusals", async () => {
  expect(await run("--help")).toMatchObject({ code: 0 });
  expect(await run("weekly")).toMatchObject({ code: 2 });
  local.settings.outage = 401;
  expect(await run()).toMatchObject({ code: 1, text: expect.stringContaining("Stripe refused") });
});
