// `npm run tour`: records the home page's film from the running product. Needs ffmpeg; see docs/operate.md.
import { execFile } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { prepareChromium } from "#test/chromium.ts";
import { type Caption, writeCaptions } from "./captions.ts";
import { filmFrames } from "./film.ts";
import { walk } from "./walk.ts";

const run = promisify(execFile);
const origin = process.argv[2] ?? "http://localhost:3000";
const size = { width: 1280, height: 720 };
const largest = 2 * 1024 * 1024;

const { env, ...browserFiles } = await prepareChromium();
const browser = await chromium.launch({ ...browserFiles, env: { ...process.env, ...env } as never });
const folder = await mkdtemp(path.join(tmpdir(), "tour-"));
try {
  const page = await browser.newPage({ viewport: size, colorScheme: "light", baseURL: origin });
  await page.goto("/", { waitUntil: "networkidle" });
  const captions: Caption[] = [];
  const film = await filmFrames(page, folder);
  await walk(page, (text) => captions.push({ text, from: film.seconds() }));
  const seconds = film.seconds();
  const list = await film.stop();
  await encode(list);
  await run("ffmpeg", [
    "-y",
    "-ss",
    "1",
    "-i",
    "public/tour.mp4",
    "-frames:v",
    "1",
    "-quality",
    "70",
    "public/tour.webp",
  ]);
  await writeFile("public/tour.vtt", writeCaptions(captions, seconds));
  const { size: bytes } = await stat("public/tour.mp4");
  console.log(`public/tour.mp4: ${Math.round(seconds)} s, ${Math.round(bytes / 1024)} kB`);
  if (bytes > largest) throw new Error("The film must stay within 2 MB.");
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

/** H.264 with the index in front: plays in every browser, from the first bytes on. */
function encode(list: string) {
  return run("ffmpeg", [
    ...["-y", "-f", "concat", "-safe", "0", "-i", list],
    ...["-vf", "fps=20,format=yuv420p", "-c:v", "libx264", "-preset", "veryslow", "-crf", "30"],
    ...["-tune", "stillimage", "-movflags", "+faststart", "-an", "public/tour.mp4"],
  ]);
}
