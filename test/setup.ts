import { format } from "node:util";
import fc from "fast-check";
import { afterAll, afterEach, inject, vi } from "vitest";
import { closeConnections } from "./connections.ts";
import { testEnvironment } from "./environment.ts";
import { quietPort } from "./quiet-port.ts";
import { isProof, runs } from "./runs.ts";

// One process runs many files: each loads our modules again, with their caches and configuration.
vi.resetModules();
// Every logger waits for the end of the process.
process.setMaxListeners(0);
const environmentBefore = { ...process.env };

// Modules of core read their configuration when they are loaded.
Object.assign(
  process.env,
  testEnvironment({
    database: `${inject("databases")}_${process.env.VITEST_POOL_ID}`,
    smtp: await quietPort(),
    stripe: await quietPort(),
  }),
);

// Outside production React is slow, and warns about mistakes in pages and emails.
if (isProof) delete process.env.NODE_ENV;

fc.configureGlobal({ numRuns: runs(100) });

let complaints: string[] = [];
console.error = (...args: unknown[]) => complaints.push(format(...args));

afterEach(() => {
  const unexpected = complaints;
  complaints = [];
  if (unexpected.length) throw new Error(`Unexpected console.error:\n${unexpected.join("\n")}`);
});

afterAll(async () => {
  await closeConnections();
  for (const name of Object.keys(process.env)) if (!(name in environmentBefore)) delete process.env[name];
  Object.assign(process.env, environmentBefore);
});
