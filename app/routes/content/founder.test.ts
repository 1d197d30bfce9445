import { beforeAll, describe, expect, test } from "vitest";
import { site } from "#core/platform/site.ts";
import { emptyDatabase } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { requestFrom } from "#test/separate-server.ts";

beforeAll(emptyDatabase);

/** Returns the links to other sites, as [address, label]. */
function elsewhere(html: string) {
  const list = /<ul aria-label="[^"]* elsewhere".*?<\/ul>/s.exec(html)?.[0] ?? "";
  return [...list.matchAll(/<a href="([^"]+)" rel="me noopener"[^>]*>([^<]+)<\/a>/g)].map(
    ([, ...link]) => link,
  );
}

test("without a founder, the page says where the data comes from, and nobody speaks in the first person", async () => {
  const answer = await request(`/${site.founder.slug}`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toMatch(new RegExp(`<h1[^>]*>Who makes ${site.name}</h1>`));
  expect(html).toContain("Where the jobs come from");
  for (const text of [html, await (await request("/")).text()]) {
    const words = text.replace(/<(script|style).*?<\/\1>/gs, "").replace(/<[^>]*>/g, " ");
    expect(words).not.toMatch(/\bI’m\b|\bMy first season\b|\bI made\b|Robin Hale/);
  }
  expect(elsewhere(html)).toEqual([]);
});

test("the home page introduces a configured founder", async () => {
  const [home] = await requestFrom({ FOUNDER_NAME: "Ana Ruiz" }, ["/"]);
  expect(home?.body).toContain("Hello, I’m Ana Ruiz");
  expect(home?.body).not.toContain("Who makes this");
}, 60_000);

test("any other name is an unknown page", async () => {
  const answer = await request("/somebody-else");
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("<title>Oops! Page not found</title>");
});

describe("the operator's settings", () => {
  const links = {
    "https://uk.linkedin.com/in/x": "LinkedIn",
    "https://m.facebook.com/x": "Facebook",
    "https://youtu.be/x": "YouTube",
    "https://x.com/x": "X",
    "https://x.example.com/": "x.example.com",
    "https://constructor.com/x": "constructor.com",
    "https://www.ana.dev/": "ana.dev",
  };

  test("replace name, address and links, and the example's page is gone", async () => {
    const env = {
      FOUNDER_NAME: "Ana Ruiz",
      FOUNDER_SLUG: "ana",
      FOUNDER_LINKS: Object.keys(links).join(", "),
    };
    const [page, example] = await requestFrom(env, ["/ana", "/robin-hale"]);
    expect(page?.status).toBe(200);
    expect(page?.body).toContain("About Ana Ruiz");
    expect(page?.body).not.toContain("Robin");
    expect(elsewhere(page?.body ?? "")).toEqual(Object.entries(links));
    expect(example?.status).toBe(404);
  }, 60_000);

  test.each<Record<string, string>>([{ FOUNDER_NAME: "Ana Ruiz" }, { FOUNDER_LINKS: "none" }])(
    "with %o show no links",
    async (env) => {
      const [page] = await requestFrom(env, ["/robin-hale"]);
      expect(page?.status).toBe(200);
      expect(page?.body).not.toContain('rel="me');
    },
    60_000,
  );

  test("may hold long names: the page answers, and the pages that link to it", async () => {
    const name = "Maximiliana Featherstonehaugh-Cholmondeley of Kirkcudbright";
    const env = {
      FOUNDER_NAME: name,
      SITE_NAME: "The Register of Outdoor Work",
    };
    const paths = ["/robin-hale", "/sitemaps/pages.xml", "/", "/terms-of-service"];
    const answers = await requestFrom(env, paths);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [page] = answers;
    expect(page?.body).toContain(`About ${name}</h1>`);
    const [, title = ""] = /<title>(.*?)<\/title>/.exec(page?.body ?? "") ?? [];
    expect(title.length).toBeLessThanOrEqual(60);
  }, 60_000);
});
