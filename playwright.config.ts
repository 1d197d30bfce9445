import { defineConfig } from "@playwright/test";
import { prepareChromium } from "./test/chromium.ts";

const { executablePath, args, env } = await prepareChromium();

export default defineConfig({
  testDir: "./e2e",
  globalSetup: "./e2e/setup.ts",
  fullyParallel: true,
  workers: 2,
  // A machine that is busy with more than this may take its time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: ".data/reports/playwright.json" }]],
  outputDir: "./test-results",
  use: {
    browserName: "chromium",
    trace: "retain-on-failure",
    launchOptions: { executablePath, args, env: { ...(process.env as Record<string, string>), ...env } },
  },
});
