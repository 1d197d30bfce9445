import { beforeAll, describe, expect, test } from "vitest";
import { factWord } from "#core/facts/fact-words.ts";
import { writeCursor } from "#core/jobs/cursor.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertJob, moab } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { isProof } from "#test/runs.ts";

process.env.PAGES_PER_MINUTE = "0";

type Job = Awaited<ReturnType<typeof insertJob>>;
const bend = { ...moab, text: "Bend, Oregon", city: "Bend", state: "Oregon" };

/** Each listing has its own word in its title, slug, employer, text and addresses. */
const word = (kind: string, number: number) => `zq${kind}${String(number).padStart(2, "0")}x`;

/** 40 ordinary listings, newest first. Every second one is remote, the last ten are in Oregon. */
const ordinary: Job[] = [];
const featured: Job[] = [];

function insert(name: string, age: number, overrides: Parameters<typeof insertJob>[0] = {}) {
  return insertJob({
    title: `Guide ${name}`,
    companyName: `Outfitter ${name}`,
    description: `Rows ${name}.`,
    descriptionMd: `Rows ${name}.`,
    applyUrl: `https://apply.example.com/${name}`,
    datePosted: new Date(Date.now() - age * 60_000),
    ...overrides,
  });
}

/** The older a listing, the sooner it closes and starts. */
function soon(days: number) {
  const validThrough = new Date(Date.now() + days * dayMs);
  return { validThrough, startsOn: validThrough.toISOString().slice(0, 10) };
}

/** Every third listing has housing. The older ones start in a month that all of Oregon's share. */
const startMonth = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 3, 1));
const monthName = startMonth.toLocaleString("en-US", { month: "long", timeZone: "UTC" });

function factsOf(number: number) {
  const housing = number % 3 === 0 ? [factWord("housing", "provided")] : [];
  const start = number >= 28 ? [`start:${startMonth.toISOString().slice(0, 7)}`] : [];
  return { factWords: [...housing, ...start] };
}

beforeAll(async () => {
  await emptyDatabase();
  for (let number = 0; number < 40; number++) {
    const isRemote = number % 2 === 0;
    const place = number < 30 ? {} : { places: [bend], usStates: ["OR"] };
    const work = isRemote ? { workArrangement: number % 4 ? "hybrid" : "remote" } : {};
    const pay = { salaryMin: 20_000 + number * 2_500, salaryUnit: "year", salaryCurrency: "USD" };
    ordinary.push(
      await insert(word("ordinary", number), 1 + number, {
        ...place,
        ...work,
        ...pay,
        ...soon(41 - number),
        ...factsOf(number),
      } as Partial<Job>),
    );
  }
  for (const number of [0, 1]) {
    featured.push(
      await insert(word("featured", number), 500, {
        featuredUntil: new Date(Date.now() + dayMs),
        workArrangement: number ? "remote" : "onsite",
      }),
    );
  }
  await request("/healthz");
}, 60_000);

/** What a visitor without a subscription may see. */
function open(path: string): Job[] {
  const isOfList = (job: Job) => path !== "/remote-jobs" || job.hasRemote;
  return [...ordinary.filter(isOfList).slice(0, freeJobs), ...featured.filter(isOfList)];
}

const wordOf = (job: Job) => job.title.replace("Guide ", "");

function namedIn(payload: string): Job[] {
  const text = payload.toLowerCase();
  return [...ordinary, ...featured].filter((job) => text.includes(wordOf(job)) || text.includes(job.id));
}

async function read(address: string, init?: RequestInit) {
  const answer = await request(address, init);
  return { status: answer.status, body: await answer.text(), headers: JSON.stringify([...answer.headers]) };
}

async function expectNothingClosed(path: string, address: string, init?: RequestInit) {
  const { status, body, headers } = await read(address, init);
  expect(status, address).toBeLessThan(500);
  const closed = namedIn(body + headers).filter((job) => !open(path).includes(job));
  expect(closed.map(wordOf), address).toEqual([]);
}

const textOf = (html: string) => html.replace(/<!--.*?-->/g, "").replace(/<[^>]*>/g, "\n");

const pages = [
  { path: "/", data: ["/_.data"], route: "routes/home/home" },
  { path: "/jobs", data: ["/jobs.data", "/jobs/_.data"], route: "routes/jobs/all-jobs" },
  {
    path: "/remote-jobs",
    data: ["/remote-jobs.data", "/remote-jobs/_.data"],
    route: "routes/jobs/remote-jobs",
  },
];

