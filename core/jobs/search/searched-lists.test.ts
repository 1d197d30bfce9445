import { beforeEach, describe, expect, test } from "vitest";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import { countLimit } from "#core/jobs/gather-or-walk.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { listStateJobs } from "#core/jobs/query/list-state-jobs.ts";
import { parseQuery } from "#core/jobs/query/query-address.ts";
import { writeRankedCursor } from "#core/jobs/search/ranked-cursor.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { copyJob, emptyDatabase, insertJob, insertJobs, moab } from "#test/factories.ts";

const subscriber: Viewer = { kind: "subscriber", userId: "s" };
const boise = { ...moab, text: "Boise, Idaho", city: "Boise", state: "Idaho" };
const idaho = { state: "ID", cities: [] };

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

function search(title: string, more: { after?: string | null; order?: "newest"; location?: string } = {}) {
  const query = parseQuery({ title, location: more.location }, offers.list);
  return listJobs({ scope: "all", viewer: subscriber, query, after: more.after ?? null, order: more.order });
}

const titles = (list: { cards: { title: string }[] }) => list.cards.map((card) => card.title);
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

describe("a search", () => {
  test("ranks phrase, words, synonyms, employer and place, and wider words in this order", async () => {
    await insertJob({ title: "Trip Leader", companyName: "Elsewhere", datePosted: daysAgo(1) });
    await insertJob({ title: "Shuttle Driver", companyName: "River Guide Company", datePosted: daysAgo(2) });
    await insertJob({ title: "Rafting Guides", companyName: "Elsewhere", datePosted: daysAgo(3) });
    await insertJob({ title: "Guide, River and Lake", companyName: "Elsewhere", datePosted: daysAgo(4) });
    await insertJob({ title: "Head River Guide", companyName: "Elsewhere", datePosted: daysAgo(5) });
    await insertJob({ title: "Bookkeeper", companyName: "Elsewhere", datePosted: daysAgo(0) });
    const found = await search("river guides");
    expect(titles(found).slice(0, 4)).toEqual([
      "Head River Guide",
      "Guide, River and Lake",
      "Rafting Guides",
      "Shuttle Driver",
    ]);
    expect(titles(found)).not.toContain("Bookkeeper");
    expect(found.hints?.orders?.ways.map(({ text, search }) => [text, search])).toEqual([
      ["Best match", null],
      ["Newest", "?title=river+guides&sort=newest"],
    ]);
  });

  test("has the newest first on request, with the same jobs", async () => {
    await insertJob({ title: "Mate", companyName: "Cook Inlet Tours", datePosted: daysAgo(1) });
    await insertJob({ title: "Cook", companyName: "Elsewhere", datePosted: daysAgo(2) });
    expect(titles(await search("cook"))).toEqual(["Cook", "Mate"]);
    expect(titles(await search("cook", { order: "newest" }))).toEqual(["Mate", "Cook"]);
  });

  test("reads descriptions only when few jobs have its words elsewhere", async () => {
    await insertJob({ title: "Bookkeeper", description: "You count the beavers of the valley." });
    expect(titles(await search("beavers"))).toEqual(["Bookkeeper"]);
    await insertJobs(Array.from({ length: 5 }, (_, n) => ({ title: `Beaver Counter ${n}` })));
    clearJobCaches();
    expect(titles(await search("beavers"))).not.toContain("Bookkeeper");
  });

  test("uses wider words only when what was typed does not fill a page", async () => {
    await insertJob({ title: "Park Guide" });
    await insertJobs(Array.from({ length: 99 }, (_, n) => ({ title: `Ranger ${n}` })));
    expect(titles(await search("ranger"))).toContain("Park Guide");
    await insertJob({ title: "Ranger 99" });
    clearJobCaches();
    const found = await search("ranger");
    expect([found.total, found.next]).toEqual([100, null]);
    expect((await search("ranger", { order: "newest" })).total).toBe(100);
  });

  test("ranks the typed word above others of its stem", async () => {
    await insertJob({ title: "Forest Ecologist", datePosted: daysAgo(0) });
    await insertJob({ title: "Lead Foresters", datePosted: daysAgo(9) });
    expect(titles(await search("forester"))).toEqual(["Lead Foresters", "Forest Ecologist"]);
  });

  test("ranks an employer named after the work below wider words", async () => {
    await insertJob({ title: "Deckhand", companyName: "Mason Bend", datePosted: daysAgo(0) });
    await insertJob({ title: "Preservation Worker", companyName: "Elsewhere", datePosted: daysAgo(9) });
    await insertJob({ title: "Stone Mason", companyName: "Elsewhere", datePosted: daysAgo(9) });
    const found = titles(await search("mason"));
    expect(found).toEqual(["Stone Mason", "Preservation Worker", "Deckhand"]);
  });

  test("ranks wider words higher when the text mentions what was typed", async () => {
    await insertJob({ title: "Snow Safety Patrol", datePosted: daysAgo(0) });
    const description = "You are an EMT and patrol the ridge.";
    await insertJob({ title: "Ski Patroller", description, datePosted: daysAgo(9) });
    await insertJob({ title: "Paramedic", datePosted: daysAgo(3) });
    const found = titles(await search("emt"));
    expect(found[0]).toBe("Ski Patroller");
    expect(found).toContain("Paramedic");
  });

  test("accepts a fact like a word for a condition, before any description", async () => {
    await insertJob({ title: "Trail Intern", factWords: ["season:summer"], datePosted: daysAgo(9) });
    const description = "Our summer intern of last year now runs the shop.";
    await insertJob({ title: "Shop Clerk", description, datePosted: daysAgo(0) });
    expect(titles(await search("summer internship"))).toEqual(["Trail Intern", "Shop Clerk"]);
  });

  test("excludes jobs that deny a condition, and jobs silent about a strict one", async () => {
    await insertJob({ title: "Raft Guide", factWords: ["housing:provided"] });
    await insertJob({ title: "River Guide" });
    await insertJob({ title: "Rafting Guide", factWords: ["housing:not-provided"] });
    await insertJob({ title: "Sea Kayak Guide" });
    await insertJob({ title: "Kayak Guide", factWords: ["housing:provided"] });
    expect(titles(await search("raft guide with housing"))).toEqual([
      "Raft Guide",
      "Kayak Guide",
      "River Guide",
    ]);
    await insertJob({ title: "Wildlife Technician" });
    await insertJob({ title: "Wildlife Intern" });
    await insertJob({ title: "Raptor Internship" });
    expect(titles(await search("wildlife internship"))).toEqual(["Wildlife Intern", "Raptor Internship"]);
  });

  test("finds the work alone when no job meets a strict condition", async () => {
    await insertJob({ title: "Wildlife Technician" });
    expect(titles(await search("wildlife internship"))).toEqual(["Wildlife Technician"]);
    expect(titles(await search("wildlife internship", { order: "newest" }))).toEqual(["Wildlife Technician"]);
  });

  test("accepts facts read from a text like certain ones, but no denials", async () => {
    const texts = { a: "Couples are welcome.", b: "Two people sort the mail.", c: "Sorry, no pets." };
    const host = await insertJob({ title: "Campground Host", description: texts.a });
    await insertJob({ title: "Postmaster", description: texts.b });
    const cook = await insertJob({ title: "Lodge Cook", description: texts.c });
    const fact = { position: 0, origin: "text", isUnsure: true } as const;
    await db.insert(jobFacts).values([
      { ...fact, jobId: host.id, name: "couples", value: "welcome" },
      { ...fact, jobId: cook.id, name: "pets", value: "no" },
    ]);
    expect(titles(await search("jobs for couples"))).toEqual(["Campground Host"]);
    expect(titles(await search("pets allowed"))).toEqual([]);
  });

  test("excludes titles with only the stem of a word", async () => {
    await insertJob({ title: "Office Manager", datePosted: daysAgo(9) });
    await insertJob({ title: "Management Officer" });
    expect(titles(await search("office manager"))).toEqual(["Office Manager"]);
  });

  test("reads no description when a title has all the words", async () => {
    await insertJob({ title: "Snow Groomer" });
    await insertJob({ title: "Lodge Porter", description: "You ride up with the snow groomer." });
    expect(titles(await search("snow groomer"))).toEqual(["Snow Groomer"]);
    expect(titles(await search("snow groomer", { order: "newest" }))).toEqual(["Snow Groomer"]);
  });

  test("ignores a word that says only that somebody does the work", async () => {
    await insertJob({ title: "Ski Lift Operator" });
    expect(titles(await search("lift operator staff"))).toEqual(["Ski Lift Operator"]);
    await insertJob({ title: "Children's Ski Instructor" });
    await insertJob({ title: "Ski Instructor" });
    expect(titles(await search("kids ski teacher"))).toContain("Ski Instructor");
    expect(titles(await search("blockchain ski instructor"))).toEqual([]);
  });

  test("ranks titles that name another time of the year last", async () => {
    await insertJob({ title: "Winter Intern", factWords: ["season:summer"], datePosted: daysAgo(0) });
    await insertJob({ title: "Trail Intern", factWords: ["season:summer"], datePosted: daysAgo(9) });
    expect(titles(await search("summer internship"))).toEqual(["Trail Intern", "Winter Intern"]);
    await insertJob({
      title: "Summer and Winter Intern",
      factWords: ["season:summer"],
      datePosted: daysAgo(19),
    });
    expect(titles(await search("summer job intern"))[0]).toBe("Summer and Winter Intern");
  });

  test("rejects a text that says something other than the condition", async () => {
    await insertJob({
      title: "Line Cook",
      description: "You prepare meals. Two years of experience needed.",
    });
    await insertJob({ title: "Camp Aide", description: "Meals are provided. This is an entry-level job." });
    expect(titles(await search("free meals"))).toEqual(["Camp Aide"]);
    expect(titles(await search("no experience"))).toEqual(["Camp Aide"]);
  });

  test("of remote work ranks fully remote jobs first", async () => {
    const hybrid = { hasRemote: true, workArrangement: "hybrid" } as const;
    await insertJob({ title: "Editor", ...hybrid, datePosted: daysAgo(0) });
    const remote = { hasRemote: true, workArrangement: "remote" } as const;
    await insertJob({ title: "Writer", ...remote, datePosted: daysAgo(9) });
    expect(titles(await search("remote"))).toEqual(["Writer", "Editor"]);
  });

  test("for what facts answer ranks the jobs that state it first, without denials", async () => {
    const housed = { factWords: ["housing:provided"], description: "A bunk is free." };
    await insertJob({ title: "Raft Guide", ...housed, datePosted: daysAgo(3) });
    await insertJob({ title: "Ski Guide", description: "Ask about housing.", datePosted: daysAgo(1) });
    const denied = { factWords: ["housing:not-provided"], description: "We have no housing." };
    await insertJob({ title: "Bike Guide", ...denied, datePosted: daysAgo(0) });
    expect(titles(await search("housing"))).toEqual(["Raft Guide", "Ski Guide"]);
    expect(titles(await search("guide housing")).slice(0, 2)).toEqual(["Raft Guide", "Ski Guide"]);
  });

  test("says when no job meets its condition, by rank, by date and in a state", async () => {
    const denied = { factWords: ["housing:not-provided"], description: "We have no housing." };
    const ofIdaho = { places: [boise], usStates: ["ID"] };
    await insertJob({ title: "Raft Guide", ...denied, ...ofIdaho });
    const said = "No job matches all of 'raft guide housing'. These match 'raft guide' alone.";
    expect((await search("raft guide housing")).hints?.titles).toBe(said);
    expect((await search("raft guide housing", { order: "newest" })).hints?.titles).toBe(said);
    const query = parseQuery({ title: "raft guide housing" }, offers.state);
    expect((await listStateJobs(idaho, query)).hints?.titles).toBe(said);
    await insertJob({ title: "Raft Guide", factWords: ["housing:provided"], ...ofIdaho });
    clearJobCaches();
    expect((await search("raft guide housing")).hints?.titles ?? null).toBeNull();
    expect((await listStateJobs(idaho, query)).hints?.titles ?? null).toBeNull();
  });

  test("finds short text only as words, and long text inside words only as a last resort", async () => {
    await insertJob({ title: "Foreign Trade Analyst" });
    expect(titles(await search("rei"))).toEqual([]);
    expect(titles(await search("oreig"))).toEqual(["Foreign Trade Analyst"]);
  });

  test("of more than twenty words says that it uses the first twenty", async () => {
    await insertJob({ title: "Ski Patroller" });
    const words = (count: number) => Array.from({ length: count }, () => "ski").join(" ");
    const found = await search(words(21));
    expect(titles(found)).toEqual(["Ski Patroller"]);
    expect(found.hints?.titles).toBe("Only the first 20 words are looked for.");
    expect((await search(words(20))).hints?.titles ?? null).toBeNull();
  });

  test("excludes words after a minus, wherever they are", async () => {
    await insertJob({ title: "Cook" });
    await insertJob({ title: "Night Cook" });
    await insertJob({ title: "Cook", companyName: "Night Owl Inn" });
    expect(titles(await search("cook -night"))).toEqual(["Cook"]);
  });

  test("reads a state at its end as a filter, which a chip removes", async () => {
    await insertJob({ title: "Cook" });
    await insertJob({ title: "Cook", companyName: "Elsewhere", places: [boise], usStates: ["ID"] });
    const found = await search("cook idaho");
    expect(found.cards.map(({ location }) => location)).toEqual(["Boise, Idaho"]);
    expect(found.hints?.search?.chips).toEqual([{ text: "Idaho", search: "?title=cook" }]);
    expect((await search("Idaho")).total).toBe(1);
  });

  test("for an employer's short name has its jobs first", async () => {
    await insertJob({ title: "Historian", companyName: "National Park Service", datePosted: daysAgo(9) });
    await insertJob({ title: "NPS Grant Writer", companyName: "Elsewhere", datePosted: daysAgo(1) });
    expect(titles(await search("NPS"))).toEqual(["Historian", "NPS Grant Writer"]);
  });

  test("is corrected when the board lacks a word, and offers the exact text", async () => {
    await insertJobs([{ title: "Wildlife Biologist" }, { title: "Fish Biologist" }]);
    const found = await search("bioligist");
    expect(found.total).toBe(2);
    expect(found.hints?.search?.corrected).toEqual({
      to: "biologist",
      instead: { text: "bioligist", search: "?title=%22bioligist%22" },
    });
    expect((await search('"bioligist"')).total).toBe(0);
    await insertJob({ title: "Bioligist" });
    clearJobCaches();
    expect(titles(await search("bioligist"))).toEqual(["Bioligist"]);
  });
});

