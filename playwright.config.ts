import { defineConfig } from "@playwright/test";
import { prepareChromium } from "./test/chromium.ts";
import { isProof } from "./test/runs.ts";

const { executablePath, args, env } = await prepareChromium();

export default defineConfig({
  testDir: "./e2e",
  globalSetup: "./e2e/setup.ts",
  fullyParallel: true,
  workers: 2,
  grepInvert: isProof ? [] : /@proof/,
  // A machine that is busy with more than this may take its time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // One processor that is taken away for a moment fails no run; what only then passed is named at the end.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: ".data/reports/playwright.json" }]],
  outputDir: "./test-results",
  use: {
    browserName: "chromium",
    // Only the journeys without a connection let it answer.
    serviceWorkers: "block",
    // A trace is recorded in any case, to be kept where a journey fails. With pictures it costs a third of the run:
    // `--trace on` records them for the journey in question.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    launchOptions: { executablePath, args, env: { ...(process.env as Record<string, string>), ...env } },
  },
});
