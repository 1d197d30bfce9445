import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { freeJobs } from "#core/jobs/query/access.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { runs } from "#test/runs.ts";

process.env.PAGES_PER_MINUTE = "0";
const origin = "http://localhost:3000";
const patience = 10_000;
let routes: string[] = [];

beforeAll(async () => {
  await emptyDatabase();
  for (let number = 0; number < 30; number++) await insertJob();
  const job = await insertJob({ companyName: "Odd Outfitters" });
  const jobPath = `/company/${job.companySlug}/jobs/${job.slug}-${job.id.slice(-6)}`;
  const pages = ["/jobs", "/remote-jobs", "/company/odd-outfitters", jobPath, "/404"];
  const files = ["/sitemap.xml", "/sitemaps/jobs-1-of-1.xml", "/feed.xml", "/robots.txt"];
  routes = ["/", "/_.data", ...pages, ...pages.map((page) => `${page}.data`), ...files];
  for (const route of routes) await request(route);
}, 60_000);

async function expectCalm(address: string) {
  const started = performance.now();
  const answer = await request(origin + address);
  const body = await answer.text();
  expect(answer.status, address.slice(0, 200)).toBeLessThan(500);
  expect(performance.now() - started, address.slice(0, 200)).toBeLessThan(patience);
  expect(body).not.toMatch(/node_modules|at async |syntax error at|invalid byte sequence/);
  return answer.status;
}

const odd = {
  "an array": "title[]=a&title[]=b&location[0]=c&work[]=remote",
  "the same name twice": "location=utah&location=oregon&work=onsite&work=remote",
  "a nested object": "title[$ne]=1&location[__proto__][x]=1&__proto__[x]=1&constructor=1",
  "huge numbers": `min_salary=${"9".repeat(400)}&page=${2 ** 53}&after=${"9".repeat(50)}`,
  "numbers that are none": "min_salary=NaN&page=-1&limit=1e999&page_size=0x10",
  "infinity and minus zero": "min_salary=Infinity&min_salary=-0",
  "unknown choices": "work=everywhere&min_salary=12345&work=ONSITE",
  "wildcards of SQL": "location=%25%25%25&title=_____",
  "a bare percent sign": "location=100%&title=%",
  "a broken escape": "location=%zz&title=%u0041&%=%",
  backslashes: "location=%5C%5C%25&title=%5C",
  "a null byte": "location=%00&title=a%00b&work=%00",
  "control characters": "location=%01%08%1B%7F&title=%0D%0ASet-Cookie:%20x=1",
  "bytes that are no UTF-8": "location=%ED%A0%80&title=%FF%FE%C0%AF",
  "half a character": "location=\uD83C&title=\uDFFF",
  "invisible characters": "location=%E2%80%AE%E2%80%8B%EF%BB%BF&title=%C2%AD",
  "emoji and other scripts": "location=%F0%9F%8F%94%EF%B8%8F&title=%D8%AC%D8%A8%D9%84",
  SQL: "location='%20or%20'1'%3D'1&title=';drop%20table%20jobs;--&after='%20or%20true--",
  markup: "location=%3Cscript%3Ealert(1)%3C/script%3E&title=%22%3E%3Csvg%20onload=alert(1)%3E",
  "a regular expression": "location=(a%2B)%2B%24&title=.*.*.*.*x",
  "only spaces": "location=%20%20%20&title=+++&work=+",
  "one letter": "location=a&title=b",
  "words that match everything": "location=us&title=e&min_salary=30000&work=onsite",
  "separators alone": "&&&===&=&;;;",
  "another query": "location=a?title=b%3Fwork=remote",
  "a forged place in the list": "after=zzzzzzzzz-ffffffffffffffffffffffffffffffff",
  "a place in the list far from now": "after=zzzzzzzzz-00000000000000000000000000000000&after=0-0",
  "unknown routes": "_routes=routes/secret,../../etc/passwd",
  "no routes": "_routes=",
  "1,900 characters of text": `location=${"%C3%A9".repeat(300)}`,
  "a hundred parameters": Array.from({ length: 100 }, (_, index) => `p${index}=${index}`).join("&"),
  "a hundred times the same parameter": "location=utah&".repeat(100),
};

describe.each(Object.entries(odd))("the query %s", (_, query) => {
  test("gets a normal page or a clear refusal quickly", async () => {
    for (const route of routes) await expectCalm(`${route}?${query}`);
  });
});

