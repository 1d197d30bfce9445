import { beforeAll, expect, test } from "vitest";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { emptyDatabase, insertProfile, insertSubscription } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { readPage } from "#test/read-page.ts";
import { signIn } from "#test/sign-in.ts";

const weekly = (min: number, max: number) => ({ min, max, currency: "USD", unit: "week" as const });

const listings: Partial<IncomingListing>[] = [
  { title: "Weekly Guide", salary: weekly(1_000, 1_200) },
  { title: "Weekly Helper", salary: weekly(500, 550) },
  { title: "Hourly Ranger", salary: { min: 24, max: 26, currency: "USD", unit: "hour" } },
  { title: "Told Weekly", salary: null, descriptionMd: "Pay: $1,300 per week for each week of the season." },
  { title: "Told Hourly", salary: null, descriptionMd: "Pay: $27 per hour for each hour of work." },
];

let headers: { cookie: string };

beforeAll(async () => {
  await emptyDatabase();
  const { id: userId, email } = await insertProfile();
  await insertSubscription({ userId });
  headers = await signIn(email);
  const given = listings.map((listing, at) =>
    incomingListing({
      ...{
        sourceId: `${at}`,
        url: `https://jobs.example.com/${at}`,
        applyUrl: `https://jobs.example.com/${at}`,
      },
      ...listing,
    }),
  );
  await upsertJobs("test", given, {}, new Date());
}, 60_000);

async function titlesOf(address: string): Promise<string[]> {
  const { text } = await readPage(address, { headers });
  return listings.flatMap(({ title = "" }) => (text.includes(title) ? [title] : []));
}

test("the pay filter finds pay by the week at what a year of it comes to, and never pay that only a text states", async () => {
  expect(await titlesOf("/jobs")).toHaveLength(listings.length);
  expect(await titlesOf("/jobs?min_salary=50000")).toEqual(["Weekly Guide", "Hourly Ranger"]);
  expect(await titlesOf("/jobs?min_salary=30000")).not.toContain("Weekly Helper");
});

test("the pay filter speaks by the hour, too, and cards in the employer's unit", async () => {
  expect(await titlesOf("/jobs?facts=hour-25")).toEqual(["Hourly Ranger", "Told Hourly"]);
  const { text } = await readPage("/jobs", { headers });
  for (const pay of ["USD 1,000 - 1,200/week", "USD 24 - 26/hour", "$1,300/week", "$27/hour"])
    expect(text).toContain(pay);
});
