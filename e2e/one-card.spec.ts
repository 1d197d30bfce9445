import { dayMs } from "#core/text/time.ts";
import type { Block } from "#local/demo/demo-job.ts";
import { type App, expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const employer = "Coldwater Bend Rafting";
const year = new Date().getUTCFullYear() + 1;

/** As an outfitter writes: some facts have a line, others stand in the middle of a paragraph. */
const text: Block[] = [
  {
    kind: "paragraph",
    text: "Coldwater Bend has taken people down the Arkansas since the nineties, mostly half days through Browns Canyon.",
  },
  { kind: "heading", text: "The summer" },
  {
    kind: "paragraph",
    text: `We row from May 10 to September 5, ${year}. New people start with our guide school, two cold weeks in May. Guide school is $450, and whoever finishes the summer gets it back.`,
  },
  { kind: "heading", text: "What you get" },
  {
    kind: "list",
    items: [
      "$105 per day plus tips, which guides keep",
      "Free camping behind the boathouse, with showers and a kitchen",
    ],
  },
];

function addPosting({ provider }: App) {
  const closesAt = new Date(Date.now() + 6 * dayMs - 1000);
  provider.add({
    ...{ id: "4105105105", origin: "fiction", title: "Whitewater Raft Guide", employer, domain: null },
    places: [{ city: "Salida", region: "Colorado", country: "United States", lat: 38.5347, lon: -105.9989 }],
    ...{ arrangement: "On-site", employmentType: "TEMPORARY", pay: null, posted: "2026-11-20" },
    url: "https://jobs.example.com/coldwater-bend-raft-guide",
    description: text,
    ...{ datePosted: new Date(Date.now() - 60_000), closesAt },
  });
}

const parts = [
  { says: "Salida, Colorado", proof: "Salida, Colorado" },
  { says: `May 10 – Sep 5, ${year}`, proof: `We row from May 10 to September 5, ${year}.` },
  { says: "$105/day", proof: "$105 per day plus tips, which guides keep" },
  { says: "+ tips", proof: "$105 per day plus tips, which guides keep" },
  { says: "Camp site free", proof: "Free camping behind the boathouse, with showers and a kitchen" },
  { says: "Guide school $450", proof: "Guide school is $450, and whoever finishes the summer gets it back." },
  { says: "Closes in 6 days", proof: "Closes in 6 days" },
];

test("one card of an imported text says it all, and each part opens what proves it", async ({
  page,
  app,
}) => {
  addPosting(app);
  expect(await app.command("sync", "active-jobs-db", "--keywords", "raft guide", "--quiet")).toBe(0);
  const list = "/jobs?location=Westcliffe%2C+CO";
  await page.goto(list);
  const card = page.getByRole("article").filter({ hasText: employer });
  await expect(card.getByText(/^\d+ mi$/)).toHaveText("40 mi");
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(220);
  for (const { says, proof } of parts) {
    await page.goto(list);
    await card.locator("[data-line]").filter({ hasText: says }).first().click();
    await expect(page).toHaveURL(/#fact-/);
    const marked = page.locator(":target");
    await expect(marked).toBeInViewport();
    await expect(marked, says).toContainText(proof);
  }
});
