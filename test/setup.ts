import { format } from "node:util";
import { afterAll, afterEach, inject } from "vitest";

// Before any module of core reads its configuration.
Object.assign(process.env, {
  NODE_ENV: "test",
  LOG_LEVEL: "silent",
  ORIGIN: "http://localhost:3000",
  DATABASE_URL: `${inject("databases")}_${process.env.VITEST_POOL_ID}`,
  DATABASE_POOL: "5",
  AUTH_SECRET: "a secret of the tests, longer than 32 letters",
  SMTP_URL: "smtp://127.0.0.1:1",
  STRIPE_SECRET_KEY: "sk_test_local",
  STRIPE_WEBHOOK_SECRET: "whsec_test",
});

let complaints: string[] = [];
console.error = (...args: unknown[]) => complaints.push(format(...args));

afterEach(() => {
  const unexpected = complaints;
  complaints = [];
  if (unexpected.length) throw new Error(`Unexpected console.error:\n${unexpected.join("\n")}`);
});

afterAll(async () => {
  const opened = globalThis as { waymarkPool?: { end(): Promise<void> } };
  await opened.waymarkPool?.end();
});
