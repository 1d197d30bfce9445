import { beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase, insertJob, insertProfile } from "#test/factories.ts";
import { factsOf, type ListedRoute, listedRoutes } from "#test/listed-routes.ts";
import { parametersRead, sourcesThatRead } from "#test/read-parameters.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";
import { type PageFacts, pagingParameters, parametersOf } from "./page-facts.ts";

process.env.PAGES_PER_MINUTE = "0";

/** Every module appears once, under the first of its addresses. */
const routes: (ListedRoute & { facts: PageFacts })[] = [];
let cookie: string;

/** Examples for patterns with parameters of their own. */
const examples: Record<string, string> = {
  "/company/:companySlug": "/company/canyon-outfitters",
  "/search/:slug": "/search/park-ranger-jobs",
};

beforeAll(async () => {
  const listed = new Map(listedRoutes().map((route) => [route.file, route]));
  for (const route of listed.values()) routes.push({ ...route, facts: await factsOf(route) });
  await emptyDatabase();
  for (let number = 0; number < 12; number++) await insertJob();
  const { email } = await insertProfile({ email: "admin@example.com", role: "admin" });
  ({ cookie } = await signIn(email));
}, 120_000);

const handleText = /^export const handle = .*? satisfies PageFacts;$/ms;

describe("the handle of a route", () => {
  test("declares every parameter that its page reads by name", () => {
    const undeclared = routes.flatMap(({ file, facts }) => {
      const read = sourcesThatRead(file).flatMap(parametersRead);
      const declared = parametersOf(facts);
      return [...new Set(read)].filter((name) => !declared.includes(name)).map((name) => `${file}: ${name}`);
    });
    expect(undeclared).toEqual([]);
  });

  test("declares no parameter of its own that nothing reads, and none twice", () => {
    for (const { file, source, facts } of routes) {
      const rest = sourcesThatRead(file).join("\n").replace(handleText, "");
      const declared = (handleText.exec(source)?.[0] ?? "").replace(/firstStyles: "\w+"/, "");
      const named = [...declared.matchAll(/"(\w+)"/g)].map(([, name]) => name);
      for (const name of named) expect(rest, `${file}: ${name}`).toMatch(new RegExp(`["'.]${name}\\b`));
      expect(new Set(parametersOf(facts)).size, file).toBe(parametersOf(facts).length);
    }
  });

  test("says that a page behind a sign-in is personal", () => {
    const guarded = routes.filter(({ source }) => /^export const middleware\b.*requireA/m.test(source));
    expect(guarded.length).toBeGreaterThan(10);
    expect(guarded.filter(({ facts }) => !facts.personal).map(({ file }) => file)).toEqual([]);
  });
});

test("parametersRead finds a parameter in every usual form", () => {
  const source = `
    function one({ searchParams }: URL) { return searchParams.get("a"); }
    function two(given: URLSearchParams) { return given.has("b"); }
    const asked = new URLSearchParams(search);
    const three = asked.getAll('c') ?? new URLSearchParams(useLocation().search).get("d") ?? headers.get("e");
    const four = new URL(request.url).searchParams
      .get("f");`;
  expect(parametersRead(source)).toEqual(["a", "b", "c", "d", "f"]);
});

async function headOf(address: string, headers = {}) {
  const answer = await request(address, { headers });
  const html = await answer.text();
  const contents = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);
  return {
    answer,
    robots: contents(/<meta name="robots" content="([^"]*)"/g),
    canonical: contents(/<link rel="canonical" href="([^"]*)"/g),
  };
}

test("a narrowed address is kept from search engines, which are told of the page itself", async () => {
  // A bare search leads elsewhere, and its own test reads its page.
  const open = routes.filter(
    ({ pattern, isPage, facts }) =>
      isPage && pattern !== "/find" && !facts.personal && parametersOf(facts).length,
  );
  expect(open.length).toBeGreaterThan(8);
  for (const { pattern, facts } of open) {
    const address = examples[pattern] ?? pattern;
    const { canonical, robots, answer } = await headOf(address);
    expect(answer.status, address).toBe(200);
    expect(robots, address).toEqual(canonical.length ? [] : ["noindex"]);
    // Every page is asked with one parameter, and one of them with each.
    for (const name of parametersOf(facts).slice(pattern === "/jobs" ? 0 : -1)) {
      const narrowed = await headOf(`${address}?${name}=x`);
      const expected = pagingParameters.includes(name) ? robots : ["noindex"];
      expect(narrowed.robots, `${address}?${name}`).toEqual(expected);
      if (!facts.secrets?.includes(name)) expect(narrowed.canonical, `${address}?${name}`).toEqual(canonical);
    }
  }
});

test("a personal page is stored by nobody and kept from search engines", async () => {
  const personal = routes.filter(({ facts }) => facts.personal);
  expect(personal.length).toBeGreaterThan(15);
  for (const { pattern, isPage } of personal) {
    const { answer, robots, canonical } = await headOf(pattern, { cookie });
    expect(answer.headers.get("cache-control"), pattern).toBe("private, no-store");
    expect(answer.headers.get("x-robots-tag"), pattern).toBe("noindex");
    const isShown = isPage && answer.status !== 404 && !answer.headers.has("location");
    if (isShown) expect(robots, pattern).toEqual(["noindex"]);
    expect(canonical, pattern).toEqual([]);
  }
});

test("a page tells with its forms that they are ours, to a server that sees nothing but their origin", async () => {
  for (const { pattern, facts } of routes) {
    for (const name of [null, ...(facts.secrets ?? [])]) {
      const address = (examples[pattern] ?? pattern) + (name === null ? "" : `?${name}=x`);
      const answer = await request(address, { headers: { cookie } });
      // What a browser sends as the origin of a form follows from these alone.
      expect(answer.headers.get("referrer-policy"), address).not.toContain("no-referrer");
      const page = await answer.text();
      expect(page.match(/<meta name="referrer"|<form[^>]*noreferrer/i), address).toBeNull();
      expect(answer.headers.get("content-security-policy"), address).not.toContain("sandbox");
    }
  }
});

test("an address with a secret is sent to no other site as a referrer", async () => {
  for (const { pattern, facts } of routes) {
    for (const name of facts.secrets ?? []) {
      for (const address of [`${pattern}?${name}=x`, `/jobs?${name}=x`, `/jobs.data?${name}=x`]) {
        const { headers } = await request(address);
        expect(headers.get("referrer-policy"), address).toBe("strict-origin");
        expect(headers.get("cache-control"), address).toBe("private, no-store");
        expect(headers.has("etag"), address).toBe(false);
      }
    }
  }
});
