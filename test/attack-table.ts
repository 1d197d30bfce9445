import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { PgBoss } from "pg-boss";

export type Answer = { path: string; status: number; ms: number; retryAfter: string | null };

/** A running product, and how to ask it. */
export type Target = {
  origin: string;
  database: string;
  ask(path: string, init?: RequestInit): Promise<Answer>;
};

/** Resolves to all answers when the last has come. */
export type Attack = { name: string; run(target: Target): Promise<Answer[]> };

/** Each is a condition or a certificate with several meanings, so that combinations of them double with each word. */
const ambiguous =
  "cook j1 h1b h2a h2b wfa wfr cdl cpr emt oec dorm pets visa aemt wemt s130 s190 s212 dorms meals";
/** Words with the most synonyms and wider words. */
const wide =
  "swe coder trailcrew trailwork skifield retail feller sawyer dishie skipper cowboy fireman clerical";
const letters = Array.from({ length: 12 }, (_, n) => `guide of ${n.toString(36).repeat(110)}`).join(",");
const nested = `${'"ranger '.repeat(20)}${"-".repeat(50)}${"guide ".repeat(20)}`;

/** Nobody's, so no copy of a page answers. */
const madeUp = { cookie: "waymark.session_token=made-up" };

export const attacks: Attack[] = [
  ...Object.entries({ ambiguous, wide, letters, nested }).map(([name, title]) => ({
    name: `One title at every address: ${name}`,
    run: (target: Target) => everywhere(target, title),
  })),
  {
    name: "Many titles of 1.5 kB",
    run: (target) => atOnce(16, (n) => target.ask(manyTitles(n), { headers: madeUp })),
  },
  {
    name: "Forty heavy searches at once",
    run: (target) => atOnce(40, (n) => target.ask(`/jobs?${new URLSearchParams({ title: heavySearch(n) })}`)),
  },
  {
    name: "Ten times as many as wait",
    run: (target) =>
      atOnce(1_000, (n) => target.ask(`/jobs?${new URLSearchParams({ title: `${n} ${wide}` })}`)),
  },
  { name: "Stored alerts that ask for too much, then a due run", run: storedAlerts },
  {
    name: "Forty readers of one list with made-up cookies, half of them afresh",
    run: (target) =>
      atOnce(40, (n) =>
        target.ask("/jobs", { headers: { ...madeUp, ...(n % 2 && { "cache-control": "no-cache" }) } }),
      ),
  },
  {
    name: "More than a hundred lists at once",
    run: async (target) => [
      ...(await atOnce(130, (n) => target.ask(`/jobs?max_age=${1 + n}`, { headers: madeUp }))),
      ...(await atOnce(130, (n) =>
        target.ask(`/outdoor-jobs-california?max_age=${1 + n}`, { headers: madeUp }),
      )),
    ],
  },
];

/** Twelve words, of which no two searches have the same. */
export function heavySearch(number: number): string {
  const words = wide.split(" ");
  return [...words.slice(number % words.length), ...words.slice(0, number % words.length), number].join(" ");
}

function manyTitles(number: number): string {
  const title = (n: number) => `${heavySearch(n).slice(0, 90)} ${n}`;
  const any_title = Array.from({ length: 16 }, (_, n) => title(number + n)).join(",");
  return `/jobs?${new URLSearchParams({ any_title })}`;
}

function atOnce(count: number, ask: (number: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => ask(number)));
}

/** Every address that reads what somebody types. */
async function everywhere({ ask, origin }: Target, typed: string): Promise<Answer[]> {
  const title = new URLSearchParams({ title: typed });
  const any = new URLSearchParams({ any_title: typed.replaceAll(" ", ",") });
  const lists = ["/", "/jobs", "/remote-jobs", "/outdoor-jobs-california", "/search/park-ranger-jobs"];
  const data = ["/_.data", "/jobs.data", "/remote-jobs.data", "/outdoor-jobs-california.data"];
  const addresses = [
    ...[...lists, ...data].flatMap((path) => [`${path}?${title}`, `${path}?${any}`]),
    `/jobs?${title}&title=${encodeURIComponent(typed)}&${any}`,
    `/jobs?${title}&map=us&sheet=open`,
    `/find?${new URLSearchParams({ what: typed })}`,
    `/find?${new URLSearchParams({ where: typed })}`,
    `/find.data?${new URLSearchParams({ what: typed })}`,
    ...["/jobs", "/remote-jobs", "/outdoor-jobs-california"].map(
      (path) => `/take?${new URLSearchParams({ of: `${path}?${title}` })}`,
    ),
    `/job-alerts/preview?${title}&name=${encodeURIComponent(typed)}`,
    `/job-alerts/new?${title}`,
    `/job-alerts/new?${any}`,
    ...["/suggestions", "/places/suggest"].map((path) => `${path}?${new URLSearchParams({ q: typed })}`),
  ];
  const form = { name: typed.slice(0, 100), title: typed, email: "attack@example.com" };
  const sent = (body: BodyInit, type: string): RequestInit => ({
    method: "POST",
    headers: { origin, "content-type": type, accept: type.includes("json") ? type : "text/html" },
    body,
    redirect: "manual",
  });
  return Promise.all([
    ...addresses.map((path) => ask(path, { redirect: "manual" })),
    ...addresses.map((path) => ask(path, { headers: madeUp, redirect: "manual" })),
    ask("/job-alerts/new", sent(new URLSearchParams(form), "application/x-www-form-urlencoded")),
    ask(
      "/job-alerts/new",
      sent(new URLSearchParams({ ...form, intent: "preview" }), "application/x-www-form-urlencoded"),
    ),
    ask("/job-alerts/new", sent(JSON.stringify(form), "application/json")),
  ]);
}

/** What no form would store, beside one that is as it should be, which must be settled in the same run. */
async function storedAlerts({ database, ask }: Target): Promise<Answer[]> {
  const titles = [ambiguous, letters, wide.replaceAll(" ", ", "), `${ambiguous} `.repeat(2_000)];
  const criteria = [
    ...titles.flatMap((title) => [{ title }, { title, remote: true }]),
    { title: 7 },
    [],
    { title: "ranger" },
  ];
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    for (const [version, stored] of criteria.flatMap((one) =>
      [1, 2].map((version) => [version, one] as const),
    ))
      await client.query(
        `insert into job_alerts (email, name, search_criteria, criteria_version, confirmed_at, covered_until, next_due_at)
         values ('attack@example.com', 'Attack', $1, $2, now(), now() - interval '30 days', now() - interval '1 hour')`,
        [JSON.stringify(stored), version],
      );
    await runAlerts(database);
    const left = `select from job_alerts where search_criteria = '{"title": "ranger"}' and next_due_at < now()`;
    for (let tries = 0; (await client.query(left)).rowCount; tries++) {
      if (tries > 240) throw new Error("The due run did not come to the alert that is as it should be.");
      await sleep(250);
    }
  } finally {
    await client.query("delete from job_alerts where name = 'Attack'");
    await client.end();
  }
  return [await ask("/healthz")];
}

async function runAlerts(connectionString: string) {
  const queue = new PgBoss({
    connectionString,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  queue.on("error", () => {});
  await queue.start();
  // Only one waits at a time.
  for (let tries = 0; (await queue.send("alerts.run", {})) === null && tries < 100; tries++) await sleep(100);
  await queue.stop({ graceful: false });
}
