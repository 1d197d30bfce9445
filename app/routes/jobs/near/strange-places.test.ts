import { beforeAll, expect, test } from "vitest";
import { emptyDatabase, insertJobs, insertProfile, insertSubscription } from "#test/factories.ts";
import { readPage, titlesIn } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

const strange = [
  "38.57,-109.55",
  "38.57",
  "mars",
  "olympus-mons-mars",
  "moab-ut-99999",
  "constructor",
  "__proto__",
  "../../etc/passwd",
  "moab-ut'--",
  "\0",
  "%",
  "é".repeat(5_000),
  "x".repeat(10_240),
];
const lists = ["/jobs", "/remote-jobs", "/outdoor-jobs-utah", "/search/park-ranger-jobs"];
let cookie: string;

beforeAll(async () => {
  await emptyDatabase();
  await insertJobs(Array(13).fill({ title: "Park Ranger" }));
  const { id, email } = await insertProfile();
  await insertSubscription({ userId: id });
  ({ cookie } = await signIn(email));
}, 120_000);

/** Follows redirects. */
async function statusOf(address: string, headers = {}): Promise<number> {
  const answer = await request(address, { headers });
  await answer.text();
  const to = answer.headers.get("location");
  return to ? statusOf(to, headers) : answer.status;
}

/** Servers refuse addresses of more than some kilobytes. */
const isAnswer = (status: number) => [200, 414].includes(status);

test.each(lists)("%s is a normal page with any near, within and map", async (list) => {
  const more = ["", "&within=25", "&view=map&map=near", "&sort=nearest"];
  const addresses = strange.map((text, n) => `${list}?near=${encodeURIComponent(text)}${more[n % 4]}`);
  for (const within of ["-5", "NaN", "1e99"]) addresses.push(`${list}?near=moab-ut&within=${within}`);
  for (const address of addresses)
    expect(await statusOf(address, { cookie }), address.slice(0, 80)).toSatisfy(isAnswer);
});

test.each(lists)("%s answers any typed location", async (list) => {
  const texts = [...strange, "Planet Mars", "Earth", "38.57° N, 109.55° W", "-91,181", "0,0"];
  for (const [n, text] of texts.entries()) {
    const address = `${list}?location=${encodeURIComponent(text)}&sort=nearest`;
    expect(await statusOf(address, n % 2 ? { cookie } : {}), address.slice(0, 80)).toSatisfy(isAnswer);
  }
});

test("an unknown place leaves the list as it is", async () => {
  const all = await readPage("/jobs", { headers: { cookie } });
  const { html } = await readPage("/jobs?near=olympus-mons-mars&within=25", { headers: { cookie } });
  expect(titlesIn(html)).toEqual(titlesIn(all.html));
});

test("a page near an unknown park is not found, or leads to a list", async () => {
  for (const slug of ["mars", "38.57,-109.55", "arches", "x".repeat(2_000)]) {
    const status = await statusOf(`/search/jobs-near-${encodeURIComponent(slug)}`);
    expect([slug.slice(0, 20), status]).toEqual([
      slug.slice(0, 20),
      expect.toSatisfy((s) => s === 404 || s === 200),
    ]);
  }
});

test("the alert form opens with any place", async () => {
  for (const text of strange) {
    const address = `/job-alerts/new?near=${encodeURIComponent(text)}&within=25`;
    expect(await statusOf(address, { cookie }), text.slice(0, 20)).toSatisfy(isAnswer);
  }
});
