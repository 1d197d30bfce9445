import { expect, test } from "vitest";
import { ensureDatabase, startEnvironment } from "./environment.ts";

test.each([
  [{ NODE_ENV: "Production" }, "NODE_ENV must be one of"],
  [{ LOCAL_SERVICES: "yes" }, "LOCAL_SERVICES must be one of on, off"],
  [{ NODE_ENV: "production" }, "DATABASE_URL is missing"],
  [{ NODE_ENV: "production", DATABASE_URL: "" }, "DATABASE_URL is missing"],
  [{ LOCAL_SERVICES: "off" }, "DATABASE_URL is missing"],
  [
    { DATABASE_URL: "postgres://waymark:secret@127.0.0.1:1/x" },
    "DATABASE_URL cannot be used: connect ECONNREFUSED",
  ],
])("startEnvironment refuses %o before anything starts", async (given, words) => {
  const refusal = await ensureDatabase(given as NodeJS.ProcessEnv, true).catch(
    (error: Error) => error.message,
  );
  expect(refusal).toContain(words);
  expect(refusal).not.toContain("secret");
});

test("startEnvironment starts no stand-ins unasked beside a given database", async () => {
  const given = { DATABASE_URL: process.env.DATABASE_URL, NODE_ENV: "development" as const };
  const { env, summary, close } = await startEnvironment(given, true);
  await close();
  expect(summary).toEqual([]);
  for (const name of ["SMTP_URL", "STRIPE_SECRET_KEY", "AUTH_SECRET", "LOCAL_SERVICES_URL", "DEMO_SOURCES"])
    expect(env[name]).toBeUndefined();
});

test("startEnvironment starts no job sources with a real key", async () => {
  const given = {
    DATABASE_URL: process.env.DATABASE_URL,
    NODE_ENV: "development" as const,
    LOCAL_SERVICES: "on",
    ACTIVE_JOBS_DB_KEY: "a real one",
    SMTP_URL: "smtp://127.0.0.1:1",
    STRIPE_SECRET_KEY: "sk_test_1",
    AUTH_SECRET: "0123456789abcdef".repeat(2),
  };
  const { env, close } = await startEnvironment(given, false);
  await close();
  expect(env.ACTIVE_JOBS_DB_KEY).toBe("a real one");
  for (const name of ["DEMO_SOURCES", "DEMO_BOARDS", "ACTIVE_JOBS_DB_URL", "GREENHOUSE_URL", "NEOGOV_URL"])
    expect(env[name]).toBeUndefined();
});

test("startEnvironment starts no mailbox beside a live Stripe", async () => {
  const given = {
    DATABASE_URL: process.env.DATABASE_URL,
    NODE_ENV: "development" as const,
    LOCAL_SERVICES: "on",
    STRIPE_SECRET_KEY: "sk_live_1",
  };
  await expect(startEnvironment(given, true)).rejects.toThrow("needs SMTP_URL");
});