function combinations(): string[] {
  const hidden = ordinary[25] as Job;
  const values = {
    title: [null, "guide"],
    location: [null, "us", "utah", "oregon", "%"],
    min_salary: [null, "30000", "100000"],
    work: [null, "remote", "hybrid", "onsite", "elsewhere"],
    after: [null, writeCursor(hidden)],
  };
  let searches = [new URLSearchParams()];
  for (const [name, options] of Object.entries(values)) {
    searches = searches.flatMap((search) =>
      options.map((option) => new URLSearchParams([...search, ...(option === null ? [] : [[name, option]])])),
    );
  }
  const mixed = searches.map((search) => (search.size ? `?${search}` : ""));
  const cursor = writeCursor({ ...hidden, datePosted: hidden.validThrough ?? hidden.datePosted });
  const days = ["closing", "starts"].flatMap((order) => [
    `?sort=${order}`,
    `?sort=${order}&after=${order}.${cursor}&title=guide`,
    `?company=outfitter&job_type=Seasonal&closes_within=14&max_age=3&sort=${order}`,
  ]);
  // Every seventh combination has each value of each parameter many times.
  return [...days, ...(isProof ? mixed : mixed.filter((_, index) => index % 7 === 0))];
}

describe.each(pages)("an anonymous visitor of $path", ({ path, data, route }) => {
  test("finds the free jobs and the featured ones", async () => {
    const { status, body } = await read(path);
    expect(status).toBe(200);
    expect(namedIn(body).map(wordOf).sort()).toEqual(open(path).map(wordOf).sort());
    const [page] = await Promise.all(data.map((address) => read(address)));
    expect(
      namedIn(page?.body ?? "")
        .map(wordOf)
        .sort(),
    ).toEqual(open(path).map(wordOf).sort());
  });

  test("learns the true number", async () => {
    const total = path === "/remote-jobs" ? 21 : 42;
    const { body } = await read(path);
    expect(textOf(body)).toContain(`Showing 1–${open(path).length} of ${total} jobs`);
    expect(textOf(body)).toContain(`${total - open(path).length} more jobs`);
  });

  test("finds no other listing under any mix of filters, in the page or its data", async () => {
    for (const search of combinations()) {
      for (const address of [path, ...data]) await expectNothingClosed(path, address + search);
    }
  }, 120_000);

  test("finds no other listing by forged places in the list", async () => {
    const cursors = [
      ...[freeJobs, 15, 39].map((number) => writeCursor(ordinary[number] as Job)),
      writeCursor({ datePosted: new Date(), id: "ffffffff-ffff-4fff-8fff-ffffffffffff" }),
      writeCursor({ datePosted: new Date(0), id: "00000000-0000-4000-8000-000000000000" }),
      "zzzzzzzzz-00000000000000000000000000000000",
      "0",
      "-1",
      "' or true --",
    ];
    for (const cursor of cursors) {
      const search = `?after=${encodeURIComponent(cursor)}`;
      for (const address of [path, ...data]) await expectNothingClosed(path, address + search);
      const page = await read(path + search);
      expect(textOf(page.body)).toContain(`Showing 1–${open(path).length} of`);
    }
  });

  test("finds no other listing by parameters that page or widen", async () => {
    const searches = [
      ...[
        "page=2",
        "page=2&page_size=100",
        "limit=1000",
        `offset=${freeJobs}`,
        "first=100",
        "per_page=100",
        "all=true",
      ],
      ...["viewer=subscriber", "kind=subscriber", "isSubscribed=true", "subscribed=1", "premium=1", "index"],
      ...["title[]=guide", "work[]=remote", "work=onsite&work=remote", "title=&title=guide", "Title=guide"],
      ...["payment=success", "session_id=cs_test_1", "payment=success&session_id=cs_test_1&title=guide"],
    ];
    for (const search of searches) {
      for (const address of [path, ...data]) await expectNothingClosed(path, `${address}?${search}`);
    }
  });

  test("finds no other listing by asking for single routes' data", async () => {
    const asked = [
      route,
      "root",
      `root,${route}`,
      ...pages.map((page) => page.route),
      "routes/jobs/job",
      "*",
      "",
    ];
    for (const routes of asked) {
      for (const address of data) {
        const search = `?_routes=${encodeURIComponent(routes)}&title=guide&work=remote`;
        await expectNothingClosed(path, address + search);
      }
    }
  });

  test("finds no other listing with any method or header", async () => {
    const requests: RequestInit[] = [
      { method: "HEAD" },
      ...[
        "application/json",
        "text/x-script",
        "*/*",
        "text/plain",
        "application/rss+xml",
        "text/html;q=0",
      ].map((accept) => ({ headers: { accept } })),
      ...["session_token=x", "waymark.session_token=x.y", "subscribed=true"].map((cookie) => ({
        headers: { cookie },
      })),
      { headers: { authorization: "Bearer x" } },
      {
        headers: { "x-forwarded-for": "127.0.0.1", "x-middleware-subrequest": "1", "x-viewer": "subscriber" },
      },
      { headers: { range: "bytes=0-1000000", "x-http-method-override": "POST" } },
      ...["POST", "PUT", "OPTIONS", "QUERY"].map((method) => ({
        method,
        headers: { "sec-fetch-site": "same-origin" },
      })),
    ];
    const search = `?title=guide&after=${writeCursor(ordinary[freeJobs - 1] as Job)}`;
    for (const init of requests) {
      for (const address of [path, ...data]) {
        await expectNothingClosed(path, address, init);
        await expectNothingClosed(path, address + search, init);
      }
    }
  });

  test("searches titles in vain: the search is not applied, and its count is shown", async () => {
    for (const number of [2, 20]) {
      const hidden = ordinary[number] as Job;
      const typed = wordOf(hidden);
      const { body } = await read(`${path}?title=${typed}&work=remote`);
      const others = (words: string[]) => words.filter((word) => word !== typed).sort();
      expect(others(namedIn(body).map(wordOf))).toEqual(others(open(path).map(wordOf)));
      const isOpen = open(path).includes(hidden);
      expect(body.includes(`-${hidden.id.slice(-6)}"`)).toBe(isOpen);
      expect(textOf(body)).toMatch(new RegExp(`1 open (remote )?job matches '${typed}'. Search by title`));
    }
  });
});

