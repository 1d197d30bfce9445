import { beforeAll, expect, test } from "vitest";
import { operators } from "#core/resources/reading.ts";
import { resources } from "#core/resources/resources.ts";
import {
  emptyDatabase,
  insertApplication,
  insertJob,
  insertPostedJob,
  insertProfile,
  insertSavedJob,
} from "#test/factories.ts";
import { factsOf, listedRoutes } from "#test/listed-routes.ts";
import { requestSoon } from "#test/request.ts";
import { isProof } from "#test/runs.ts";
import { signIn } from "#test/sign-in.ts";
import { parametersOf } from "./page-facts.ts";
import { areas } from "./routes/admin/areas/find-area.ts";

process.env.PAGES_PER_MINUTE = "0";
// No test here may reach the provider.
process.env.ACTIVE_JOBS_DB_URL = "http://127.0.0.1:1";

/** As addresses have them. The first is the only one that PostgreSQL's text refuses. */
const noText = [
  ...["%00", "a%00b", "%%0000", "%ED%A0%80", "%C3%28", "%FF", "%", "%zz", "%01%1f%7f", "%EF%BF%BF"],
  ...["9223372036854775808", "1e400", "-1", "0.5", "NaN", "__proto__", "[[((", "%25_%5C"],
  ...["9999-99-99", "275760-09-14", "0000-00-00", "2026-02-31", "2026-13"],
  ...["%2Fjobs%3Ftitle%3D%2500", "%2Fcompany%2F%25zz", "http%3A%2F%2F%5B", "a".repeat(1500)],
];
/** What others must be for some parameters to be read. */
const plausible: Record<string, string> = {
  ...{ payment: "success", view: "map", location: "Moab", title: "guide", done: "1", as: "json" },
  ...{ alert_id: "22222222-2222-4222-8222-222222222222", of: "/jobs", name: "Guides", frequency: "daily" },
};

type Target = { at: string; names: readonly string[]; isSent: boolean };

let cookie = "";
let targets: Target[] = [];
beforeAll(async () => {
  await emptyDatabase();
  const job = await insertJob();
  const user = await insertProfile({ email: "admin@example.com", role: "admin" });
  const own = { userId: user.id, jobId: job.id };
  const [saved, application] = [await insertSavedJob(own), await insertApplication(own)];
  const posting = await insertPostedJob({ status: "held" });
  cookie = (await signIn("admin@example.com")).cookie;
  const filled: Record<string, string> = {
    "/company/:companySlug": "/company/canyon-outfitters",
    "/company/:companySlug/jobs/:jobSlug": `/company/canyon-outfitters/jobs/guide-${job.id.slice(-6)}`,
    "/search/:slug": "/search/adventure-guide-jobs",
    "/my-jobs/:id": `/my-jobs/${saved.id}`,
    "/my-jobs/:id/calendar.ics": `/my-jobs/${saved.id}/calendar.ics`,
    "/my-applications/:id": `/my-applications/${application.id}`,
    "/report-job/:id": `/report-job/${job.id}`,
    "/admin/postings/:id": `/admin/postings/${posting.id}`,
  };
  const ofRoutes = listedRoutes().map(async (route) => {
    const names = parametersOf(await factsOf(route));
    const isSent = /^export (const|async function) action/m.test(route.source);
    const ats = route.pattern.includes(":area")
      ? areas.map(({ name }) => route.pattern.replace(":area", name))
      : [filled[route.pattern] ?? route.pattern.replaceAll(/:\w+|\*/g, "none")];
    return ats.map((at) => ({ at, names, isSent }));
  });
  targets = (await Promise.all(ofRoutes)).flat();
}, 300_000);

/** All would take minutes, and differ little: `npm run prove` tries them. */
const every = <Each>(count: number, all: Each[], from = 0) =>
  isProof ? all : all.filter((_, place) => place === 0 || (place + from) % count === 0);

type Case = { at: string; headers?: Record<string, string>; method?: string };

/** Fails with all that went wrong at once. What a busy machine answered too late is asked again, alone. */
async function inBatches(cases: Case[], isRight = (status: number) => status < 500) {
  const late: Case[] = [];
  const failures: string[] = [];
  const ask = async (asked: Case, isAlone = false) => {
    const { at, headers, method } = asked;
    const origin = "http://localhost:3000";
    const answer = await requestSoon(at, { method, headers: { cookie, origin, ...headers } });
    const text = await answer.text();
    if (isRight(answer.status) && !text.includes("didn't work right now")) return;
    if (answer.status === 503 && !isAlone) late.push(asked);
    else failures.push(`${answer.status} ${method} ${at.slice(0, 200)} ${JSON.stringify(headers)}`);
  };
  for (let from = 0; from < cases.length; from += 8)
    await Promise.all(cases.slice(from, from + 8).map((asked) => ask(asked)));
  for (const asked of late) await ask(asked, true);
  expect(failures).toEqual([]);
}

const isCalm = (status: number) => status < 500 && status !== 414;

