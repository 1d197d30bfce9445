import { beforeAll, expect, test } from "vitest";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { linkOf, readPage } from "#test/read-page.ts";

const sentences = [
  "The season runs from May 10 to September 5, 2027.",
  "Guides earn $105 a day plus tips.",
  "We provide a free camp site for every guide.",
  "Guide school costs $450.",
];
const opening =
  "Row guests through Browns Canyon, look after boats and lunch, and bring everybody home. ".repeat(4);

beforeAll(async () => {
  await emptyDatabase();
  const listing = incomingListing({
    ...{ companyName: "Canyon Outfitters", salary: null, datePosted: new Date() },
    closesAt: new Date(Date.now() + 6 * dayMs - 1000),
    descriptionMd: [opening, ...sentences].join("\n"),
  });
  await upsertJobs("test", [listing], {}, new Date());
}, 60_000);

async function readCard() {
  const { html } = await readPage("/company/canyon-outfitters");
  return /<article.*?<\/article>/s.exec(html)?.[0] ?? "";
}

test("each part of a card leads to the line of the job's page that proves it", async () => {
  const card = await readCard();
  const parts = {
    "Moab, Utah": "Moab, Utah",
    "May 10 – Sep 5, 2027": sentences[0],
    "$105/day": sentences[1],
    " + tips": sentences[1],
    "Camp site free": sentences[2],
    "Guide school $450": sentences[3],
    "Closes in 6 days": "Apply by",
  };
  for (const [part, proof] of Object.entries(parts)) {
    const [path = "", anchor] = linkOf(card, part)?.split("#") ?? [];
    const { html } = await readPage(path);
    const from = html.indexOf(`id="${anchor}"`);
    expect(from, part).toBeGreaterThan(0);
    const text = html.slice(from, from + 600).replaceAll(/<[^>]*>/g, "");
    expect(text, part).toContain(proof);
  }
});

test("a card has no sentence, and its parts are no stops of the keyboard", async () => {
  const card = await readCard();
  for (const sentence of sentences) expect(card).not.toContain(sentence);
  const parts = card.match(/<a [^>]*#fact-[^>]*>/g) ?? [];
  expect(parts).toHaveLength(7);
  for (const part of parts) expect(part).toContain('tabindex="-1"');
});
