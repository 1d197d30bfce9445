import { beforeEach, expect, test } from "vitest";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { Place } from "#core/places/place.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { db } from "#core/platform/db.server.ts";
import { longDate } from "#core/text/long-date.ts";
import { dayMs } from "#core/text/time.ts";
import { mailClosing } from "#core/tracker/closing/mail-closing.ts";
import { saveJob } from "#core/tracker/saved/save-job.ts";
import { savedJobs } from "#core/tracker/tables.ts";
import { emptyDatabase, insertProfile } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";
import { startTestMailbox } from "#test/stand-ins.ts";
import { runTasks } from "#test/tasks.ts";

beforeEach(emptyDatabase);

/** The day after tomorrow, there. */
function inTwoDays(timeZone: string): string {
  return new Date(Date.now() + 2 * dayMs).toLocaleDateString("en-CA", { timeZone });
}

const [lihue] = readPlaces(["Lihue, HI"]).places as [Place];
const [sequim] = readPlaces(["Sequim, WA"]).places as [Place];
const hawaiian = inTwoDays("Pacific/Honolulu");
const pacific = inTwoDays("America/Los_Angeles");
const eastern = inTwoDays("America/New_York");
const endOf = (day: string, offset: string) => new Date(`${day}T23:59:00${offset}`);

test.each([
  ["a moment in Hawaii", lihue, endOf(hawaiian, "-10:00"), null, hawaiian, /T23:59:00-10:00$/],
  ["a day alone in Washington", sequim, new Date(pacific), null, pacific, /T23:59:00-0[78]:00$/],
  ["a federal deadline in Hawaii", lihue, endOf(eastern, "-05:00"), "-05:00", eastern, /T23:59:00-05:00$/],
] as const)("%s is one day on page, card, list, file, email and for programs", async (...given) => {
  const [, place, closesAt, closingZone, day, validThrough] = given;
  const facts = closingZone && { closingZone };
  await upsertJobs("test", [incomingListing({ places: [place], closesAt, facts })]);
  const [job] = await db.select().from(jobs);
  const { id: robin } = await insertProfile({ email: "robin@example.com" });
  await saveJob(robin, job?.id, new Date(Date.now() - 20 * dayMs));
  const [saved] = await db.select().from(savedJobs);
  const date = longDate(new Date(day));

  const page = await readPage(saved?.jobUrl ?? "");
  expect(page.text.replace(/\n+/g, "\n")).toContain(`Apply by\n${date}\nCloses in 2 days`);
  const [, json = ""] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page.html) ?? [];
  expect(JSON.parse(json).validThrough).toMatch(validThrough);
  expect(JSON.parse(json).validThrough.slice(0, 10)).toBe(day);
  expect((await readPage("/jobs")).text).toContain("Closes in 2 days");
  const markdown = await request(saved?.jobUrl ?? "", { headers: { accept: "text/markdown" } });
  expect(await markdown.text()).toContain(`**Closes**: ${day}`);

  const headers = await signIn("robin@example.com");
  const list = await readPage("/my-jobs", { headers });
  expect(list.text.replaceAll("\n", "")).toContain(`Apply by ${date} (in 2 days)`);
  const file = await request(`/my-jobs/${saved?.id}/calendar.ics`, { headers });
  expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`);

  const mailbox = await startTestMailbox();
  expect(await mailClosing()).toBe(1);
  await runTasks();
  expect(mailbox.messages().map(({ subject }) => subject)).toEqual([`Closes ${date}: River Guide`]);
  await mailbox.close();
});
