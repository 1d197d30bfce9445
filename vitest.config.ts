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
    // Hundreds of files leave some of their modules behind.
    execArgv: ["--max-old-space-size=6144"],
    // A machine that is busy with more than this may take its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Else one processor is kept free, of two that there may be. With more, what has a limit of time would meet it.
    maxWorkers: "100%",
    // Request tests import the built server as it is.
    server: { deps: { external: [/\/build\/server\//] } },
  },
});
