import { afterAll, beforeAll, expect, test } from "vitest";
import { startJobsProvider } from "./server.ts";

const now = () => new Date("2026-11-20T15:00:00Z");
const key = { "x-rapidapi-key": "any", "x-rapidapi-host": "active-jobs-db.p.rapidapi.com" };

let provider: Awaited<ReturnType<typeof startJobsProvider>>;
beforeAll(async () => {
  provider = await startJobsProvider({ now });
});
afterAll(() => provider.close());

async function get(path: string, headers: Record<string, string> = key) {
  const response = await fetch(provider.url + path, { headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function getRows(path: string): Promise<Record<string, unknown>[]> {
  return (await get(path)).body;
}

async function getAllRows(path: string, limit: number) {
  const rows: Record<string, unknown>[] = [];
  for (let offset = 0; ; offset += limit) {
    const page = await getRows(`${path}?limit=${limit}&offset=${offset}`);
    rows.push(...page);
    if (page.length < limit) return rows;
  }
}

test("the provider's paging covers every job once, newest first", async () => {
  const rows = await getAllRows("/active-ats-6m", 500);
  expect(rows.length).toBeGreaterThanOrEqual(1600);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const dates = rows.map((row) => String(row.date_posted));
  expect(dates).toEqual(dates.toSorted().reverse());
});

test("the provider's day and week endpoints return their jobs", async () => {
  const day = await getAllRows("/active-ats-24h", 100);
  const week = await getAllRows("/active-ats-7d", 100);
  expect(day.length).toBeGreaterThan(50);
  expect(week.length).toBeGreaterThan(day.length);
  for (const row of day) expect(String(row.date_posted) >= "2026-11-19T00:00:00").toBe(true);
  for (const row of week) expect(String(row.date_posted) >= "2026-11-13T00:00:00").toBe(true);
});

test("a row has the provider's fields", async () => {
  const [row] = await getRows('/active-ats-6m?limit=1&title_filter="Airplane Pilot" -supervisory');
  expect(row).toMatchObject({
    title: "Airplane Pilot (Wildland Firefighter)",
    organization: "Forest Service",
    organization_logo: null,
    url: "https://www.usajobs.gov/job/846719200",
    source_type: "ats",
    source_domain: "www.usajobs.gov",
    remote_derived: false,
    countries_derived: ["United States"],
    salary_raw: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: { "@type": "QuantitativeValue", minValue: 75697, maxValue: 142712, unitText: "YEAR" },
    },
  });
  expect(row?.id).toMatch(/^\d+$/);
  expect(row?.date_posted).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
  expect(row?.locations_derived).toHaveLength(10);
  expect(row?.lats_derived).toHaveLength(10);
  expect(row).not.toHaveProperty("description_text");
  expect(row).not.toHaveProperty("ai_work_arrangement");
});

test("the provider's descriptions come in the requested form", async () => {
  const [html] = await getRows("/active-ats-6m?limit=1&description_type=html");
  expect(html?.description_html).toMatch(/^<(p|h3)>/);
  const [text] = await getRows("/active-ats-6m?limit=1&description_type=text");
  expect(text?.description_text).not.toMatch(/<p>/);
});

test("the provider's work arrangement needs include_ai, and remote means anywhere", async () => {
  const remote = await getRows("/active-ats-6m?limit=500&remote=true&include_ai=true");
  expect(remote.length).toBeGreaterThanOrEqual(20);
  for (const row of remote)
    expect(row).toMatchObject({ ai_work_arrangement: "Remote Solely", location_type: "TELECOMMUTE" });
  const onSite = await getRows("/active-ats-6m?limit=500&remote=false");
  expect(onSite.some((row) => row.remote_derived)).toBe(false);
});

test("the provider filters by title, place, employer and date", async () => {
  const rangers = await getRows('/active-ats-6m?limit=500&title_filter="park ranger"');
  expect(rangers.length).toBeGreaterThan(20);
  for (const row of rangers) expect(row.title).toMatch(/park ranger/i);

  const abroad = await getRows('/active-ats-6m?limit=500&location_filter=Canada OR "New Zealand"');
  expect(abroad.length).toBeGreaterThanOrEqual(6);
  for (const row of abroad) expect(String(row.countries_derived)).toMatch(/Canada|New Zealand/);

  const fws = await getRows("/active-ats-6m?limit=500&organization_filter=U.S. Fish and Wildlife Service");
  expect(new Set(fws.map((row) => row.organization))).toEqual(new Set(["U.S. Fish and Wildlife Service"]));

  const recent = await getRows("/active-ats-6m?limit=500&date_filter=2026-11-18T12:00:00");
  for (const row of recent) expect(String(row.date_posted) > "2026-11-18T12:00:00").toBe(true);
});

test("the provider's changed and expired lists start empty and cost no jobs", async () => {
  const before = Number((await get("/active-ats-24h?limit=10")).headers.get("x-ratelimit-jobs-remaining"));
  expect(await getRows("/modified-ats-24h")).toEqual([]);
  const expired = await get("/active-ats-expired");
  expect(expired.body).toEqual([]);
  expect(Number(expired.headers.get("x-ratelimit-jobs-remaining"))).toBe(before);
});

test("the provider's headers count down jobs and requests", async () => {
  const fresh = await startJobsProvider({ now });
  const { headers } = await fetch(`${fresh.url}/active-ats-24h?limit=10`, { headers: key });
  await fresh.close();
  expect(headers.get("x-ratelimit-jobs-limit")).toBe("20000");
  expect(headers.get("x-ratelimit-jobs-remaining")).toBe("19990");
  expect(headers.get("x-ratelimit-requests-remaining")).toBe("19999");
  expect(headers.get("x-ratelimit-jobs-reset")).toBe(String(10 * 86_400 + 9 * 3600));
});

test.each([
  ["/active-ats-24h?limit=101", 400],
  ["/active-ats-6m?limit=501", 400],
  ["/active-ats-24h?limit=0", 400],
  ["/active-ats-24h?limit=ten", 400],
  ["/active-ats-24h?limit=100&offset=50", 400],
  ["/active-ats-24h?description_type=pdf", 400],
  ["/active-ats-24h?date_filter=yesterday", 400],
  ["/active-ats-2h", 404],
])("the provider refuses %s with %i and a message", async (path, status) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ message: expect.any(String) });
});

