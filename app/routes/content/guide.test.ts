import { beforeAll, expect, test } from "vitest";
import { emptyDatabase, insertProfile, insertSubscription } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

const path = "/10-step-guide-to-finding-your-dream-job";
let html = "";

beforeAll(async () => {
  await emptyDatabase();
  html = await read();
}, 60_000);

async function read(headers?: HeadersInit) {
  const answer = await request(path, { headers });
  expect(answer.status).toBe(200);
  return answer.text();
}

const linkTo = (address: string, text: string) =>
  new RegExp(`<a [^>]*href="${address.replace("?", "\\?")}"[^>]*>${text}</a>`);
const upgrade = linkTo("/auth?upgrade=true", "Upgrade to Premium");
const explore = linkTo("/search/all", "Explore Outdoor Jobs");

test("the guide has ten numbered steps in order, each of 120 to 200 words", () => {
  const steps = [...html.matchAll(/<h2 id="[^"]+">(\d+)\. (.*?)<\/h2>(.*?)(?=<h2|<aside)/gs)];
  expect(steps.map(([, number]) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const subjects = [
    ...["career vision", "certifications", "Network", "Volunteer", "resume", "companies"],
    ...["job boards", "personal brand", "interviews", "persistent"],
  ];
  for (const [index, [, , heading, body = ""]] of steps.entries()) {
    expect(heading).toContain(subjects[index]);
    const words = body.replace(/<[^>]*>/g, " ").match(/\S+/g) ?? [];
    expect(words.length, heading).toBeGreaterThanOrEqual(120);
    expect(words.length, heading).toBeLessThanOrEqual(200);
  }
});

test("the guide cites 7.6 million jobs, with the source and date", () => {
  const text = html.replace(/<[^>]*>/g, "");
  expect(text).toMatch(/In 2017 the Outdoor Industry Association[^.]*7\.6 million/);
});

test("the table of contents leads to headings of the page", () => {
  const contents = /<nav aria-labelledby="contents".*?<\/nav>/s.exec(html)?.[0] ?? "";
  const targets = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toHaveLength(10);
  for (const id of targets) expect(html).toContain(`<h2 id="${id}"`);
});

test("the next step is a subscription, or only the jobs for a subscriber", async () => {
  expect(html).toMatch(upgrade);
  expect(html).toMatch(explore);

  const free = await read(await signIn("free@example.com"));
  expect(free).toMatch(upgrade);

  const { id: userId, email } = await insertProfile();
  await insertSubscription({ userId });
  const subscriber = await read(await signIn(email));
  expect(subscriber).not.toContain("/auth?upgrade=true");
  expect(subscriber).toMatch(explore);
});

test("search engines get its address and breadcrumbs", () => {
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`));
  expect(html).toContain('"@type":"BreadcrumbList"');
});