test("every parameter of every page is refused or read as absent where it is no text", async () => {
  expect(targets.filter(({ names }) => names.length).length).toBeGreaterThan(30);
  const seen = new Set<string>();
  const cases = targets.flatMap(({ at, names, isSent }, place) => {
    const together = every(9, noText, place).map((value) => {
      const part = value.slice(0, 1500 / names.length);
      return names.map((name) => `${name}=${part}`).join("&");
    });
    // Some are read only beside another that makes sense.
    const alone = names
      .filter((name) => isProof || !seen.has(name))
      .flatMap((name) => {
        seen.add(name);
        const others = names.filter((other) => other !== name && Object.hasOwn(plausible, other));
        const rest = others.map((other) => `&${other}=${plausible[other]}`).join("");
        return every(noText.length, noText).map((value) => `${name}=${value}${rest}`);
      });
    const queries = names.length ? [...together, ...alone] : [];
    return queries.flatMap((query) => {
      const asked = { at: `${at}?${query}` };
      return isSent && query.includes("%00") ? [asked, { ...asked, method: "POST" }] : [asked];
    });
  });
  await inBatches(cases, isCalm);
}, 3_600_000);

test("every other form of a page refuses parameters that are no text", async () => {
  const forms = ["/jobs.rss", "/jobs.json", "/jobs.md", "/jobs.data", "/outdoor-jobs-utah.md", "/feed.xml"];
  const names = ["title", "location", "after", "starts_from", "map", "page", "facts"];
  await inBatches(
    forms.flatMap((at) =>
      every(5, noText).map((value) => ({
        at: `${at}?${names.map((name) => `${name}=${value.slice(0, 200)}`).join("&")}`,
      })),
    ),
    isCalm,
  );
}, 3_600_000);

test("no query of a program is a fault of ours", async () => {
  const words = ["select", "order", "limit", "offset", "on_conflict", "or", "id", "created_at"];
  const rest = resources.flatMap(({ name: table }) =>
    words.flatMap((name, at) =>
      every(words.length, noText, at)
        .flatMap((value) => [
          value,
          `${operators[value.length % operators.length]}.${value}`,
          `(id.eq.${value})`,
        ])
        .map((value) => ({ at: `/rest/v1/${table}?${name}=${value}` })),
    ),
  );
  const others = [
    "/auth/v1/verify?token",
    "/auth/v1/token?grant_type",
    "/rest/v1/rpc/has_role?_role",
    "/mcp?x",
  ];
  const methods = ["GET", "POST"];
  const asked = others.flatMap((at) =>
    methods.flatMap((method) => noText.map((value) => ({ at: `${at}=${value}`, method }))),
  );
  await inBatches([...rest, ...asked], isCalm);
}, 3_600_000);

test("every part of a path that is no text is refused, as a document, as data and for programs", async () => {
  const patterns = listedRoutes().map(({ pattern }) => pattern.replaceAll(/:\w+|\*/g, ":"));
  const paths = [
    ...new Set([...patterns, "/rest/v1/:", "/rest/v1/rpc/:", "/auth/v1/:", "/assets/:", "/:.md"]),
  ];
  const cases = paths
    .filter((path) => path.includes(":"))
    .flatMap((path) => noText.map((value) => ({ at: path.replaceAll(":", value) })))
    .flatMap(({ at }) => [{ at }, { at: `${at}.data` }, { at, headers: { accept: "application/json" } }]);
  await inBatches(cases);
}, 3_600_000);

const headers = [
  ...["accept", "accept-language", "accept-encoding", "if-none-match", "if-modified-since", "referer"],
  ...["user-agent", "x-forwarded-for", "forwarded", "range", "authorization", "apikey", "prefer"],
  ...["accept-profile", "sec-fetch-site", "sec-purpose", "content-type", "content-length", "cookie"],
  ...["cache-control", "stripe-signature", "mcp-session-id", "last-event-id", "if-range", "te"],
];
const cookies = [
  "waymark.session_token",
  "__Secure-waymark.session_token",
  "waymark.asked",
  "datafast_visitor_id",
];
const noHeader = [
  ...["\u00ff\u00fe", 'a,;="', "%00", "%", "é".repeat(50), "Bearer ", "Bearer %00", "Bearer a.b.c", ","],
  ...[
    "bytes=9-1",
    "items=99999999999-1",
    "9".repeat(400),
    "http://[",
    "gzip;q=1e999",
    `W/"`,
    "a".repeat(4000),
  ],
  ...cookies.flatMap((name) =>
    ["%00", "%", "%ED%A0%80", "a.%zz", '"', "", "\u00ff.\u00ff"].map((value) => `${name}=${value}`),
  ),
];

test("no header and no cookie is a fault of ours", async () => {
  const few = ["/", "/jobs", "/jobs.json", "/my-jobs", "/rest/v1/jobs", "/auth/v1/user", "/mcp", "/sw.js"];
  const alone = few.flatMap((at) =>
    headers.flatMap((name) => noHeader.map((value) => ({ at, headers: { [name]: value } }))),
  );
  const everywhere = targets.flatMap(({ at }) => {
    const sent = Object.fromEntries(headers.map((name, place) => [name, noHeader[place] ?? "%00"]));
    return [
      { at, headers: { ...sent, cookie } },
      { at, headers: { cookie: cookies.map((name) => `${name}=%00%`).join("; ") } },
    ];
  });
  await inBatches([...every(40, alone), ...everywhere]);
}, 3_600_000);

test("an address that is no text tells so in plain words", async () => {
  const read = async (at: string) => {
    const answer = await requestSoon(at);
    return [answer.status, answer.headers.get("content-type"), await answer.text()];
  };
  const words = expect.stringContaining("Its address or content is damaged. Please try the link again.");
  expect(await read("/company/%00")).toEqual([400, "text/html; charset=utf-8", words]);
  expect(await read("/company/%00.data")).toEqual([400, "text/plain; charset=UTF-8", words]);
});
