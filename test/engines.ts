import { existsSync } from "node:fs";
import path from "node:path";

/** Null where this machine has none. */
export const firefoxPath = findProgram(
  ["firefox", "firefox-esr"],
  "/Applications/Firefox.app/Contents/MacOS",
);
export const noFirefox = "This machine has no Firefox (firefox or firefox-esr).";

/** The driver of WebKitGTK, which shows its windows on a screen of its own. */
export const webKitPath = findProgram(["Xvfb"]) && findProgram(["WebKitWebDriver"]);
export const noWebKit = "This machine has no WebKit (packages webkit2gtk-driver and xvfb).";

function findProgram(names: string[], ...others: string[]): string | null {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), ...others];
  const files = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
}
