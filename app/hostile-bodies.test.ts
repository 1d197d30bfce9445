import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { managePath } from "#core/mail/posting-links.ts";
import { emptyDatabase, insertJob, insertPostedJob, insertProfile } from "#test/factories.ts";
import { listedRoutes } from "#test/listed-routes.ts";
import { request, requestSoon } from "#test/request.ts";
import { isProof } from "#test/runs.ts";
import { signIn } from "#test/sign-in.ts";
import { startTestStripe } from "#test/stand-ins.ts";
import { areas } from "./routes/admin/areas/find-area.ts";

process.env.PAGES_PER_MINUTE = "0";
// No test here may reach the provider, or wait for it.
process.env.ACTIVE_JOBS_DB_URL = "http://127.0.0.1:1";
process.env.PACE_SECOND_MS = "1";

const pattern = "{app,core/postings/form,core/jobs/query}/**/*.{ts,tsx}";
const sources = globSync(pattern, { exclude: ["**/*.test.ts"] }).map((file) => readFileSync(file, "utf8"));

function matches(wanted: RegExp): string[] {
  const found = sources.flatMap((source) => [...source.matchAll(wanted)]);
  return [...new Set(found.map(([, ...groups]) => groups.find(Boolean) ?? ""))];
}

/** Whatever a form or a program of ours calls a field. */
const names = ["_user_id", "_role", "html"].concat(
  matches(/\bfields\.(\w+)|\bname="([\w-]+)"|^\s+"?(\w+_\w+)"?[,:]/gm),
);
const intents = matches(/byIntent\(\{([^}]*)\}/g)
  .flatMap((keys) => keys.match(/[a-z][\w-]*/g) ?? [])
  // It would end the session of this test.
  .filter((intent) => intent !== "sign-out-everywhere");

const withAction = listedRoutes().filter(({ source }) =>
  /^export (const|async function) action/m.test(source),
);
const jobId = "11111111-1111-4111-8111-11111abcdef0";
const noIds = ["no-id", "22222222-2222-4222-8222-222222222222"];

type Address = { at: string; intents: (string | undefined)[] };

let addresses: Address[] = [];
let cookie = "";
/** Of somebody who may be signed out. */
let leaving = "";
let stripe: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  stripe = await startTestStripe();
  await emptyDatabase();
  await insertJob({ id: jobId });
  const posting = await insertPostedJob({ status: "held" });
  await insertProfile({ email: "admin@example.com", role: "admin" });
  cookie = (await signIn("admin@example.com")).cookie;
  leaving = (await signIn("leaving@example.com")).cookie;
  addresses = withAction.flatMap(({ pattern, source }): Address[] => {
    if (pattern === "/admin/:area")
      return areas.map(({ name, handlers }) => ({
        at: `/admin/${name}`,
        intents: [undefined, ...Object.keys(handlers.actions ?? {})],
      }));
    const ids = pattern.includes(":id") ? [...noIds, jobId, posting.id] : [""];
    const isOfIntents = /byIntent|intent|Forms\b/.test(source);
    const filled = ids.map((id) => pattern.replace(":id", id).replace("*", "none"));
    if (pattern === "/post-job/manage") filled.push(managePath(posting.id, posting.linkVersion));
    return filled.map((at) => ({ at, intents: [undefined, ...(isOfIntents ? intents : [])] }));
  });
  await request("/healthz");
}, 300_000);
afterAll(() => stripe.close());

const nested = (open: string, close: string) =>
  `${open.repeat(20_000 / open.length)}1${close.repeat(20_000 / open.length)}`;
const notText: Record<string, string> = {
  "an object": '{"toString":1}',
  "a prototype": '{"__proto__":{"toString":1}}',
  "deep lists": nested("[", "]"),
  "deep objects": nested('{"a":', "}"),
  "a list of lists": '["a",["b"]]',
  "half a character": '"a\\ud800"',
  "half a character in a list": '["\\udc00a"]',
  "a number beyond all": "1e999",
};
const noValue: Record<string, unknown> = {
  "no id": "no-id",
  "an unknown id": noIds[1],
  "null bytes": "a\0b",
  nothing: "",
  null: null,
  "a list": ["a", 1, true],
  "a number": -1.5,
  "a large number": 1e21,
  "a truth": true,
  "a long text": "x".repeat(500),
};

