import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,core,server,worker,cli,local,db,test}/**/*.test.{ts,tsx}"],
    globalSetup: "./test/databases.ts",
    setupFiles: "./test/setup.ts",
    testTimeout: 20_000,
    // Request tests import the built server as it is.
    server: { deps: { external: [/\/build\/server\//] } },
  },
});
