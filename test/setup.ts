import { format } from "node:util";
import { afterAll, afterEach, inject } from "vitest";
import { testEnvironment } from "./environment.ts";
import { quietPort } from "./quiet-port.ts";

// Before any module of core reads its configuration.
Object.assign(
  process.env,
  testEnvironment({
    database: `${inject("databases")}_${process.env.VITEST_POOL_ID}`,
    smtp: await quietPort(),
    stripe: await quietPort(),
  }),
);

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