test("the provider refuses a request without a key as RapidAPI does", async () => {
  const answer = await get("/active-ats-24h", {});
  expect(answer.status).toBe(401);
  expect(answer.body.message).toMatch(/Invalid API key/);
});

test("a trouble affects its path as often as it was set", async () => {
  const faulty = await startJobsProvider({ now });
  const ask = (path: string) => fetch(faulty.url + path, { headers: key });
  faulty.controls.fail("429-second", { next: 1, path: "/active-ats-7d" });
  expect((await ask("/active-ats-24h")).status).toBe(200);
  const struck = await ask("/active-ats-7d");
  expect([struck.status, struck.headers.get("retry-after")]).toEqual([429, "1"]);
  expect(await struck.json()).toEqual({ message: "Too many requests" });
  expect((await ask("/active-ats-7d")).status).toBe(200);

  faulty.controls.fail("truncated");
  const cut = await (await ask("/active-ats-7d")).text();
  expect(() => JSON.parse(cut)).toThrow();
  faulty.controls.fail("reset");
  await expect(ask("/active-ats-7d")).rejects.toThrow();
  faulty.controls.recover();
  expect((await ask("/active-ats-7d")).status).toBe(200);
  await faulty.close();
});

test("a used-up quota is refused until it is refilled", async () => {
  const poor = await startJobsProvider({ now });
  const ask = () => fetch(`${poor.url}/active-ats-24h?limit=10`, { headers: key });
  poor.controls.setQuota({ jobs: 5 });
  expect((await ask()).headers.get("x-ratelimit-jobs-remaining")).toBe("0");
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect((await refused.json()).message).toMatch(/MONTHLY quota for Jobs/);
  poor.controls.refill();
  expect((await ask()).status).toBe(200);
  await poor.close();
});

test("an expired job disappears, a changed one shows its news, and neither costs jobs", async () => {
  const moving = await startJobsProvider({ now });
  const rows = async (path: string) => (await fetch(moving.url + path, { headers: key })).json();
  const expired = moving.controls.expire();
  const changed = moving.controls.change();
  moving.controls.listManyExpired(true);
  const ids = await rows("/active-ats-expired");
  expect([ids.length, ids.at(-1)]).toEqual([300_001, expired]);
  const [row, ...others] = await rows("/modified-ats-24h?description_type=text");
  expect([row.id, others]).toEqual([changed, []]);
  expect(row.description_text).toContain("apply early");
  expect(moving.controls.state).toMatchObject({ jobs: 20_000, requests: 19_998 });
  const listed = await rows("/active-ats-24h?limit=100");
  expect(listed.map(({ id }: { id: string }) => id)).not.toContain(expired);
  await moving.close();
});

test("two starts on one day serve the same rows", async () => {
  const again = await startJobsProvider({ now: () => new Date("2026-11-20T03:00:00Z") });
  const response = await fetch(`${again.url}/active-ats-6m?limit=500&description_type=html`, {
    headers: key,
  });
  expect(await response.json()).toEqual(await getRows("/active-ats-6m?limit=500&description_type=html"));
  await again.close();
});
