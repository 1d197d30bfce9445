import { beforeEach, expect, test } from "vitest";
import { alertTime } from "#core/alerts/rhythm.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertAlert, insertJob, insertProfile } from "#test/factories.ts";
import { readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { requestFrom } from "#test/separate-server.ts";
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";
const path = "/job-alerts/new";
const ours = { origin: "http://localhost:3000" };
const robin = "robin@example.com";

beforeEach(emptyDatabase);

const alerts = () => db.select().from(jobAlerts);

/** Posts as a form without script does. */
function post(fields: Record<string, string>, by: object = {}) {
  return request(path, { method: "POST", headers: { ...ours, ...by }, body: new URLSearchParams(fields) });
}

/** Posts as a script or a program does. */
async function ask(fields: object, by: object = {}) {
  const headers = { ...ours, ...by, "content-type": "application/json" };
  const answer = await request(path, { method: "POST", headers, body: JSON.stringify(fields) });
  return { status: answer.status, headers: answer.headers, json: await answer.json() };
}

test("the page has every field of the form, and is kept from search engines", async () => {
  const { html, text, status } = await readPage(path);
  expect(status).toBe(200);
  for (const label of [
    "Create Job Alert",
    "Alert Name",
    "Email",
    "Job Title Keywords",
    "State",
    "City",
    "General Location",
    "For broader regions or if state/city don't apply",
    "Only show remote jobs",
    "Employer",
    "Job Type",
    "Closes Within",
    "Email Frequency",
    `Daily (${alertTime})`,
    `Weekly (Mondays at ${alertTime})`,
  ])
    expect(text, label).toContain(label);
  expect(html).toMatch(/<option value="daily" selected="">/);
  for (const name of ["name", "email"])
    expect(html).toMatch(new RegExp(`<input[^>]*required=""[^>]*name="${name}"`));
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test("the form is filled in from its address, and shows what that would have found", async () => {
  await insertJob({ title: "Park Ranger", datePosted: new Date() });
  await insertJob({ title: "River Guide", datePosted: new Date() });
  const { html, text } = await readPage(`${path}?title=ranger&state=Utah&remote=true&utm_source=x`);
  for (const value of ["ranger", "Utah", "Remote ranger jobs in Utah"])
    expect(html).toContain(`value="${value}"`);
  expect(html).toMatch(/name="remote" checked="" value="true"|checked="" name="remote"/);
  expect(text).toContain("No matching job in the last 7 days");
  expect((await readPage(`${path}?title=ranger`)).text).toContain("1 matching job in the last 7 days");
});

test.each([
  [
    "within=50",
    /<select[^>]*name="within"[^>]*>(?:<option[^>]*>\d+ miles<\/option>)*<option value="" selected="">50 miles/,
  ],
  ["within=25", /<option value="25" selected="">25 miles/],
])("near a place, %s is the distance that it shows", async (within, shown) => {
  const { html } = await readPage(`${path}?near=moab-ut&${within}`);
  expect(html).toContain('value="Moab, UT"');
  expect(html).toMatch(shown);
});

test("the form takes employer, job type and closing date from a list, and stores them", async () => {
  await insertJob({ title: "Park Ranger", jobType: "Seasonal", datePosted: new Date() });
  const asked = "company=Canyon&job_type=Seasonal&closes_within=10";
  const list = await readPage(`/jobs?${asked}`);
  expect(list.html).toContain(`${path}?${asked.replaceAll("&", "&amp;")}"`);
  const { html } = await readPage(`${path}?${asked}`);
  for (const chosen of [
    'value="Canyon"',
    '<option value="Seasonal" selected="">Seasonal',
    '<option value="10" selected="">10 days',
  ])
    expect(html).toContain(chosen);
  const made = await post({
    ...{ name: "Canyon", email: "Ada@Example.com" },
    ...Object.fromEntries(new URLSearchParams(asked)),
  });
  expect(made.status).toBe(303);
  expect(await alerts()).toMatchObject([
    {
      criteriaVersion: 4,
      searchCriteria: { company: "Canyon", job_type: "Seasonal", closes_within: "10" },
    },
  ]);
  expect((await ask({ name: "x", email: robin, job_type: "Sofa" })).json.errors).toEqual({
    job_type: "Please choose a job type.",
  });
});

test("the form asks signed-in people for no address", async () => {
  const { html } = await readPage(path, { headers: await signIn(robin) });
  expect(html).not.toContain('name="email"');
});

test("a visitor's alert gets a confirmation email; the page says so", async () => {
  const made = await post({
    name: "Rangers",
    email: "Ada@Example.com",
    title: "ranger",
    frequency: "weekly",
  });
  expect([made.status, made.headers.get("location")]).toEqual([303, `${path}?created=true`]);
  expect(await alerts()).toMatchObject([
    { email: "ada@example.com", userId: null, confirmedAt: null, frequency: "weekly", isActive: true },
  ]);
  expect(await db.select().from(mails)).toMatchObject([{ kind: "confirm-alert" }]);
  const { text } = await readPage(`${path}?created=true`);
  for (const words of ["Alert Created!", "Job alert created successfully!"]) expect(text).toContain(words);
});

test("a member's alert belongs to the account and appears in its list", async () => {
  const headers = await signIn(robin);
  const made = await post({ name: "Rangers", email: "other@example.com" }, headers);
  expect([made.status, made.headers.get("location")]).toEqual([303, "/my-alerts?notice=alert-created"]);
  expect(await alerts()).toMatchObject([{ email: null, name: "Rangers", searchCriteria: {} }]);
  const { html } = await readPage("/my-alerts?notice=alert-created", { headers });
  expect(html).toContain("Alert created successfully");
  const created = await request(`${path}?created=true`, { headers });
  expect(created.headers.get("location")).toBe("/my-alerts");
});

test("a missing field is named beside the field, and what was typed stays", async () => {
  const answer = await post({
    name: " ",
    email: "",
    title: "ranger, guide",
    city: "Moab",
    frequency: "weekly",
  });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  for (const error of ["Please enter your email address", "Please enter a name for your alert"])
    expect(html).toContain(`>${error}</p>`);
  for (const typed of ['value="ranger, guide"', 'value="Moab"', '<option value="weekly" selected="">'])
    expect(html).toContain(typed);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(await alerts()).toEqual([]);
});

test("a preview without script creates nothing and keeps what was typed", async () => {
  await insertJob({ title: "Park Ranger", datePosted: new Date() });
  const answer = await post({
    intent: "preview",
    name: "Rangers",
    email: "ada@example.com",
    title: "ranger",
  });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain("1 matching job in the last 7 days");
  expect(html).not.toContain("Read as");
  for (const typed of ["Rangers", "ada@example.com", "ranger"]) expect(html).toContain(`value="${typed}"`);
  expect(await alerts()).toEqual([]);
});

test("a preview without script says how the words are read, and they are stored that way", async () => {
  await insertJob({ title: "Park Ranger", datePosted: new Date() });
  const fields = { name: "Rangers", email: "ada@example.com", title: "ranger UT" };
  const html = await (await post({ intent: "preview", ...fields })).text();
  expect(html).toContain("Read as: ranger in Utah.");
  await post(fields);
  expect(await alerts()).toMatchObject([{ searchCriteria: { title: "ranger Utah" }, criteriaVersion: 2 }]);
});

const chosen = (html: string) =>
  [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].flatMap(([field]) =>
    field.includes('checked=""') ? (/value="([^"]*)"/.exec(field)?.[1] ?? []) : [],
  );

test("the form takes the facts of a list, and offers all others", async () => {
  await insertJob({ title: "Camp Cook", datePosted: new Date(), factWords: ["housing:provided"] });
  await insertJob({ title: "Line Cook", datePosted: new Date() });
  const { html, text } = await readPage(`${path}?facts=housing%2Chour-20%2Cstart-2020-05%2Cwith-paying`);
  expect(chosen(html)).toEqual(["start-2020-05", "housing"]);
  expect(html).toMatch(/<option value="hour-20" selected="">/);
  expect(text).toContain("Starting in May 2020, at least $20 an hour, housing provided");
  expect(html).not.toContain('value="with-paying"');
  const beds = await readPage(`${path}?facts=housing,no-wfr`);
  expect(chosen(beds.html)).toEqual(["housing", "no-wfr"]);
  expect(beds.html).toContain('value="Housing provided, no WFR needed"');
  expect(beds.text).toContain("1 matching job in the last 7 days");
});

test("the boxes without script are stored one by one", async () => {
  const fields = new URLSearchParams({ name: "Beds", email: "ada@example.com", title: "cook" });
  for (const id of ["", "housing", "no-wfr", "start-2027-05"]) fields.append("facts", id);
  const made = await request(path, { method: "POST", headers: ours, body: fields });
  expect(made.status).toBe(303);
  expect(await alerts()).toMatchObject([
    { searchCriteria: { title: "cook", facts: "housing,no-wfr,start-2027-05" }, criteriaVersion: 3 },
  ]);
  fields.set("email", "");
  const refused = await request(path, { method: "POST", headers: ours, body: fields });
  expect(chosen(await refused.text())).toEqual(["start-2027-05", "housing", "no-wfr"]);
});

test("a program gets JSON, and only an account learns the id of its alert", async () => {
  const headers = await signIn(robin);
  const own = await ask({ name: "Rangers", remote: true }, headers);
  expect(own).toMatchObject({ status: 201, json: { awaits_confirmation: false } });
  const [{ id } = { id: "" }] = await alerts();
  expect(own.json.id).toBe(id);
  const anonymous = await ask({ name: "Rangers", email: "ada@example.com" });
  expect([anonymous.status, anonymous.json]).toEqual([201, { awaits_confirmation: true }]);
  const refused = await ask({ name: "", email: "" });
  expect([refused.status, refused.json]).toEqual([
    400,
    {
      error: "Please enter your email address",
      errors: { email: "Please enter your email address", name: "Please enter a name for your alert" },
    },
  ]);
});

test("an account has a limit of alerts, and a client a limit of requests", async () => {
  const { id: userId } = await insertProfile({ email: robin });
  for (let count = 0; count < 20; count++) await insertAlert({ userId });
  const full = await ask({ name: "One more" }, await signIn(robin));
  expect([full.status, full.json.error]).toEqual([409, expect.stringContaining("You have 20 alerts")]);
  const page = await post({ name: "One more" }, await signIn(robin));
  expect([page.status, await page.text()]).toEqual([409, expect.stringContaining("You have 20 alerts")]);
  for (let count = 0; count < 8; count++) await ask({ name: `Alert ${count}` }, await signIn(robin));
  const tooMany = await ask({ name: "Another", email: "ada@example.com" });
  expect([tooMany.status, tooMany.json.error]).toEqual([
    429,
    expect.stringMatching(/^You've created too many alerts\. Please try again in \d+ minutes\.$/),
  ]);
  expect(Number(tooMany.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("the preview is public, stored nowhere, and uses the criteria that it understands", async () => {
  await insertJob({ title: "Park Ranger", companyName: "Arches", datePosted: new Date() });
  const answer = await request("/job-alerts/preview?title=ranger&city=%25&state=Utah");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await answer.json()).toMatchObject({
    count: 1,
    isCapped: false,
    jobs: [{ title: "Park Ranger", company: "Arches", location: "Moab, Utah" }],
    readAs: null,
  });
  const placed = await request("/job-alerts/preview?title=ranger+UT");
  expect(await placed.json()).toMatchObject({ count: 1, readAs: "ranger in Utah" });
});

test("the preview is drawn by the server: emails, warnings that lead to fields, and no hidden title", async () => {
  for (let n = 0; n < 12; n++)
    await insertJob({
      title: `${n < 10 ? "Open" : "Hidden"} <i>Guide</i>`,
      datePosted: new Date(Date.now() - n * 60_000),
    });
  const fields = "name=Moab&title=guide&min_salary=50000&frequency=weekly";
  const answer = await (await request(`/job-alerts/preview?${fields}`)).json();
  const { status, mails } = answer.drawing;
  expect(status).toContain("12 matching jobs in the last 7 days");
  expect(status).toMatch(
    /The name says Moab, UT, but no place is set: <a href="#alert-location"[^>]*>add it\?<\/a>/,
  );
  expect(status).toContain("An alert can’t filter by this part of your list: from $50,000.");
  expect(mails).toContain("Open &lt;i&gt;Guide&lt;/i&gt; and 2 more");
  expect(answer.mails).toMatchObject([{ count: 12, more: 2 }]);
  expect(JSON.stringify(answer)).not.toContain("Hidden");
  const page = await readPage(`${path}?${fields}`);
  expect(page.html).toContain('id="alert-location"');
  expect(page.html).not.toContain("Hidden");
  const made = await post({ name: "Moab", email: "ada@example.com", title: "guide" });
  expect(made.status).toBe(303);
});

test("the old address redirects for good", async () => {
  const answer = await request("/job-alerts");
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/my-alerts"]);
});

test("a database error answers with our own words", async () => {
  const broken = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" };
  const body = JSON.stringify({ name: "Rangers", email: "ada@example.com" });
  const headers = { ...ours, "content-type": "application/json" };
  const [answer] = await requestFrom(broken, [{ path, method: "POST", headers, body }]);
  expect(answer?.status).toBe(503);
});