test("a query that makes no sense shows the unfiltered list", async () => {
  for (const query of [
    odd["unknown choices"],
    odd["numbers that are none"],
    odd["a forged place in the list"],
  ]) {
    const answer = await request(`/jobs?${query}`);
    expect(answer.status).toBe(200);
    const text = (await answer.text()).replace(/<!--.*?-->/g, "");
    expect(text).toContain(`Showing 1–${freeJobs} of 31 jobs`);
  }
});

const long = "a".repeat(10_000);
test.each([
  ...["//", "//jobs", "/jobs//", "/company//jobs/x", "///evil.example", "/jobs/..//", "/.//jobs"],
  ...[
    "/%2F",
    "/jobs%2F",
    "/company/a%2Fb",
    "/company/a%2fjobs%2fb",
    "/%5C",
    "/jobs%5c.data",
    "/%2e%2e/%2e%2e/etc/passwd",
  ],
  ...[
    "/%00",
    "/company/%00",
    "/company/a%00b/jobs/c",
    "/%",
    "/%zz",
    "/company/%ff",
    "/company/%ED%A0%80/jobs/x-123456",
  ],
  ...[`/${long}`, `/company/${long}`, `/company/x/jobs/${long}`, `/company/${"%F0%9F%8F%94".repeat(150)}`],
  ...[
    "/company/%25%25",
    "/company/_____",
    "/company/'%20or%20'1'='1",
    "/company/..%3b/",
    "/company/x/jobs/%25-ffffff",
  ],
  ...["/company/-/jobs/-", "/company/x/jobs/ffffff", "/company/x/jobs/-000000", "/company/x/jobs/x-FFFFFF"],
  ...[
    "/company/x/jobs",
    "/company/x/jobs/",
    "/company/x/jobs/y/z",
    "/JOBS",
    "/Jobs/",
    "/jobs.json",
    "/jobs.data.data",
  ],
  ...[
    "/.data",
    "/_.data",
    "/_root.data",
    "/jobs/_.data",
    "/company/.data",
    "/company/x.data",
    "/__manifest",
    "/__manifest?p=/&p=/jobs",
  ],
  ...[
    "/assets/",
    "/assets/../package.json",
    "/assets/%2e%2e/server/index.js",
    "/server/index.js",
    "/.git/config",
    "/package.json",
  ],
  ...[
    "/sitemaps/",
    "/sitemaps/..",
    "/sitemaps/%2e%2e%2fx",
    "/sitemaps/jobs-99999999999-of-1.xml",
    "/sitemaps/jobs-1-of-999.xml",
  ],
  ...[
    "/company/constructor",
    "/company/__proto__",
    "/company/toString/jobs/valueOf-abcdef",
    "/;/jobs",
    "/jobs;x=1",
    "/*",
    "/?",
  ],
])("the path %.60s gets a page or a clear refusal, soon", async (path) => {
  const status = await expectCalm(path);
  expect([200, 301, 400, 404, 414]).toContain(status);
});

const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(
    "",
    "%",
    "_",
    "%25",
    "\0",
    "\uD800",
    "utah",
    "us",
    "ca",
    "30000",
    "onsite",
    "-1",
    "[]",
    "null",
    "a b c d",
  ),
);
const oddName = fc.oneof(
  fc.constantFrom(
    "title",
    "location",
    "min_salary",
    "work",
    "after",
    "_routes",
    "page",
    "index",
    "title[]",
    "",
  ),
  fc.string({ maxLength: 8 }),
);
const escaped = (text: string) => encodeURIComponent(text.toWellFormed());
/** Half of the texts are escaped as a browser would escape them. */
const oddQuery = fc
  .array(fc.tuple(oddName, oddText, fc.boolean()), { maxLength: 8 })
  .map((pairs) =>
    pairs
      .map(([name, text, raw]) => (raw ? `${name}=${text}` : `${escaped(name)}=${escaped(text)}`))
      .join("&"),
  );

test("a random query never makes a page fail or slow", async () => {
  const anyRoute = fc.nat().map((at) => routes[at % routes.length] as string);
  await fc.assert(
    fc.asyncProperty(anyRoute, oddQuery, async (route, query) => {
      await expectCalm(`${route}?${query.replaceAll("#", "")}`);
    }),
    { numRuns: runs(200) },
  );
}, 60_000);

test("a random name of a company, job or sitemap never makes a page fail or slow", async () => {
  await fc.assert(
    fc.asyncProperty(oddText, oddText, fc.constantFrom("", ".data"), async (one, two, ending) => {
      await expectCalm(`/company/${escaped(one)}${ending}`);
      await expectCalm(`/company/${escaped(one)}/jobs/${escaped(two)}-abcdef${ending}`);
      await expectCalm(`/sitemaps/${escaped(two)}${ending}`);
    }),
    { numRuns: runs(200) },
  );
}, 60_000);