describe("pages of a search", () => {
  const many = (count: number, title: string) =>
    insertJobs(
      Array.from({ length: count }, (_, n) => ({
        title: `${title} ${n}`,
        companyName: `Outfitter ${n}`,
        datePosted: new Date(Date.now() - n * 60_000),
      })),
    );

  async function readAll(typed: string, between: () => Promise<unknown> = async () => {}) {
    const seen: string[] = [];
    const ranges: string[] = [];
    for (let after: string | null = null; ; ) {
      const page = await search(typed, { after });
      seen.push(...page.cards.map(({ jobId }) => jobId));
      ranges.push(page.shownText);
      after = page.next;
      if (!after) return { seen, ranges };
      await between();
    }
  }

  test("have every job of all tiers once in both orders, while jobs come in", async () => {
    await many(1_050, "Park Ranger");
    await many(120, "Ranger of the Park");
    const { seen, ranges } = await readAll("park ranger", () =>
      insertJob({ title: "Park Ranger", companyName: "New" }),
    );
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(1_170);
    expect(ranges[0]).toBe("Showing 1–100 of 1,170 jobs");
    expect(ranges.at(-1)).toMatch(/^Showing 1,1\d\d–1,1\d\d of 1,1\d\d jobs$/);
  });

  test("link to the page before", async () => {
    await many(150, "Park Ranger");
    await many(150, "Ranger of the Park");
    const first = await search("park ranger");
    const second = await search("park ranger", { after: first.next });
    const third = await search("park ranger", { after: second.next });
    expect(second.previous).toBeNull();
    expect(third.shownText).toBe("Showing 201–300 of 300 jobs");
    const back = await search("park ranger", { after: third.previous });
    expect(titles(back)).toEqual(titles(second));
  });

  test("of more jobs than are counted continue from tier to tier", async () => {
    const job = await insertJob({ title: "Park Ranger", datePosted: daysAgo(3) });
    await copyJob(job.id, countLimit);
    await many(130, "Ranger of the Park");
    await many(2, "Geologist");
    const first = await search("park ranger");
    expect(first).toMatchObject({ total: countLimit, isCapped: true, shown: 100 });
    const second = await search("park ranger", { after: first.next });
    expect(titles(second)[0]).toMatch(/^Park Ranger/);
    expect(second.shownText).toBe("Showing 101–200 of 10,000+ jobs");
    const [oldest] = await db.select().from(jobs).orderBy(jobs.datePosted, jobs.id).limit(1);
    if (!oldest) throw new Error("There is no job.");
    const { datePosted, id } = oldest;
    const next = await search("park ranger", {
      after: writeRankedCursor({ tier: "phrase", score: null, datePosted, id }),
    });
    expect(titles(next)[0]).toMatch(/^Ranger of the Park/);
    const last = await search("park ranger", { after: next.next });
    expect(last.shown).toBe(30);
    expect(last.next).toBeNull();
  });

  test("begin with the few title matches when too many jobs match elsewhere", async () => {
    await many(3, "Granite Surveyor");
    const job = await insertJob({ title: "Porter", companyName: "Granite Lodge" });
    await copyJob(job.id, countLimit);
    await many(3, "Granite Mapper");
    const first = await search("granite");
    expect(first).toMatchObject({ total: countLimit, isCapped: true, shown: 100 });
    const inTitle = titles(first).filter((title) => title.startsWith("Granite"));
    expect(titles(first).slice(0, 6)).toEqual(inTitle);
    expect(inTitle).toHaveLength(6);
  });

  test("a cursor of another order shows the first page", async () => {
    await many(3, "Park Ranger");
    const found = await search("park ranger", { after: "9r1.zz-00000000000000000000000000000000" });
    expect(found.isFirstPage).toBe(true);
    expect(found.shown).toBe(3);
  });
});