test("filters the free jobs and counts the board with the open filters", async () => {
  const { body } = await read("/jobs?min_salary=30000&work=onsite");
  // 30,000 is reached from number 4 on; the odd ones are on site.
  const isMet = (_: Job, number: number) => number >= 4 && number % 2 === 1;
  const met = ordinary.slice(0, freeJobs).filter(isMet);
  expect(namedIn(body)).toEqual(met);
  expect(textOf(body)).toContain(`Showing 1–${met.length} of 18 jobs`);
  const closing = await read("/jobs?company=outfitter&job_type=seasonal&closes_within=40&max_age=30");
  expect(textOf(closing.body)).toContain(`Showing 1–${freeJobs - 1} of 39 jobs`);
});

test("gets the free jobs in the order by days, and no other", async () => {
  for (const sort of ["closing", "starts"]) {
    const { body } = await read(`/jobs?sort=${sort}`);
    const at = (job: Job) => body.indexOf(`>${job.title}<`);
    const shown = ordinary.slice(0, freeJobs).toReversed();
    expect(shown.toSorted((a, b) => at(a) - at(b)).map(wordOf)).toEqual(shown.map(wordOf));
    expect(namedIn(body).map(wordOf).sort()).toEqual(open("/jobs").map(wordOf).sort());
  }
});

test("learns how many jobs match where none of the free ones do", async () => {
  const { body } = await read("/jobs?location=oregon");
  expect(namedIn(body)).toEqual([]);
  expect(textOf(body)).toContain(`None of the ${freeJobs} newest match; 10 jobs do`);
  expect(textOf(body)).toContain("Unlock All Jobs");
  expect(textOf(body)).not.toContain("No jobs found yet.");
});

describe("the wall", () => {
  const wallOf = async (address: string) => textOf((await read(address)).body).replace(/\s+/g, " ");

  test("says what the closed jobs of the board offer, beside the open ones", async () => {
    const figures = `10 with housing, 12 start in ${monthName}, newest within the hour`;
    // The board is counted behind its first readers.
    await expect.poll(() => wallOf("/jobs")).toContain(`30 more jobs ${figures}. You`);
    expect(await wallOf("/")).toContain(figures);
  });

  test("speaks of the filtered list, and of what narrows it alone", async () => {
    const text = await wallOf("/jobs?location=oregon");
    expect(text).toContain("4 with housing, newest within the hour. Subscribe to see them all.");
    expect(text).not.toContain(`start in ${monthName}`);
    const housing = await wallOf("/jobs?facts=housing");
    expect(housing).toContain("10 more jobs, housing provided");
    expect(housing).not.toContain("with housing,");
    // Of the 18, the open ones are on site and paid enough, too.
    expect(await wallOf("/jobs?min_salary=30000&work=onsite")).toContain("more jobs, on-site, from $30,000");
  });

  test("names no closed job in any representation of a list", async () => {
    for (const { path, data } of pages)
      for (const search of ["", "?location=oregon", "?facts=housing", "?title=guide", "?sort=closing"])
        for (const address of [path, ...data]) await expectNothingClosed(path, address + search);
  });
});

test("featured listings come first", async () => {
  const { body } = await read("/jobs");
  const titles = [...body.matchAll(/<h3[^>]*><a[^>]*>([^<]*)<\/a>/g)].map(([, title]) => title);
  expect(titles.slice(0, 2).sort()).toEqual(featured.map((job) => job.title).sort());
  expect(titles.slice(2)).toEqual(ordinary.slice(0, freeJobs).map((job) => job.title));
});

test("the addresses of locked listings lead to open pages", async () => {
  const hidden = ordinary[35] as Job;
  const { status, body } = await read(
    `/company/${hidden.companySlug}/jobs/${hidden.slug}-${hidden.id.slice(-6)}`,
  );
  expect(status).toBe(200);
  expect(body).toContain(hidden.title);
});
