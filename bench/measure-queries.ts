import { plansOf, sequentialScan } from "./plans.ts";
import { processorTime } from "./processor.ts";
import { percentile, printHead, printRow } from "./table.ts";

/** `counts` marks statements that count a table on purpose, which no index shortens. */
export type QueryRow = [name: string, aim: string, work: (n: number) => unknown, kind?: "counts"];

const times = 40;

/** Runs each query cold, then warm. */
export async function measureQueries(title: string, rows: QueryRow[], clear = () => {}) {
  printHead(title, [
    "what",
    "cold p50",
    "cold p95",
    "warm p50",
    "warm p95",
    "processor, cold",
    "aim p95",
    "indexes",
  ]);
  let isAmiss = false;
  for (const [name, aim, work, kind] of rows) {
    const before = await processorTime();
    const cold = await time(work, clear);
    const computed = (await processorTime()) - before;
    const warm = await time(work);
    const plans = await plansOf(() => {
      clear();
      return work(0);
    });
    isAmiss ||= kind !== "counts" && plans.join().includes(sequentialScan);
    printRow([
      name,
      percentile(cold, 0.5),
      percentile(cold, 0.95),
      percentile(warm, 0.5),
      percentile(warm, 0.95),
      (computed / (times + 1)).toFixed(0),
      aim,
      plans.join(", "),
    ]);
  }
  if (isAmiss) {
    console.error("A query reads a whole table.");
    process.exitCode = 1;
  }
}

async function time(work: (n: number) => unknown, before = () => {}): Promise<number[]> {
  const measured: number[] = [];
  await work(0);
  for (let n = 0; n < times; n++) {
    before();
    const started = performance.now();
    await work(n);
    measured.push(performance.now() - started);
  }
  return measured;
}
