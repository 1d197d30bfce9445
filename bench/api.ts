import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { createKey } from "#core/accounts/account-keys.ts";
import { insertProfile, insertSubscription } from "#test/factories.ts";
import { timeBeside } from "./beside.ts";
import { load } from "./load.ts";
import { pagesToLoad } from "./made-pages.ts";
import { loadBare } from "./pages.ts";
import { percentile, printTable } from "./table.ts";
import { startWeb } from "./web-process.ts";

const clients = 4;
const rounds = 30;
/** Times the p95 that the same pages have alone. */
const mostSlower = { cached: 1.2, rendered: 2.5 };

const columns = "id,title,company_name,location,salary_min,salary_max,date_posted";
/** Nothing here has an index: every job is looked at, and all are counted and sorted. */
const worst =
  "/rest/v1/jobs?title=not.ilike.*xyzzy*&company_name=not.ilike.*xyzzy*&location=not.ilike.*xyzzy*&city=not.ilike.*plugh*&order=salary_max&limit=100";

const asked: [name: string, path: string][] = [
  ["newest jobs of a visitor", `/rest/v1/jobs?select=${columns}&limit=10`],
  ["newest 100", `/rest/v1/jobs?select=${columns}&limit=100`],
  ["a job by its id's end", "/rest/v1/jobs?select=id&id=like.*00000a"],
  [
    "a state, counted",
    `/rest/v1/jobs?select=${columns}&or=(state.ilike.*california*,location.ilike.*california*,city.ilike.*california*)&limit=20`,
  ],
  ["part of an employer's name", `/rest/v1/jobs?select=${columns}&company_name=ilike.*river*&limit=100`],
  ["part of a title", `/rest/v1/jobs?select=${columns}&title=ilike.*ranger*&limit=100`],
  ["pay above a sum", `/rest/v1/jobs?select=${columns}&salary_min=gte.60000&limit=100`],
  ["the worst that is allowed", worst],
];

/** In a process of its own, so that reading the answer delays no page that is timed. */
async function askElsewhere(url: string, headers: Record<string, string>): Promise<string> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const options = ["-s", "--compressed", "-o", "/dev/null", "-w", "%{http_code}"];
  return (await promisify(execFile)("curl", [...options, ...fields, url])).stdout;
}

/** What programs ask beside a function's answer and a bare server, and what four of them do to pages. */
export async function benchApi() {
  const web = await startWeb();
  try {
    const { id } = await insertProfile({ email: `program-${crypto.randomUUID()}@example.com` });
    await insertSubscription({
      userId: id,
      stripeSubscriptionId: `sub_${id}`,
      stripeCustomerId: `cus_${id}`,
    });
    const made = await createKey(id, { name: "bench", mayWrite: false });
    if (!made.ok) throw new Error(made.reason);
    const headers = { authorization: `Bearer ${made.key}`, prefer: "count=exact" };
    const rows = [];
    for (const [name, path] of asked) {
      const times = [];
      for (let time = 0; time < rounds; time++) {
        const began = performance.now();
        const answer = await fetch(web.origin + path, { headers: name.includes("visitor") ? {} : headers });
        const body = await answer.arrayBuffer();
        times.push(performance.now() - began);
        if (time === 0)
          rows.push([name, answer.status, (body.byteLength / 1000).toFixed(1)] as (string | number)[]);
      }
      rows.at(-1)?.push(percentile(times, 0.5), percentile(times, 0.95));
    }
    printTable(
      "What a subscriber's program asks, counted (ms, one after another)",
      ["what", "status", "kB", "p50", "p95"],
      rows,
    );
    const path = asked[0]?.[1] ?? "";
    const url = web.origin + path;
    await load(url, { seconds: 1 });
    const rest = await load(url, { seconds: 8 });
    const page = await load(`${web.origin}/suggestions?q=gui`, { seconds: 8, mayFail: true });
    const bare = await loadBare(url, web.processes);
    const cells = (name: string, { rate, p50, p97_5 }: typeof rest) => [
      name,
      rate.toFixed(0),
      p50.toFixed(1),
      p97_5.toFixed(1),
    ];
    printTable(
      "Ten jobs for a visitor, 32 connections for 8 s",
      ["what", "requests/s", "p50 ms", "p97.5 ms"],
      [
        cells("REST", rest),
        cells("suggestions (a function of pages)", page),
        cells("bare node:http, same bytes", bare),
      ],
    );
    const pages = (await pagesToLoad()).filter(({ path }) => !/title=|location=/.test(path));
    const nobody = (isCached: boolean) =>
      pages
        .filter((page) => page.isCached)
        .map((page) => ({ ...page, isWarm: isCached, cookie: isCached ? "" : page.cookie }));
    for (const kind of ["cached", "rendered"] as const) {
      const these = nobody(kind === "cached");
      for (const { path, cookie } of these)
        await (await fetch(web.origin + path, { headers: { cookie } })).arrayBuffer();
      const statuses: string[] = [];
      const { alone, beside } = await timeBeside(web.origin, these, 2 * rounds, async (isOver) => {
        const ask = async () => {
          while (!isOver()) {
            statuses.push(await askElsewhere(web.origin + worst, headers));
          }
        };
        await Promise.all(Array.from({ length: clients }, ask));
      });
      const p95 = (times: Map<string, number[]>) => Number(percentile([...times.values()].flat(), 0.95));
      const times = p95(beside) / p95(alone);
      const counts = [...Map.groupBy(statuses, (status) => status)].map(
        ([status, all]) => `${all.length} × ${status}`,
      );
      console.log(
        `\n${kind} pages beside ${clients} programs with the worst query: p95 ${p95(beside)} ms, alone ${p95(alone)}: ${times.toFixed(2)} times (at most ${mostSlower[kind]}). The programs: ${counts.join(", ")}.`,
      );
      if (times > mostSlower[kind]) process.exitCode = 1;
    }
  } finally {
    await web.stop();
  }
}
