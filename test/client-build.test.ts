import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { sources } from "#core/sources/registry.ts";
import { freshBuild } from "#test/fresh-build.ts";

const folder = "build/client";
/** Bytes: the same limit as in the journey that weighs pages. */
const mostScript = 130_000;
let texts: [name: string, text: string][] = [];

beforeAll(async () => {
  await freshBuild();
  texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json|map|svg|txt|webmanifest)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file), readFileSync(file, "utf8")]);
}, 60_000);

const settings = [
  ...sources.flatMap((source) => source.settings),
  ...["DATABASE_URL", "ACTIVE_JOBS_DB_URL", "USAJOBS_URL", "LOCAL_SERVICES_URL", "TRUSTED_PROXIES"],
  ...["AUTH_SECRET", "SMTP_URL", "MAIL_FROM", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_API_URL"],
  ...["AUTH_SECRETS_OLD", "DKIM_PRIVATE_KEY", "DKIM_SELECTOR"],
];
const secrets = [
  /postgres(ql)?:\/\//,
  /\bsk_(live|test)?/,
  /\bwhsec_/,
  /\brk_(live|test)_/,
  /x-rapidapi-key/i,
];

test("the client build exists", () => {
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.some(([name]) => name.endsWith(".js"))).toBe(true);
});

test.each([...new Set(settings)].map((name) => new RegExp(`\\b${name}\\b`)).concat(secrets))(
  "the client build does not contain %s",
  (secret) => expect(texts.filter(([, text]) => secret.test(text)).map(([name]) => name)).toEqual([]),
);

test("the client build contains nothing of the server", () => {
  const server =
    /\bpg-boss\b|drizzle-orm|nodemailer|react-email|better-auth|\bfrom job_sightings\b|api_usage_log/;
  expect(texts.filter(([, text]) => server.test(text)).map(([name]) => name)).toEqual([]);
});

test("the client build neither reads nor renders our content, nor holds all of it", () => {
  // The last is the name of a rule of markdown-it.
  const content = /content\/(searches|states|pages)\/|html_block/;
  expect(texts.filter(([, text]) => content.test(text)).map(([name]) => name)).toEqual([]);
});

test("each page of the route table loads at most the script of the limit", () => {
  const { name, entry, routes } = routeList();
  const { root } = routes;
  const pages = Object.values(routes).filter(({ hasDefaultExport }) => hasDefaultExport);
  expect(pages.length).toBeGreaterThan(40);
  const weighed = pages.map(({ id, module, imports = [] }) => {
    const files = [entry.module, ...entry.imports, root?.module ?? "", ...(root?.imports ?? []), module];
    const scripts = new Set([name, ...[...files, ...imports].map((file) => file.replace(/^\//, ""))]);
    return { id, bytes: [...scripts].reduce((sum, script) => sum + weightOf(script), 0) };
  });
  for (const { bytes } of weighed) expect(bytes).toBeGreaterThan(50_000);
  expect(weighed.filter(({ bytes }) => bytes > mostScript)).toEqual([]);
});

test("the schemas are in the tools of the posting form alone, which load once somebody fills it in", () => {
  const withSchemas = texts.filter(([, text]) => text.includes("ZodError")).map(([name]) => name);
  expect(withSchemas).toEqual([expect.stringMatching(/posting-tools-[^/]*\.js$/)]);
});

type Scripts = { module: string; imports: string[] };
type RouteList = {
  entry: Scripts;
  routes: Record<string, Partial<Scripts> & { id: string; module: string; hasDefaultExport: boolean }>;
};

/** Returns the manifest: what the browser knows of the routes, and its file. */
function routeList(): RouteList & { name: string } {
  const [name = "", text = ""] = texts.find(([file]) => /^assets\/manifest-[^/]*\.js$/.test(file)) ?? [];
  return { name, ...JSON.parse(text.replace(/^[^{]*|;\s*$/g, "")) };
}

const weights = new Map<string, number>();

/** Weighs a script with the best compression, as tests build with a quicker one. */
function weightOf(script: string): number {
  const known = weights.get(script);
  if (known !== undefined) return known;
  const text = texts.find(([name]) => name === script)?.[1];
  if (text === undefined) throw new Error(`The build has no ${script}.`);
  const weight = brotliCompressSync(text).length;
  weights.set(script, weight);
  return weight;
}