test("a state's page searches like the lists, with numbered pages", async () => {
  await insertJobs(
    Array.from({ length: 25 }, (_, n) => ({ title: `Rafting Guide ${n}`, datePosted: daysAgo(n) })),
  );
  await insertJob({ title: "River Guide", datePosted: daysAgo(20) });
  await insertJob({ title: "River Guide", places: [boise], usStates: ["ID"] });
  const utah = { state: "UT", cities: [] };
  const query = parseQuery({ title: "river guide" }, offers.state);
  const first = await listStateJobs(utah, query);
  expect(titles(first)[0]).toBe("River Guide");
  expect(first.total).toBe(26);
  const second = await listStateJobs(utah, query, { page: 2, pageSize: 20 });
  expect(second.cards).toHaveLength(6);
  expect(second.shownText).toBe("Showing 21–26 of 26 jobs");
});

describe("a search that finds nothing", () => {
  test("says which word no job has, and what the others find", async () => {
    await insertJobs([{ title: "Software Engineer" }, { title: "Field Engineer" }]);
    const { empty } = await search("blockchain engineer");
    expect(empty).toMatchObject({
      asked: "Blockchain engineer jobs",
      words: { missing: "No open job has 'blockchain'." },
    });
    expect(empty?.widenings[0]).toEqual({
      text: "Without 'blockchain'",
      search: "?title=engineer",
      jobs: "2 jobs",
    });
  });

  test("offers the jobs that charge participants when only these have its words", async () => {
    await insertJob({ title: "Sea Kayak Course Participant", aside: "pays" });
    await insertJob({ title: "Sea Kayak Guide" });
    const { empty } = await search("course participant");
    expect(empty?.words).toBeNull();
    expect(empty?.widenings[0]).toEqual({
      text: "Jobs that charge you to take part",
      search: "?title=course+participant&facts=with-paying",
      jobs: "1 job",
    });
  });

  test("in a place says what there is anywhere", async () => {
    await insertJob({ title: "Ski Patroller" });
    const { empty } = await search("ski patroller florida");
    expect(empty?.words).toBeNull();
    expect(empty?.widenings.find(({ text }) => text === "Anywhere")).toEqual({
      text: "Anywhere",
      search: "?title=ski+patroller",
      jobs: "1 job",
    });
  });

  test("offers similar words, and never shows their jobs unasked", async () => {
    await insertJobs([{ title: "Beekeeper" }, { title: "Beekeeper", companyName: "Elsewhere" }]);
    const none = await search('"beekeping"');
    expect(none.shown).toBe(0);
    expect(none.empty?.words?.near).toEqual([
      { text: "beekeeper", search: "?title=beekeeper", jobs: "2 jobs" },
    ]);
  });
});
