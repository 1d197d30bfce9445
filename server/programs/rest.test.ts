import { beforeEach, describe, expect, test } from "vitest";
import { jobAlerts } from "#core/alerts/tables.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { db } from "#core/platform/db.server.ts";
import { resources } from "#core/resources/resources.ts";
import {
  emptyDatabase,
  insertAlert,
  insertApplication,
  insertJob,
  insertJobs,
  insertPostedJob,
  insertProfile,
  insertSavedJob,
  insertSubscription,
} from "#test/factories.ts";
import { board, boardOf, keyOf } from "#test/programs.ts";
import { request } from "#test/request.ts";
import { bearing, signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";

beforeEach(emptyDatabase);

const now = () => new Date().toISOString();
const nobodys = "22222222-2222-4222-8222-222222222222";
const codes = (answer: { status: number; error: { code: string } | null }) => [
  answer.status,
  answer.error?.code,
];

async function subscriber() {
  const { id } = await insertProfile();
  await insertSubscription({ userId: id });
  return boardOf(id);
}

describe("jobs", () => {
  test("visitors read the newest free jobs, narrowed by what they ask, and the true count", async () => {
    await insertJobs(
      Array.from({ length: freeJobs + 5 }, (_, at) => ({ title: `Guide ${at}`, salaryMin: at })),
    );
    await insertJob({ expiredAt: new Date() });
    const anyone = await board();
    const list = await anyone
      .from("jobs")
      .select("title", { count: "exact" })
      .gt("expires_at", now())
      .limit(100);
    expect([list.status, list.count, list.data?.length]).toEqual([206, freeJobs + 5, freeJobs]);
    expect(list.data?.[0]).toEqual({ title: "Guide 0" });
    const narrowed = await anyone.from("jobs").select("title", { count: "exact" }).gte("salary_min", 8);
    expect([narrowed.count, narrowed.data?.map(({ title }) => title)]).toEqual([7, ["Guide 8", "Guide 9"]]);
    const head = await anyone.from("jobs").select("*", { count: "exact", head: true });
    expect([head.count, head.data]).toEqual([freeJobs + 5, null]);
  });

  test("a subscriber reads all", async () => {
    await insertJobs(Array.from({ length: freeJobs + 5 }, () => ({})));
    const { data, count } = await (await subscriber()).from("jobs").select("id", { count: "exact" });
    expect([data?.length, count]).toEqual([freeJobs + 5, freeJobs + 5]);
  });

  test("everybody reads a job by its id or its end, and what the open pages of an employer and a state show", async () => {
    const old = await insertJob({
      companyName: "Moss & Kettle",
      title: "Old Ranger",
      datePosted: new Date(0),
    });
    await insertJobs(Array.from({ length: freeJobs + 1 }, () => ({ places: [], workArrangement: "remote" })));
    const anyone = await board();
    const ids = async (query: PromiseLike<{ data: { id: string }[] | null }>) =>
      (await query).data?.map(({ id }) => id);
    const jobs = () => anyone.from("jobs").select("id");
    expect(await ids(jobs().eq("title", "Old Ranger"))).toEqual([]);
    expect(await ids(jobs().eq("id", old.id))).toEqual([old.id]);
    expect(await ids(jobs().like("id", `%${old.id.slice(-6)}`))).toEqual([old.id]);
    expect(await ids(jobs().ilike("company_name", "%moss & kettle%").gt("expires_at", now()))).toEqual([
      old.id,
    ]);
    expect(await ids(jobs().ilike("company_name", "%kettle%"))).toEqual([]);
    const utah = "state.ilike.%utah%,location.ilike.%utah%";
    expect(await ids(jobs().eq("country_code", "US").or(utah).ilike("title", "%ranger%"))).toEqual([old.id]);
    expect(await ids(jobs().or(utah).eq("has_remote", false))).toEqual([]);
    expect(await ids(jobs().or("state.ilike.%utah%,state.ilike.%ohio%"))).toEqual([]);
  });

  test("single, maybeSingle and csv answer as PostgREST does", async () => {
    const { id } = await insertJob({ title: 'Guide, "wet"' });
    await insertJob();
    const anyone = await board();
    expect((await anyone.from("jobs").select("title").eq("id", id).single()).data).toEqual({
      title: 'Guide, "wet"',
    });
    expect(codes(await anyone.from("jobs").select("id").single())).toEqual([406, "PGRST116"]);
    expect((await anyone.from("jobs").select("id").eq("id", nobodys).maybeSingle()).data).toBeNull();
    const csv = await anyone.from("jobs").select("title").eq("id", id).csv();
    expect(csv.data).toBe('title\r\n"Guide, ""wet"""\r\n');
  });

  test("ranges, orders and other names of columns answer as asked", async () => {
    await insertJobs([
      { title: "B", salaryMin: 2 },
      { title: "A", salaryMin: null },
      { title: "C", salaryMin: 1 },
    ]);
    const anyone = await board();
    const sorted = await anyone.from("jobs").select("name:title").order("salary_min", { nullsFirst: false });
    expect(sorted.data).toEqual([{ name: "C" }, { name: "B" }, { name: "A" }]);
    const second = await anyone
      .from("jobs")
      .select("title", { count: "exact" })
      .neq("title", "D")
      .order("salary_min")
      .range(1, 1);
    expect([second.status, second.count, second.data]).toEqual([206, 3, [{ title: "B" }]]);
    const beyond = await anyone
      .from("jobs")
      .select("title", { count: "exact" })
      .neq("title", "D")
      .range(7, 9);
    expect(codes(beyond)).toEqual([416, "PGRST103"]);
    const range = await request("/rest/v1/jobs?select=title&order=salary_min", { headers: { range: "1-1" } });
    expect([range.headers.get("content-range"), await range.json()]).toEqual(["1-1/*", [{ title: "B" }]]);
  });

  test("what can't be asked for is refused with PostgreSQL's or PostgREST's code", async () => {
    const { id } = await insertJob();
    const anyone = await board();
    const jobs = () => anyone.from("jobs");
    expect(codes(await jobs().select("search_words"))).toEqual([400, "42703"]);
    expect(codes(await jobs().select("id").eq("contact_email", "x"))).toEqual([400, "42703"]);
    expect(codes(await jobs().select("id").is("title", true))).toEqual([404, "42883"]);
    expect(codes(await jobs().select("description,again:description"))).toEqual([400, "PGRST100"]);
    expect(codes(await jobs().select("id").order("title"))).toEqual([400, "PGRST100"]);
    expect(codes(await jobs().select("id").order("fingerprint"))).toEqual([400, "42703"]);
    expect(codes(await jobs().select("id,companies(*)"))).toEqual([400, "PGRST200"]);
    expect(codes(await jobs().select("id").ilike("description", "%housing%"))).toEqual([400, "42501"]);
    expect(codes(await jobs().select("id").ilike("title", "%a%"))).toEqual([400, "PGRST100"]);
    expect(codes(await jobs().select("id").eq("id", "x"))).toEqual([400, "22P02"]);
    expect(codes(await jobs().select("id").gt("salary_min", "much"))).toEqual([400, "22P02"]);
    expect(codes(await jobs().select("id").gt("expires_at", "soon"))).toEqual([400, "22007"]);
    expect(codes(await jobs().select("id").like("has_remote", "%true%"))).toEqual([404, "42883"]);
    expect(codes(await jobs().delete().eq("id", id))).toEqual([403, "42501"]);
    expect(codes(await jobs().insert({ title: "Guide" }))).toEqual([403, "42501"]);
    expect(codes(await anyone.from("sessions").select("*"))).toEqual([404, "PGRST205"]);
    expect(codes(await anyone.schema("pgboss").from("job").select("*"))).toEqual([406, "PGRST106"]);
    const put = await request("/rest/v1/jobs", { method: "PUT", body: "{}" });
    expect([put.status, (await put.json()).code]).toEqual([405, "PGRST117"]);
  });
});

test("posted_jobs are the featured ones, without the address that paid", async () => {
  const { id } = await insertPostedJob();
  await insertPostedJob({ status: "held" });
  const anyone = await board();
  const { data } = await anyone.from("posted_jobs").select("*").eq("status", "active").eq("is_paid", true);
  expect(data?.map((row) => row.id)).toEqual([id]);
  expect(JSON.stringify(data)).not.toMatch(/contact_email|boss@/);
  expect(codes(await anyone.from("posted_jobs").select("contact_email"))).toEqual([400, "42703"]);
});

describe.each([
  ["saved_jobs", "saved_at"],
  ["applications", "applied_at"],
])("%s", (table, at) => {
  test("a person adds, lists, changes and removes a job", async () => {
    const job = await insertJob({ title: "Raft Guide" });
    const { id: me } = await insertProfile();
    const mine = (await boardOf(me)).from(table);
    const row = {
      user_id: me,
      job_id: job.id,
      job_title: "x",
      company_name: "x",
      location: "x",
      job_url: "x",
    };
    const added = await mine.insert(row).select().single();
    expect([added.status, added.data]).toMatchObject([
      201,
      { job_title: "Raft Guide", user_id: me, notes: "" },
    ]);
    expect(codes(await mine.insert(row))).toEqual([409, "23505"]);
    const merged = await mine
      .upsert({ ...row, notes: "Call them" }, { onConflict: "user_id,job_id" })
      .select("notes");
    expect(merged.data).toEqual([{ notes: "Call them" }]);
    const ignored = await mine
      .upsert(row, { onConflict: "user_id,job_id", ignoreDuplicates: true })
      .select("id");
    expect(ignored.data).toEqual([]);
    const { data, count } = await mine
      .select("*", { count: "exact" })
      .eq("user_id", me)
      .order(at, { ascending: false });
    expect([count, data?.[0].notes]).toEqual([1, "Call them"]);
    const changed = await mine.update({ notes: "Called" }).eq("job_id", job.id).select("notes").single();
    expect(changed.data).toEqual({ notes: "Called" });
    expect((await mine.delete().eq("user_id", me).eq("job_id", job.id)).status).toBe(204);
    expect((await mine.select("id")).data).toEqual([]);
  });

  test("several are added at once, or none", async () => {
    const [one, two] = [await insertJob(), await insertJob()];
    const { id: me } = await insertProfile();
    const mine = (await boardOf(me)).from(table);
    expect(codes(await mine.insert([{ job_id: one.id }, { job_id: nobodys }]))).toEqual([409, "23503"]);
    expect((await mine.select("id")).data).toEqual([]);
    expect((await mine.insert([{ job_id: one.id }, { job_id: two.id }])).status).toBe(201);
    expect((await mine.delete().neq("id", nobodys).select("id")).data).toHaveLength(2);
  });

  test("nobody reads or changes what is somebody else's", async () => {
    const theirs = await (table === "saved_jobs" ? insertSavedJob() : insertApplication());
    const job = await insertJob();
    const { id: me } = await insertProfile();
    const mine = (await boardOf(me)).from(table);
    expect((await mine.select("*")).data).toEqual([]);
    expect((await mine.update({ notes: "x" }).eq("id", theirs.id).select()).data).toEqual([]);
    expect((await mine.delete().eq("id", theirs.id).select()).data).toEqual([]);
    expect(codes(await mine.insert({ user_id: theirs.userId, job_id: job.id }))).toEqual([403, "42501"]);
    const anyone = (await board()).from(table);
    expect((await anyone.select("*")).data).toEqual([]);
    expect(codes(await anyone.insert({ job_id: job.id }))).toEqual([401, "42501"]);
    expect(codes(await anyone.delete().eq("id", theirs.id))).toEqual([401, "42501"]);
  });

  test("a key that may only read changes nothing", async () => {
    const { userId, id } = await (table === "saved_jobs" ? insertSavedJob() : insertApplication());
    const read = (await boardOf(userId, false)).from(table);
    expect((await read.select("id")).data).toEqual([{ id }]);
    for (const changed of [
      read.update({ notes: "x" }).eq("id", id),
      read.delete().eq("id", id),
      read.insert({ job_id: id }),
    ])
      expect(codes(await changed)).toEqual([403, "42501"]);
  });

  test("changes need a condition, and values that fit", async () => {
    const { userId } = await (table === "saved_jobs" ? insertSavedJob() : insertApplication());
    const mine = (await boardOf(userId)).from(table);
    expect(codes(await mine.update({ notes: "x" }))).toEqual([400, "21000"]);
    expect(codes(await mine.delete())).toEqual([400, "21000"]);
    const all = () => mine.update({ notes: "x".repeat(2001) }).neq("id", nobodys);
    expect(codes(await all())).toEqual([400, "22001"]);
    for (const notes of [7, ["x"], { a: 1 }])
      expect(codes(await mine.update({ notes }).neq("id", nobodys))).toEqual([400, "22P02"]);
    expect(codes(await mine.delete().neq("id", nobodys).limit(1))).toEqual([400, "PGRST100"]);
    expect(codes(await mine.update({ job_title: "x" }).neq("id", nobodys))).toEqual([403, "42501"]);
    expect(codes(await mine.update({ nonsense: "x" }).neq("id", nobodys))).toEqual([400, "PGRST204"]);
  });
});

test("an application's status is one of the known ones", async () => {
  const { userId, id } = await insertApplication();
  const mine = (await boardOf(userId)).from("applications");
  expect((await mine.update({ status: "interviewing" }).eq("id", id).select("status").single()).data).toEqual(
    {
      status: "interviewing",
    },
  );
  expect(codes(await mine.update({ status: "ghosted" }).eq("id", id))).toEqual([400, "22P02"]);
});

describe("job_alerts", () => {
  const wish = {
    search_criteria: { title: "ranger", state: "Utah" },
    remote_preference: false,
    frequency: "weekly",
  };

  test("a person makes, lists, switches and removes an alert", async () => {
    const { id: me } = await insertProfile();
    const mine = (await boardOf(me)).from("job_alerts");
    const made = await mine
      .insert({ ...wish, user_id: me, name: "Rangers", is_active: true })
      .select()
      .single();
    expect(made.data).toMatchObject({
      name: "Rangers",
      frequency: "weekly",
      is_active: true,
      search_criteria: { title: "ranger" },
    });
    expect((await mine.update({ is_active: false }).eq("id", made.data.id)).status).toBe(204);
    expect((await mine.select("is_active").eq("id", made.data.id).single()).data).toEqual({
      is_active: false,
    });
    const active = await mine
      .select("*", { count: "exact", head: true })
      .eq("user_id", me)
      .eq("is_active", true);
    expect(active.count).toBe(0);
    expect((await mine.delete().eq("id", made.data.id)).status).toBe(204);
    expect((await mine.select("id")).data).toEqual([]);
  });

  test("whoever knows its id reads its name and state, and switches it off", async () => {
    const { id } = await insertAlert({ name: "Guides", email: "ada@example.com" });
    const other = await insertAlert();
    const anyone = (await board()).from("job_alerts");
    expect((await anyone.select("name,is_active").eq("id", id).single()).data).toEqual({
      name: "Guides",
      is_active: true,
    });
    expect((await anyone.select("*").eq("id", id).single()).data).toEqual({
      name: "Guides",
      is_active: true,
    });
    expect(codes(await anyone.select("email").eq("id", id))).toEqual([400, "42703"]);
    expect(codes(await anyone.select("user_id").eq("id", id))).toEqual([401, "42501"]);
    for (const open of [
      anyone.select("*"),
      anyone.select("*").in("id", [id, other.id]),
      anyone.select("*").neq("id", nobodys),
    ])
      expect((await open).data).toEqual([]);
    expect((await anyone.update({ is_active: false }).eq("id", id)).status).toBe(204);
    expect((await anyone.select("is_active").eq("id", id).single()).data).toEqual({ is_active: false });
    expect(codes(await anyone.update({ is_active: true }).eq("id", id))).toEqual([403, "42501"]);
    expect(codes(await anyone.delete().eq("id", id))).toEqual([401, "42501"]);
    const { id: me } = await insertProfile();
    const mine = (await boardOf(me)).from("job_alerts");
    expect((await mine.update({ is_active: false }).eq("id", other.id)).status).toBe(204);
    expect((await anyone.select("is_active").eq("id", other.id).single()).data).toEqual({ is_active: false });
    expect(codes(await mine.update({ is_active: true }).eq("id", other.id))).toEqual([403, "42501"]);
    expect((await mine.select("name,is_active").eq("id", id).single()).data).toEqual({
      name: "Guides",
      is_active: false,
    });
    expect((await mine.select("*").eq("id", id).single()).data).toEqual({ name: "Guides", is_active: false });
    expect((await mine.select("*")).data).toEqual([]);
  });

  test("one without an account waits for its owner's confirmation", async () => {
    const anyone = (await board()).from("job_alerts");
    const made = await anyone.insert({ ...wish, name: "Guides", email: "new@example.com", is_active: true });
    expect(made.status).toBe(201);
    expect(await db.select().from(jobAlerts)).toMatchObject([
      { email: "new@example.com", confirmedAt: null },
    ]);
    expect(codes(await anyone.insert({ ...wish, name: "Guides" }))).toEqual([400, "23514"]);
    const named = (name: string) => ({ ...wish, name, email: "new@example.com" });
    expect(codes(await anyone.insert([named("1"), named("2")]))).toEqual([400, "PGRST100"]);
    expect(codes(await anyone.upsert({ ...wish, name: "3", email: "new@example.com" }))).toEqual([
      400,
      "42P10",
    ]);
    expect(codes(await anyone.insert({ ...wish, name: "", email: "new@example.com" }))).toEqual([
      400,
      "23514",
    ]);
  });
});

test("each table shows each role its own rows alone", async () => {
  const [ada, admin] = [
    await insertProfile({ email: "ada@example.com" }),
    await insertProfile({ role: "admin" }),
  ];
  await insertSubscription({ userId: ada.id });
  await insertSubscription({ userId: admin.id });
  for (const userId of [ada.id, admin.id])
    await Promise.all([insertSavedJob({ userId }), insertApplication({ userId }), insertAlert({ userId })]);
  await insertJob();
  await insertPostedJob();
  const counts = async (client: Awaited<ReturnType<typeof board>>) => {
    const counted = resources.map(async ({ name }) => [
      name,
      (await client.from(name).select("*")).data?.length,
    ]);
    return Object.fromEntries(await Promise.all(counted));
  };
  const open = { jobs: 1, posted_jobs: 1 };
  const own = { saved_jobs: 1, applications: 1, job_alerts: 1 };
  const none = {
    saved_jobs: 0,
    applications: 0,
    job_alerts: 0,
    profiles: 0,
    user_subscriptions: 0,
    api_usage_log: 0,
  };
  expect(await counts(await board())).toEqual({ ...none, ...open });
  expect(await counts(await boardOf(ada.id))).toEqual({
    ...none,
    ...open,
    ...own,
    profiles: 1,
    user_subscriptions: 1,
  });
  expect(await counts(await boardOf(admin.id))).toEqual({
    ...none,
    ...open,
    ...own,
    profiles: 2,
    user_subscriptions: 2,
  });
});

test("a table takes no verb that it does not name", async () => {
  const { id } = await insertProfile({ role: "admin" });
  const client = await boardOf(id);
  for (const { name, insertion, change, remove } of resources) {
    const table = client.from(name);
    if (!insertion) expect(codes(await table.insert({ id: nobodys })), name).toEqual([403, "42501"]);
    if (!change)
      expect(codes(await table.update({ id: nobodys }).eq("id", nobodys)), name).toEqual([403, "42501"]);
    if (!remove) expect(codes(await table.delete().eq("id", nobodys)), name).toEqual([403, "42501"]);
  }
});

test("a row without a value is in no list that its value is not in, and a name changes no form", async () => {
  const remote = { places: [], workArrangement: "remote" as const, title: "Remote" };
  await insertJobs([{ title: "Moab" }, remote]);
  const anyone = await board();
  const titles = async (query: string) => (await request(`/rest/v1/jobs?select=entry:title&${query}`)).json();
  expect(await titles("state=not.eq.Utah")).toEqual([]);
  expect(await titles("not.or=(state.eq.Utah,title.eq.x)")).toEqual([]);
  expect(await titles("not.and=(state.not.eq.Utah)")).toEqual([{ entry: "Moab" }]);
  expect((await anyone.from("jobs").select("title").is("state", null)).data).toEqual([{ title: "Remote" }]);
});

test("more than may be affected is left alone", async () => {
  const { id: userId } = await insertProfile();
  await insertSavedJob({ userId });
  await insertSavedJob({ userId });
  const mine = (await boardOf(userId)).from("saved_jobs");
  const most = (number: number) =>
    mine.delete().eq("user_id", userId).setHeader("Prefer", `handling=strict,max-affected=${number}`);
  expect(codes(await most(1))).toEqual([400, "PGRST124"]);
  expect((await most(2)).status).toBe(204);
});

test("changes are counted, told without nulls, and several patterns asked at once", async () => {
  const { id: userId } = await insertProfile();
  for (const title of ["Raft guide", "Kayak guide", "Cook"])
    await insertSavedJob({ userId, jobTitle: title });
  const mine = (await boardOf(userId)).from("saved_jobs");
  const guides = mine.select("job_title").ilikeAnyOf("job_title", ["%raft%", "%kayak%"]).order("job_title");
  expect((await guides).data).toEqual([{ job_title: "Kayak guide" }, { job_title: "Raft guide" }]);
  const told = mine.update({ notes: "call" }, { count: "exact" }).eq("job_title", "Cook").select("notes");
  expect((await told).count).toBe(1);
  const untold = mine.update({ notes: null }, { count: "exact" }).ilike("job_title", "%guide");
  expect((await untold).count).toBe(2);
  const others = mine.select("job_title").isDistinct("notes", "call");
  expect((await others).data).toHaveLength(2);
  await insertJob({ title: "Cook" });
  const bare = (await board()).from("jobs").select("title,salary_min").stripNulls().single();
  expect((await bare).data).toEqual({ title: "Cook" });
  expect((await mine.delete({ count: "exact" }).eq("user_id", userId)).count).toBe(3);
});

test("a key may be sent as apikey alone", async () => {
  const { userId } = await insertSavedJob();
  const asked = await request("/rest/v1/saved_jobs?select=id", { headers: { apikey: await keyOf(userId) } });
  expect(await asked.json()).toHaveLength(1);
  expect((await request("/rest/v1/jobs", { headers: { apikey: "x" } })).status).toBe(401);
});

test("cookies say nothing here, and a token that doesn't work is refused", async () => {
  const { id, email } = await insertProfile();
  await insertSavedJob({ userId: id });
  const saved = (headers: Record<string, string>) => request("/rest/v1/saved_jobs?select=id", { headers });
  expect(await (await saved(await signIn(email))).json()).toEqual([]);
  expect(await (await saved(await bearing(email))).json()).toHaveLength(1);
  for (const token of ["x", "wm_x", "a.b.c", `${await keyOf(id)}x`]) {
    const answer = await saved({ authorization: `Bearer ${token}` });
    expect([answer.status, (await answer.json()).code, answer.headers.get("www-authenticate")]).toEqual([
      401,
      "PGRST301",
      "Bearer",
    ]);
  }
});

test("any site's scripts may ask, and nothing is kept", async () => {
  const headers = {
    origin: "https://elsewhere.example",
    "access-control-request-method": "PATCH",
    "access-control-request-headers": "apikey,prefer",
  };
  const asked = await request("/rest/v1/jobs", { method: "OPTIONS", headers });
  expect([
    asked.status,
    asked.headers.get("access-control-allow-origin"),
    asked.headers.get("access-control-allow-headers"),
  ]).toEqual([204, "*", "apikey,prefer"]);
  expect(asked.headers.get("access-control-allow-credentials")).toBeNull();
  const answer = await request("/rest/v1/jobs", {
    headers: { origin: headers.origin, "sec-fetch-site": "cross-site" },
  });
  expect([
    answer.status,
    answer.headers.get("access-control-allow-origin"),
    answer.headers.get("cache-control"),
  ]).toEqual([200, "*", "private, no-store"]);
});

test("has_role and the month's usage tell who may know", async () => {
  const [ada, admin] = [await insertProfile(), await insertProfile({ role: "admin" })];
  const isAdmin = async (asker: string, id: string) =>
    (await (await boardOf(asker)).rpc("has_role", { _user_id: id, _role: "admin" })).data;
  expect([
    await isAdmin(admin.id, admin.id),
    await isAdmin(ada.id, ada.id),
    await isAdmin(ada.id, admin.id),
  ]).toEqual([true, false, false]);
  const usage = async (client: Awaited<ReturnType<typeof board>>) =>
    client.rpc("get_current_month_api_usage");
  expect((await usage(await boardOf(admin.id))).data).toBe(0);
  expect(codes(await usage(await boardOf(ada.id)))).toEqual([403, "42501"]);
  expect(codes(await usage(await board()))).toEqual([401, "42501"]);
  const role = { _user_id: admin.id, _role: "admin" };
  expect((await (await boardOf(admin.id)).rpc("has_role", role, { get: true })).data).toBe(true);
  expect(codes(await (await board()).rpc("pg_sleep", {}))).toEqual([404, "PGRST202"]);
});
