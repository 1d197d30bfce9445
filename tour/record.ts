// `npm run tour`: records the home page's film from the running product. Needs ffmpeg; see docs/operate.md.
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Caption, writeCaptions } from "./captions.ts";
import { filmFrames } from "./film.ts";
import { openBrowser, origin } from "./open-browser.ts";
import { runFfmpeg } from "./run-ffmpeg.ts";
import { walk } from "./walk.ts";

const size = { width: 1280, height: 720 };
/** Of the page's dark green, as high as a line of captions. */
const band = { height: 84, color: "0x103f2e" };
const largest = 820 * 1000;

const browser = await openBrowser();
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
  await runFfmpeg(
    "-ss",
    "1",
    "-i",
    "public/tour.mp4",
    "-frames:v",
    "1",
    "-quality",
    "52",
    "public/tour.webp",
  );
  await writeFile("public/tour.vtt", writeCaptions(captions, seconds));
  const { size: bytes } = await stat("public/tour.mp4");
  console.log(`public/tour.mp4: ${Math.round(seconds)} s, ${Math.round(bytes / 1000)} kB`);
  if (bytes > largest) throw new Error("The film must stay within 820 kB.");
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

/** H.264 with the index in front: plays in every browser, from the first bytes on. */
function encode(list: string) {
  const pad = `pad=${size.width}:${size.height + band.height}:0:${band.height}:${band.color}`;
  return runFfmpeg(
    ...["-f", "concat", "-safe", "0", "-i", list],
    ...["-vf", `${pad},fps=20,format=yuv420p`, "-c:v", "libx264", "-preset", "veryslow", "-crf", "31"],
    ...["-tune", "stillimage", "-movflags", "+faststart", "-an", "public/tour.mp4"],
  );
}
