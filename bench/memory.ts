import { setTimeout as sleep } from "node:timers/promises";
import { load } from "./load.ts";
import { pagesToLoad } from "./made-pages.ts";
import { printHead, printRow } from "./table.ts";
import { startWeb } from "./web-process.ts";

const restSeconds = 60;
const mostKept = 150;

/** Renders pages for one reader after another and prints what each process then keeps. */
export async function benchMemory(minutes: number) {
  const web = await startWeb();
  try {
    const pages = await pagesToLoad();
    const render = async (seconds: number) => {
      let requests = 0;
      for (const { path, cookie } of pages) {
        const asked = { seconds, headers: { cookie }, mayFail: true } as const;
        requests += (await load(web.origin + path, asked)).rate * seconds;
      }
      return Math.round(requests).toLocaleString("en-US");
    };
    const measured: number[][] = [];
    const print = (minute: string, rendered: string) => {
      measured.push(web.megabytes());
      printRow([minute, rendered, ...(measured.at(-1) ?? []).map((megabytes) => megabytes.toFixed(0))]);
    };
    const names = Array.from({ length: web.processes }, (_, n) => `MB, process ${n + 1}`);
    printHead(`Memory under ${minutes} minutes of rendered pages`, ["minute", "pages", ...names]);
    print("started", "–");
    const warmUp = await render(1);
    await sleep((restSeconds / 2) * 1000);
    print("0, warm and at rest", warmUp);
    for (let minute = 1; minute <= minutes; minute++)
      print(String(minute), await render(Math.round(60 / pages.length)));
    await sleep(restSeconds * 1000);
    print(`${restSeconds} s of rest`, "–");
    console.log();
    for (let n = 0; n < web.processes; n++)
      console.log(
        verdictOn(
          measured.map((row) => Number(row[n])),
          n + 1,
        ),
      );
  } finally {
    await web.stop();
  }
}

function verdictOn(measured: number[], process: number): string {
  const [, began = 0, ...loaded] = measured;
  const rested = loaded.pop() ?? 0;
  const slope = slopeOf(loaded.slice(loaded.length / 2));
  return `Process ${process}: slope of the second half ${slope.toFixed(1)} MB a minute; after the rest ${(rested - began).toFixed(0)} MB more than at minute 0 (aim: at most ${mostKept}).`;
}

/** Of the line that fits best. */
function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const across = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const along = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return along ? across / along : 0;
}
