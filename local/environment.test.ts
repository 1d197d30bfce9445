import { expect, test } from "vitest";
import { ensureDatabase } from "./environment.ts";

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
])("%o is refused before anything starts", async (given, words) => {
  const refusal = await ensureDatabase(given as NodeJS.ProcessEnv, true).catch(
    (error: Error) => error.message,
  );
  expect(refusal).toContain(words);
  expect(refusal).not.toContain("secret");
});
