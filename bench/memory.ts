import { setTimeout as sleep } from "node:timers/promises";
import { load } from "./load.ts";
import { pagesToLoad } from "./made-pages.ts";
import { printHead, printRow } from "./table.ts";
import { startWeb } from "./web-process.ts";

const restSeconds = 60;

/** Renders pages for one reader after another and prints what the process then keeps. */
export async function benchMemory(minutes: number) {
  const web = await startWeb();
  try {
    const pages = await pagesToLoad();
    const seconds = Math.round(60 / pages.length);
    const round = async () => {
      let requests = 0;
      for (const { path, cookie } of pages)
        requests +=
          (await load(web.origin + path, { seconds, headers: { cookie }, mayFail: true })).rate * seconds;
      return requests;
    };
    for (const { path, cookie } of pages)
      await load(web.origin + path, { seconds: 1, headers: { cookie }, mayFail: true });
    await sleep(restSeconds * 500);
    const began = web.megabytes();
    printHead(`Memory under ${minutes} minutes of rendered pages`, ["minute", "pages", "MB"]);
    printRow([0, "–", began.toFixed(0)]);
    const measured: number[] = [];
    for (let minute = 1; minute <= minutes; minute++) {
      const pages = await round();
      measured.push(web.megabytes());
      printRow([minute, Math.round(pages).toLocaleString("en-US"), web.megabytes().toFixed(0)]);
    }
    await sleep(restSeconds * 1000);
    const kept = web.megabytes() - began;
    console.log(
      `\nSlope of the second half: ${slopeOf(measured.slice(measured.length / 2)).toFixed(1)} MB a minute. After a minute of rest ${web.megabytes().toFixed(0)} MB, ${kept.toFixed(0)} MB more than before (aim: at most 150).`,
    );
  } finally {
    await web.stop();
  }
}

/** Of the line that fits best. */
function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const across = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const along = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return along ? across / along : 0;
}
