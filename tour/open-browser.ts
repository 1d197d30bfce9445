import { chromium } from "@playwright/test";
import { prepareChromium } from "#test/chromium.ts";

export const origin = process.argv[2] ?? "http://localhost:3000";

export async function openBrowser() {
  const { env, ...files } = await prepareChromium();
  return chromium.launch({ ...files, env: { ...process.env, ...env } as never });
}