async function post(at: string, body: BodyInit, headers: Record<string, string> = {}) {
  const own = { origin: "http://localhost:3000", cookie: at === "/auth/sign-out" ? leaving : cookie };
  for (let turn = 0; ; turn++) {
    const answer = await requestSoon(at, { method: "POST", headers: { ...own, ...headers }, body });
    const { status } = answer;
    const text = await answer.text();
    // A busy database is no answer to what was sent.
    if (status !== 503 || turn === 3) return { status, type: answer.headers.get("content-type") ?? "", text };
  }
}

const asProgram = { "content-type": "application/json" };

/** Fails with all that went wrong at once. */
async function inBatches<Case>(cases: Case[], attempt: (each: Case) => Promise<string | null>) {
  const failures: (string | null)[] = [];
  for (let from = 0; from < cases.length; from += 8)
    failures.push(...(await Promise.all(cases.slice(from, from + 8).map(attempt))));
  expect(failures.filter(Boolean)).toEqual([]);
}

test("names and intents are found where forms are written", () => {
  expect(names).toEqual(expect.arrayContaining(["token", "email", "id", "session_id", "title"]));
  expect(intents).toEqual(expect.arrayContaining(["delete-account", "stop-waiting", "quote", "restore"]));
  expect(addresses.length).toBeGreaterThan(areas.length + 25);
});

test("every route that takes a body refuses fields that are no text", async () => {
  const cases = addresses.flatMap(({ at }) =>
    Object.entries(notText).flatMap(([kind, value]) => {
      const used = value.length < 100 ? names : ["token"];
      const body = `{${used.map((name) => `${JSON.stringify(name)}:${value}`).join(",")}}`;
      const bodies = [body, `{"unknown":${value}}`];
      return bodies.map((body) => ({ at, kind, body }));
    }),
  );
  const unread = new Set(withoutFields);
  await inBatches(cases, async ({ at, kind, body }) => {
    const { status, type, text } = await post(at, body, asProgram);
    const isRight = unread.has(at) ? status < 500 : status === 400 && type.startsWith("application/json");
    return isRight ? null : `${at} ${kind} ${status} ${text.slice(0, 80)}`;
  });
}, 600_000);

/** They never read a field. */
const withoutFields = ["/none", "/functions/v1/none"];

test("every route answers values that are none of its own, in every encoding", async () => {
  const cases = addresses.flatMap(({ at, intents }) =>
    intents.flatMap((intent) =>
      Object.entries(noValue).flatMap(([kind, value]) =>
        encodings.map((encoding) => ({ at, intent, kind, value, encoding })),
      ),
    ),
  );
  const tried = cases.filter(
    ({ kind, encoding }, index) => isProof || (kind === "no id" && encoding === inForm) || index % 29 === 0,
  );
  await inBatches(tried, async ({ at, intent, kind, value, encoding }) => {
    const fields = { ...Object.fromEntries(names.map((name) => [name, value])), ...(intent && { intent }) };
    const body = encoding(fields);
    const { status, text } = await post(at, body, typeof body === "string" ? asProgram : {});
    return status < 500 ? null : `${at} ${intent} ${encoding.name} ${kind} ${status} ${text.slice(0, 80)}`;
  });
}, 3_600_000);

const encodings = [inJson, inForm, inParts];

function inJson(fields: object): string {
  return JSON.stringify(fields);
}

function inForm(fields: object): URLSearchParams {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

function inParts(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
}

test("every route refuses a form that holds a file or can't be read", async () => {
  const cases = addresses.flatMap(({ at }) => [
    { at, body: withFile() },
    { at, body: "--x\r\nnothing", headers: { "content-type": "multipart/form-data; boundary=x" } },
    { at, body: "--x--", headers: { "content-type": "multipart/form-data" } },
    { at, body: "a=b", headers: { "content-type": "text/plain" } },
  ]);
  const unread = new Set(withoutFields);
  await inBatches(cases, async ({ at, body, headers = {} }) => {
    const { status, type, text } = await post(at, body, headers);
    const isRight = unread.has(at) ? status < 500 : status === 400;
    return isRight ? null : `${at} ${JSON.stringify(headers)} ${status} ${type} ${text.slice(0, 80)}`;
  });
}, 600_000);

function withFile(): FormData {
  const form = new FormData();
  form.set("token", new File(["x"], "x.txt"));
  return form;
}

test("no page repeats a field that it doesn't know", async () => {
  await inBatches(addresses, async ({ at, intents }) => {
    for (const intent of [intents.at(-1) ?? ""]) {
      const body = new URLSearchParams({ intent, never_heard_of: "zq7repeated" });
      const { text } = await post(at, body);
      if (text.includes("zq7repeated")) return `${at} ${intent}`;
    }
    return null;
  });
}, 600_000);
