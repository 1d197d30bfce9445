import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Development's JSX is none in production, as which the tests run.
  oxc: { jsx: { development: false } },
  test: {
    include: ["{app,core,server,worker,cli,launcher,local,db,lint,test}/**/*.test.{ts,tsx}"],
    globalSetup: "./test/databases.ts",
    setupFiles: "./test/setup.ts",
    // A process for each file costs more than most files take; the set-up keeps them apart.
    isolate: false,
    // A machine that is busy with more than this may take its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Many tests wait for a process or for a limit of time.
    maxWorkers: availableParallelism() + 1,
    // Request tests import the built server as it is.
    server: { deps: { external: [/\/build\/server\//] } },
  },
});
