import { beforeAll, expect, test } from "vitest";
import { plans } from "#core/billing/plans.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { priceText } from "#core/text/price.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { request } from "#test/request.ts";

let html = "";
let text = "";

beforeAll(async () => {
  await emptyDatabase();
  for (let number = 0; number < freeJobs + 2; number++)
    await insertJob({ salaryMin: 20, salaryUnit: "hour" });
  await insertJob({
    title: "Twin Guide",
    places: [{ ...place, text: "Moab, Utah" }],
    datePosted: new Date(),
  });
  await insertJob({
    title: "Twin Guide",
    places: [{ ...place, text: "Bend, Oregon" }],
    datePosted: new Date(),
  });
  html = await (await request("/")).text();
  text = textOf(html);
}, 60_000);

const place = { city: null, state: null, countryCode: "US", lat: null, lon: null };

function textOf(page: string) {
  const body = /<body[^>]*>(.*)<\/body>/s.exec(page)?.[1] ?? "";
  return body
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]*>/g, "\n")
    .replace(/\n\s*/g, "\n");
}

test("the hero names the true total and how to unlock it", () => {
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, "")).toBe(
    `Search ${freeJobs + 4} outdoor career opportunities`,
  );
  expect(html).toMatch(/<a [^>]*href="\/#pricing"[^>]*>Unlock All Jobs<\/a>/);
  expect(html).toContain('id="pricing"');
});

test("the hero has five drawn faces and five stars, and every picture exists", async () => {
  const pictures = [...html.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, source]) => source ?? "");
  const faces = pictures.filter((source) => /^\/avatars\/(?!founder)/.test(source));
  expect(new Set(faces).size).toBe(5);
  for (const picture of pictures) {
    expect(picture.startsWith("/")).toBe(true);
    expect((await request(picture)).status).toBe(200);
  }
});

test("everybody may type into the search of the hero, and no script is needed", () => {
  const form = /<form class="find" action="\/find".*?<\/form>/s.exec(html)?.[0] ?? "";
  expect(form).not.toContain('disabled=""');
  for (const name of ["what", "where", "when"]) expect(form).toContain(`name="${name}"`);
  const months = [...form.matchAll(/<option value="(20\d\d-\d\d)">(\w+ 20\d\d)</g)];
  expect(months).toHaveLength(12);
});

test("the latest jobs come before how it works, the founder, the plans and the questions", () => {
  const marks = ["find-what", "Latest jobs", "how-it-works", "tour", "founder", "pricing", "faq"];
  const at = marks.map((mark) => html.search(new RegExp(`id="${mark}"|>${mark}<`)));
  expect(at.every((place, index) => place > (at[index - 1] ?? -1))).toBe(true);
});

test("the page says how it works, what it costs and who made it", () => {
  const lines = text.split("\n");
  for (const heading of [
    ...["How It Works", "Daily automated discovery from thousands of sources", "Everything in one place"],
    "Instant access to a continuously updated database",
  ])
    expect(lines).toContain(heading);
  for (const { cents } of plans) expect(lines).toContain(priceText(cents));
  expect(text.toLowerCase()).toContain("most popular");
  expect(text.toLowerCase()).toContain("save 31%");
  expect(text.toLowerCase()).toContain("save 81%");
  const renewals = [...html.matchAll(/Renews on \w+ \d+, \d{4}, then every (\w+)\. Cancel in two clicks/g)];
  // Once in the page, once in the data beside it.
  for (const { interval } of plans)
    expect(renewals.filter(([, every]) => every === interval)).toHaveLength(2);
  expect(text.replace(/\s+/g, " ")).toContain("By choosing a plan, you agree to the Terms of Service");
  expect(lines).toContain("One payment for two seasons: your summer job and your winter job.");
  const opens = lines.filter((line) =>
    /^(Search by title, |Remote and hybrid filters|Full lists, |Alerts sent first, |Lists you opened, )/.test(
      line,
    ),
  );
  expect(opens).toHaveLength(5);
  expect(text).toContain("1% of revenue goes to carbon removal");
  expect(text).toContain(`© 2025–${new Date().getUTCFullYear()}`);
});

test("listings of one company and title share a card with all their places", () => {
  expect(text.match(/^Twin Guide$/gm)).toHaveLength(1);
  expect(text).toContain("2 locations");
  expect(text).toContain("Bend, Oregon");
  expect(text).toContain(`Showing 1–${freeJobs} of ${freeJobs + 4} jobs`);
});

test("the filters of subscribers are visible and disabled; the others work without script", () => {
  const control = (name: string) =>
    new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
  expect(control("title")).toContain(`disabled=""`);
  expect(control("location")).not.toContain(`disabled=""`);
  expect(control("min_salary")).not.toContain(`disabled=""`);
  const button = (value: string) => new RegExp(`<button[^>]*value="${value}"[^>]*>`).exec(html)?.[0] ?? "";
  expect(button("remote")).toContain(`disabled=""`);
  expect(button("hybrid")).toContain(`disabled=""`);
  expect(button("onsite")).not.toContain(`disabled=""`);
  const forms = [...html.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, action]) => action);
  expect(forms.slice(0, 2)).toEqual(["/find", "/"]);
  const pay = /<select[^>]*name="min_salary".*?<\/select>/s.exec(html)?.[0] ?? "";
  const amounts = [...pay.matchAll(/<option value="(\d+)"/g)].map(([, amount]) => Number(amount));
  expect(amounts).toEqual([30_000, 50_000, 75_000, 100_000]);
});

test("a pressed work type removes its filter", async () => {
  const page = await (await request("/?work=onsite&location=utah")).text();
  expect(page).toMatch(/<button[^>]*aria-pressed="true"[^>]*>On-site/);
  expect(/<button[^>]*aria-pressed="true"[^>]*>/.exec(page)?.[0]).toContain('value=""');
  expect(page).toMatch(/<input[^>]*name="location"[^>]*value="utah"/);
});

test("every link leads to an existing page", async () => {
  const links = new Set([...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, link]) => link ?? ""));
  expect(links.size).toBeGreaterThan(10);
  for (const link of links) expect((await request(link)).status, link).toBe(200);
});
