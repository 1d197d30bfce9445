import { afterAll, beforeAll, expect, test } from "vitest";
import { closeSender } from "#core/platform/tasks.server.ts";
import { dayMs } from "#core/text/time.ts";
import { admin, open } from "#test/administrator.ts";
import { readPage, unescaped } from "#test/read-page.ts";
import { startReplay } from "#test/replayed-sources.ts";
import { made, weekdays } from "#test/week-postings.ts";

const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = weekdays;
const monthsBefore = [84, 56, 28].map((days) => new Date(monday.getTime() - days * dayMs));
let week: Awaited<ReturnType<typeof startReplay>>;

beforeAll(async () => {
  week = await startReplay(monday);
});
afterAll(async () => {
  await week.close();
  await closeSender();
});

type Name = keyof typeof made;

function boardShows(...names: Name[]) {
  for (const name of names) week.onBoard.set(name, made[name]);
}

function searchShows(...names: Name[]) {
  for (const name of names) week.inSearch.set(name, made[name]);
}

const boardDrops = (name: Name) => week.onBoard.delete(name);

const addresses = new Map<string, string>();
const inOneLine = (text: string) => text.replace(/\s*\n\s*/g, " ");

/** Reads a list's cards and remembers where they lead. */
async function cardsOf(list: string) {
  const { html } = await readPage(list);
  return [...html.matchAll(/<article class="entry.*?<\/article>/gs)].map(([card]) => {
    const [, address = "", title = ""] = /<h3[^>]*><a[^>]*href="([^"]*)"[^>]*>([^<]*)/.exec(card) ?? [];
    const place = /class="entry-place">([^<]*)/.exec(card)?.[1] ?? "";
    const name = unescaped(`${title}, ${place}`);
    addresses.set(name, address);
    return { name, text: inOneLine(card.replace(/<!--.*?-->/g, "").replace(/<[^>]*>/g, "\n")) };
  });
}

const listed = async () => (await cardsOf("/jobs")).map(({ name }) => name).sort();

/** What a job's page says today, where the lists have shown it. */
async function page(name: string) {
  const { status, text } = await readPage(addresses.get(name) ?? name);
  return `${status} ${inOneLine(text)}`;
}

const waiting = async () => inOneLine((await open("duplicates")).text);
const removed = async () => inOneLine((await readPage("/removed")).text);

const expected = (...words: string[]) =>
  expect.stringMatching(new RegExp(words.map((word) => word.replace(/[.()]/g, "\\$&")).join(".*")));
const onBoardToday = "Last seen Seen on the employer’s board today, 8:00 AM Mountain";
const gone = "Two complete readings of the board no longer showed it.";
const durango = "Trail Crew Leader, Durango, Colorado";
const leadville = "Trail Crew Leader, Leadville, Colorado";
const bikes = "Mountain Bike Guide, Durango, Colorado";
const ranger = "Trailhead Ranger, Silverton, Colorado";
const walks = "Backpacking Guide, Durango, Colorado";
const rafts = "Rafting Guide, Salida, Colorado";
const climbs = "Climbing Guide, Ouray, Colorado";
const huts = "Hut Caretaker, Telluride, Colorado";

