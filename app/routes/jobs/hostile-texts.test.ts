import { beforeAll, describe, expect, test } from "vitest";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { makePlace } from "#core/places/places.ts";
import { textToGrammar } from "#core/text/html.ts";
import { emptyDatabase } from "#test/factories.ts";
import { hostileAddresses, hostileTexts } from "#test/hostile-texts.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { request } from "#test/request.ts";

process.env.PAGES_PER_MINUTE = "0";

const written = new Date(Date.now() - 60 * 60_000);

async function bring(number: number, fields: Parameters<typeof incomingListing>[0], companyName: string) {
  const result = await upsertJobs("hostile", [
    incomingListing({
      sourceId: `${number}`,
      datePosted: new Date(written.getTime() + number * 1000),
      url: "https://jobs.example.com/1",
      companyName,
      ...fields,
    }),
  ]);
  expect(result.added, JSON.stringify(result)).toBe(1);
  const { body } = await read("/jobs");
  const path = /<h3[^>]*><a [^>]*?href="([^"]*)"/.exec(body)?.[1] ?? "";
  expect(path).toMatch(/^\/company\/[a-z0-9-]+\/jobs\/[a-z0-9-]+$/);
  return path;
}

async function read(address: string) {
  const answer = await request(address, { headers: { cookie: "session_token=x" } });
  expect(answer.status, address).toBe(200);
  return { body: await answer.text() };
}

function skeleton(markup: string) {
  const withoutCode = markup
    .replace(/(<script[^>]*>).*?<\/script>/gs, "$1</script>")
    .replace(/<!\[CDATA\[.*?\]\]>/gs, "")
    .replace(/<!-- -->|<!--\/?\$-->/g, "");
  const elements = withoutCode.replace(/="[^"]*"/g, "").match(/<[^>]*>/g) ?? [];
  return elements.join("");
}

function pagesAbout(path: string) {
  const company = path.split("/jobs/")[0] as string;
  return ["/jobs", "/", path, company, "/feed.xml", "/sitemaps/jobs-1-of-1.xml"];
}

const textsOf = (text: string) => ({
  title: `Guide ${text} of rivers`,
  places: [makePlace({ city: `Moab ${text} City`, state: "Utah", country: "US" })].filter(
    (place) => place !== null,
  ),
  descriptionMd: `Row. ${text.replace(/\s+/g, " ")} The end.`,
});

describe("texts from a source", () => {
  let plain: string[] = [];

  beforeAll(async () => {
    await emptyDatabase();
    const path = await bring(0, textsOf("plain"), "Plain Outfitters");
    plain = await Promise.all(pagesAbout(path).map(async (page) => skeleton((await read(page)).body)));
  }, 60_000);

  test.each(hostileTexts.map((text, index) => [index, text.slice(0, 60), text] as const))(
    "%i stay text: %j",
    async (index, _, text) => {
      await emptyDatabase();
      const path = await bring(index + 1, textsOf(text), `Outfitters ${text} Company`);
      for (const [at, page] of pagesAbout(path).entries()) {
        const { body } = await read(page);
        expect(skeleton(body), page).toBe(plain[at]);
        expect(body, page).not.toMatch(
          /<(script>alert|script src=\/\/evil|img src=x|svg onload|iframe|object|!--<)/i,
        );
        expect(body, page).not.toContain("\0");
      }
      const { body } = await read(path);
      const [, json = ""] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)["@type"]).toBe("JobPosting");
      const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(body) ?? [];
      expect(heading).toMatch(/^Guide /);
      expect(heading).not.toMatch(/[\u202A-\u202E\u2060-\u2069\u200B\uFEFF\u00AD\p{Cc}\uFFFD\u2028\u2029]/u);
    },
  );

  test("lose invisible characters before they are stored", () => {
    for (const text of hostileTexts) {
      expect(textToGrammar(text)).not.toMatch(
        /[\u202A-\u202E\u2060-\u2069\u200B\uFEFF\u00AD\0\uFFFD\u2028\u2029]/,
      );
      expect(textToGrammar(text)).not.toMatch(/<(script|img|svg|iframe|a|b|style)\b[^<>]*>/i);
    }
  });
});

describe("addresses from a source", () => {
  test.each(hostileAddresses.map((address, index) => [index, address.slice(0, 60), address] as const))(
    "%i open only where they are http, https or a plain mailbox: %j",
    async (index, _, address) => {
      await emptyDatabase();
      const fields = {
        applyUrl: address,
        companyLogoUrl: address,
        companyUrl: address,
        title: "Address Guide",
      };
      const path = await bring(index + 1, fields, `Address Company ${index}`);
      for (const page of pagesAbout(path)) {
        const { body } = await read(page);
        const opened = [...body.matchAll(/\b(?:href|src|action|content)="([^"]*)"/g)].map(
          ([, value]) => value ?? "",
        );
        expect(
          opened.filter((value) =>
            /script:|^data:|^file:|^blob:|evil\.example|cc=|^mailto:[^h]/i.test(value),
          ),
        ).toEqual([]);
        expect(body).not.toMatch(/Apply Now|>Apply</);
      }
    },
  );

  test("a mailbox with extra parameters is reduced to the mailbox", async () => {
    await emptyDatabase();
    const applyUrl = "mailto:jobs@example.com?cc=all@example.com&body=x";
    const { body } = await read(await bring(1, { applyUrl }, "Mailbox Company"));
    expect(body).toMatch(/<a [^>]*href="mailto:jobs@example\.com\?subject=[^"&?]*"[^>]*>Apply Now/);
  });
});
