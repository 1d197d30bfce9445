// npm run measure [-- --runs 3 --only home] opens pages with one bar of signal: a phone's width, 50 kbit/s, 2 s latency. It prints
// the median of the runs, and fails where the page complains.
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium } from "@playwright/test";
import { printTable } from "#bench/table.ts";
import { ensureBuild } from "#launcher/build.ts";
import { prepareChromium } from "#test/chromium.ts";
import { copyTemplate, startApp } from "./fixtures.ts";
import { pageAddresses } from "./pages.ts";
import { keepOnDevice, saveJobs } from "./people.ts";
import setup from "./setup.ts";
import { moments, openSlowly, slowWorkerDown, tapSlowly, type Visit } from "./slow-visit.ts";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "1" }, only: { type: "string", default: "" } },
});
const runs = Number(values.runs);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const thirdCard = "li:nth-child(3) .entry-text";
const titleOfJob = "main article h1";
const firstLinesOfJob = ".early h2 + p";
const textOfJob = "main > :not(.early) article h2";
const savedJobs = 5;

type Subject = {
  name: string;
  path: string;
  readable: string;
  /** Has saved jobs. After "Keep on this device", their pages have copies, too. */
  member?: "saved" | "kept";
};

if (process.env.TEST_BUILD !== "fresh") await ensureBuild({ log: console.log });
const discard = await setup();
const { app, close } = await startApp(await copyTemplate("signal"));
const { env, ...launch } = await prepareChromium();
const browser = await chromium.launch({
  ...launch,
  env: { ...(process.env as Record<string, string>), ...env },
});
try {
  const visits = await visitAll();
  console.log(`# One bar of signal, ${new Date().toISOString().slice(0, 10)}`);
  console.log(
    `\n50 kbit/s, 2 s latency, ${phone.viewport.width} px, ${runs} of each; ${cpus().length} × ${cpus()[0]?.model}.`,
  );
  printTable(
    "Seconds until",
    [
      "page",
      "visit",
      "first paint",
      "readable",
      "styled",
      "hydrated",
      "CLS",
      "kB: HTML, CSS, fonts, script, images",
    ],
    visits.map(({ name, visit, found }) => [
      name,
      visit,
      ...moments.map((moment) => seconds(found.map((one) => one[moment]))),
      Math.max(...found.map(({ shift }) => shift)).toFixed(3),
      ["Document", "Stylesheet", "Font", "Script", "Image"]
        .map((kind) => ((found[0]?.bytes[kind] ?? 0) / 1000).toFixed(1))
        .join(", "),
    ]),
  );
  const taps = await tapAll();
  printTable(
    "Seconds from a tap on the first card",
    ["heard", "title", "first lines", "text"],
    [taps.map(seconds)],
  );
  const complaints = visits.flatMap(({ name, found }) =>
    found.flatMap((one) => one.complaints.map((complaint) => `${name}: ${complaint}`)),
  );
  console.log(complaints.join("\n"));
  if (complaints.length) process.exitCode = 1;
} finally {
  await browser.close();
  await close();
  await discard();
}

async function visitAll() {
  const visits: { name: string; visit: string; found: Visit[] }[] = [];
  for (const { name, path, readable, member } of await subjects()) {
    const found: Visit[][] = [[], []];
    for (let run = 0; run < runs; run++)
      await inNewContext(async (context) => {
        if (member) await saveJobs(await context.newPage(), app, savedJobs);
        for (const [index, each] of found.entries()) {
          if (index && member === "kept") await keepOnDevice(await context.newPage());
          if (index) await slowWorkerDown(browser, context, path, member !== "saved");
          each.push(await openSlowly(context, path, readable));
        }
      });
    found.forEach((each, index) => {
      visits.push({ name, visit: index ? "second" : "first", found: each });
    });
  }
  return visits;
}

async function subjects(): Promise<Subject[]> {
  const addresses = await pageAddresses(app.databaseUrl);
  const all: Subject[] = [
    { name: "home", path: addresses.home, readable: thirdCard },
    { name: "list", path: addresses.jobs, readable: thirdCard },
    { name: "job", path: addresses.job, readable: "main h1 ~ p" },
    { name: "search page", path: addresses.search, readable: thirdCard },
    { name: "saved jobs", path: "/my-jobs", readable: "main li:nth-child(3)", member: "saved" },
    { name: "saved jobs, kept", path: "/my-jobs", readable: "main li:nth-child(3)", member: "kept" },
  ];
  return all.filter(({ name }) => name.startsWith(values.only));
}

async function tapAll(): Promise<number[][]> {
  const shown = [".navigation-progress", titleOfJob, firstLinesOfJob, textOfJob];
  const taps: number[][] = shown.map(() => []);
  for (let run = 0; run < runs; run++)
    await inNewContext(async (context) => {
      const times = await tapSlowly(context, "/jobs", ".entry-title", shown);
      times.forEach((time, index) => {
        taps[index]?.push(time);
      });
    });
  return taps;
}

async function inNewContext(use: (context: BrowserContext) => Promise<void>) {
  const context = await browser.newContext({ ...phone, baseURL: app.origin });
  await use(context);
  await context.close();
}

function seconds(times: (number | undefined)[]): string {
  const sorted = times.map(Number).toSorted((a, b) => a - b);
  return ((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN) / 1000).toFixed(1);
}