test("a week of syncs is told by the pages of lists, jobs, removed jobs and duplicates", async () => {
  for (const datePosted of monthsBefore) {
    week.onBoard.set("monthly", { ...made.monthly, datePosted });
    await week.live(datePosted);
  }

  week.onBoard.set("monthly", { ...made.monthly, datePosted: monday });
  boardShows("crew", "dying", "moving", "blinking", "old");
  searchShows("deadLink");
  await week.live(monday);
  expect(await listed()).toEqual([walks, climbs, huts, bikes, rafts, durango, ranger].sort());
  for (const name of [walks, bikes, durango, ranger])
    expect(await page(name)).toEqual(expected("200", onBoardToday, "First seen Today"));
  expect(await page(rafts)).toEqual(expected("200", "Last seen Reported by Active Jobs DB today, 8:00 AM"));
  expect(await page(climbs)).toEqual(
    expected(
      "200",
      "Reposted every month. Ask if",
      onBoardToday,
      "First seen Aug 24, 2026 Reposted Today (3 times)",
    ),
  );
  expect(await page(huts)).toEqual(expected("200", "Open since 2024. Ask if they are hiring now."));
  expect(await removed()).toContain("No jobs left the lists in the last seven days.");

  boardDrops("dying");
  searchShows("crewElsewhere", "twin");
  await week.live(tuesday);
  expect(await page(bikes)).toEqual(expected("200", "Last seen Reported by Greenhouse yesterday"));
  expect(await page(durango)).toEqual(expected("200", `${onBoardToday}. Also on Active Jobs DB`));
  await cardsOf("/company/cairnpost");
  expect(await page(leadville)).toEqual(expected("200", "Last seen Reported by Active Jobs DB today"));
  expect(await waiting()).toContain("No pairs.");

  boardDrops("blinking");
  week.onBoard.set("moving", { ...made.moving, places: made.blinking.places });
  await week.live(wednesday);
  expect(await page(bikes)).toEqual(
    expected("410", "no longer open.", "Gone from the employer’s board, removed today, 8:00 AM Mountain."),
  );
  expect(await listed()).toContain("Backpacking Guide, Silverton, Colorado");
  expect(await listed()).not.toContain(walks);
  expect(await page(walks)).toEqual(expected("200", "Location Silverton, Colorado", onBoardToday));
  expect(await page(ranger)).toEqual(expected("200", "Last seen Reported by Greenhouse yesterday"));
  expect(await removed()).toContain(`${gone} 1 All together 1`);

  searchShows("doubtful");
  week.pageControls.become(String(made.deadLink.url), "gone");
  await week.live(thursday);
  expect(await page(ranger)).toEqual(expected("410", "Gone from the employer’s board, removed today"));
  expect(await page(rafts)).toEqual(expected("200", "Reported by Active Jobs DB Nov 17, 2026"));
  expect(await waiting()).toEqual(expected("Hut Caretaker", "the pay differs", "Separate"));
  expect(inOneLine((await readPage("/admin", { headers: admin })).text)).toContain(
    "1 pair of likely duplicates",
  );
  expect(await removed()).toContain(`${gone} 2 All together 2`);

  boardShows("blinking");
  await week.live(friday);
  expect(await page(ranger)).toEqual(expected("200", onBoardToday, "First seen Nov 16, 2026"));
  expect(await page(rafts)).toEqual(expected("410", "Dead link, removed today, 8:00 AM Mountain."));
  expect(await listed()).not.toContain(rafts);
  expect(await removed()).toContain("Its page was gone on two different days. 1 All together 2");

  boardDrops("crew");
  searchShows("course");
  week.searchControls.expire(made.doubtful.id);
  await week.live(saturday);
  const [course, ...others] = await cardsOf("/company/otterfall-rafting");
  expect(others).toEqual([]);
  expect(course).toMatchObject({ name: "Online Course: Bird Identification, Salida, Colorado" });
  expect(course?.text).toContain("Course");
  expect(await listed()).not.toContain(course?.name);
  expect(await page(String(course?.name))).toEqual(
    expected("200", "Wildlife Course", "so job lists leave it out"),
  );
  expect(await waiting()).toContain("No pairs.");

  await week.live(sunday);
  expect(await page(durango)).toEqual(
    expected("200", "Last seen Reported by Active Jobs DB Nov 18, 2026", "First seen Nov 16, 2026"),
  );
  expect(await listed()).toEqual(
    ["Backpacking Guide, Silverton, Colorado", climbs, huts, leadville, ranger].sort(),
  );
  expect(await removed()).toEqual(
    expected("said the job is closed. 1", `${gone} 1`, "days. 1 All together 3"),
  );
});
