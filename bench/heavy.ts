import { heavySearch } from "#test/attack-table.ts";
import { timeBeside } from "./beside.ts";
import { pagesToLoad } from "./made-pages.ts";
import { percentile, printTable } from "./table.ts";
import { startWeb } from "./web-process.ts";

const searches = 40;
const rounds = 30;
/** Times the p95 that the same pages have alone. */
const mostSlower = 2;

/** Sends heavy searches from one address, forty after forty, and times the pages of another reader meanwhile. */
export async function benchHeavy() {
  const web = await startWeb();
  try {
    const pages = (await pagesToLoad()).filter(
      ({ path, isCached }) => isCached && !/title=|location=/.test(path),
    );
    const others = [{ name: "health", path: "/healthz", cookie: "" }, ...pages];
    // Processes that have just started may be slow or say so.
    for (let round = 0; round < 3; round++)
      for (const { path, cookie } of others)
        await (await fetch(web.origin + path, { headers: { cookie } })).arrayBuffer();
    for (let number = 1; number <= searches; number++) await sendHeavy(web.origin, -number);
    const seconds: number[] = [];
    const statuses: number[] = [];
    const { alone, beside } = await timeBeside(web.origin, others, rounds, async (isOver) => {
      for (let group = 0; !isOver(); group++) {
        const began = performance.now();
        const sent = Array.from({ length: searches }, (_, n) => sendHeavy(web.origin, group * searches + n));
        statuses.push(...(await Promise.all(sent)));
        seconds.push((performance.now() - began) / 1_000);
      }
    });
    const row = (name: string, before: number[], after: number[]) => [
      ...[name, percentile(before, 0.5), percentile(before, 0.95)],
      ...[percentile(after, 0.5), percentile(after, 0.95), after.length],
    ];
    printTable(
      `Other readers' pages while ${searches} heavy searches from one address take ${percentile(seconds, 0.5)} s (ms; ${web.processes} web processes)`,
      ["page", "p50 alone", "p95 alone", "p50 beside", "p95 beside", "answers beside"],
      [
        ...others.map(({ name }) => row(name, alone.get(name) ?? [], beside.get(name) ?? [])),
        row("all", [...alone.values()].flat(), [...beside.values()].flat()),
      ],
    );
    const [before, after] = [alone, beside].map((times) =>
      Number(percentile([...times.values()].flat(), 0.95)),
    );
    const counts = Map.groupBy(statuses, (status) => status);
    console.log(
      `\nHeavy searches: ${[...counts].map(([status, all]) => `${all.length} × ${status}`).join(", ")}.`,
    );
    const limit = mostSlower * (before ?? 0);
    if ((after ?? 0) > limit) {
      console.log(`Other readers wait: p95 ${after} ms, at most ${limit} ms.`);
      process.exitCode = 1;
    }
  } finally {
    await web.stop();
  }
}

async function sendHeavy(origin: string, number: number): Promise<number> {
  const title = new URLSearchParams({ title: heavySearch(number) });
  const answer = await fetch(`${origin}/outdoor-jobs-california?${title}`);
  await answer.arrayBuffer();
  return answer.status;
}
