import { beforeEach, describe, expect, test } from "vitest";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import { countLimit } from "#core/jobs/list/find-jobs.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { listStateJobs } from "#core/jobs/query/list-state-jobs.ts";
import { parseQuery } from "#core/jobs/query/query-address.ts";
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
/** Those that come near, each with what it lacks. */
const near = ({ near }: Awaited<ReturnType<typeof search>>) =>
  (near?.cards ?? []).map(({ title, lacks }) => [title, ...(lacks ?? [])]);
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

describe("a search", () => {
  test("ranks the phrase, its words and what means the same, and the employer, and shows wider words apart", async () => {
    await insertJob({ title: "Kayak Guide", companyName: "Elsewhere", datePosted: daysAgo(1) });
    await insertJob({ title: "Shuttle Driver", companyName: "River Guide Company", datePosted: daysAgo(2) });
    await insertJob({ title: "Guide, River", companyName: "Elsewhere", datePosted: daysAgo(4) });
    await insertJob({ title: "Head River Guide", companyName: "Elsewhere", datePosted: daysAgo(5) });
    await insertJob({ title: "Whitewater Rafting Guides", companyName: "Elsewhere", datePosted: daysAgo(3) });
    await insertJob({ title: "Bookkeeper", companyName: "Elsewhere", datePosted: daysAgo(0) });
    const found = await search("river guides");
    expect(titles(found)).toEqual([
      "Head River Guide",
      "Guide, River",
      "Whitewater Rafting Guides",
      "Shuttle Driver",
    ]);
    expect(found.shownText).toBe("Showing 1–4 of 4 jobs");
    expect(near(found)).toEqual([["Kayak Guide", "Near to river guides"]]);
    expect(found.near?.said).toBe("These come close:");
    expect(found.hints?.orders?.ways.map(({ text, search }) => [text, search])).toEqual([
      ["Best match", null],
      ["Newest", "?title=river+guides&sort=newest"],
    ]);
  });

  test("of an employer has the employer's jobs before others whose titles say the words", async () => {
    await insertJob({ title: "Park Services Host", companyName: "Elsewhere", datePosted: daysAgo(1) });
    await insertJob({ title: "Mason", companyName: "National Park Service", datePosted: daysAgo(9) });
    expect(titles(await search("park service"))).toEqual(["Mason", "Park Services Host"]);
  });

  test("of all animals of a kind shows work with one of them apart", async () => {
    await insertJob({ title: "Bird Banding Technician", companyName: "Elsewhere" });
    await insertJob({ title: "Quail Research Technician", companyName: "Elsewhere" });
    await insertJob({ title: "Trail Crew Lead", companyName: "Elsewhere" });
    const found = await search("bird bander");
    expect(titles(found)).toEqual(["Bird Banding Technician"]);
    expect(near(found)).toEqual([["Quail Research Technician", "Near to bird bander"]]);
  });

  test("of conditions alone shows apart what only says them in its text", async () => {
    await insertJob({
      title: "Counselor",
      companyName: "Elsewhere",
      description: "Salary for the summer, with room and board.",
    });
    const found = await search("room and board");
    expect(near(found).map(([title]) => title)).toEqual(["Counselor"]);
    expect(near(found)[0]?.slice(1)).toEqual([
      "Only its text mentions housing",
      "Only its text mentions meals",
    ]);
  });

  test("has the newest first on request, with the same jobs", async () => {
    await insertJob({ title: "Lead Line Cook", companyName: "Elsewhere", datePosted: daysAgo(1) });
    await insertJob({ title: "Cook", companyName: "Elsewhere", datePosted: daysAgo(2) });
    await insertJob({ title: "Mate", companyName: "Cook Inlet Tours", datePosted: daysAgo(0) });
    expect(titles(await search("cook"))).toEqual(["Cook", "Lead Line Cook"]);
    const byDate = await search("cook", { order: "newest" });
    expect([titles(byDate), byDate.near]).toEqual([["Lead Line Cook", "Cook"], null]);
  });

  test("shows a text that has its words as coming near, and says so where no job has them elsewhere", async () => {
    await insertJob({ title: "Bookkeeper", description: "You count the beavers of the valley." });
    const alone = await search("beavers");
    expect([alone.total, alone.shown]).toEqual([0, 0]);
    expect(alone.near?.said).toBe("No job has all of 'beavers'. These have most of it.");
    expect(near(alone)).toEqual([["Bookkeeper", "Only its text mentions beavers"]]);
    expect(alone.empty).toBeNull();
    await insertJobs(Array.from({ length: 5 }, (_, n) => ({ title: `Beaver Counter ${n}` })));
    clearJobCaches();
    const found = await search("beavers");
    expect(titles(found)).not.toContain("Bookkeeper");
    expect(near(found)).toEqual([["Bookkeeper", "Only its text mentions beavers"]]);
  });

  test("shows what only comes near where fewer than a hundred jobs have all of it", async () => {
    await insertJob({ title: "Kayak Guide" });
    await insertJobs(Array.from({ length: 99 }, (_, n) => ({ title: `River Guide ${n}` })));
    expect(near(await search("river guide"))).toEqual([["Kayak Guide", "Near to river guide"]]);
    await insertJob({ title: "River Guide 99" });
    clearJobCaches();
    const found = await search("river guide");
    expect([found.total, found.next, found.near]).toEqual([100, null, null]);
    expect((await search("river guide", { order: "newest" })).total).toBe(100);
  });

  test("ranks the typed word above others of its stem", async () => {
    await insertJob({ title: "Forest Ecologist", datePosted: daysAgo(0) });
    await insertJob({ title: "Lead Foresters", datePosted: daysAgo(9) });
    expect(titles(await search("forester"))).toEqual(["Lead Foresters", "Forest Ecologist"]);
  });

  test("takes no employer's name for the work, and shows what is near the work apart", async () => {
    await insertJob({ title: "Deckhand", companyName: "Mason Bend", datePosted: daysAgo(0) });
    await insertJob({ title: "Preservation Worker", companyName: "Elsewhere", datePosted: daysAgo(9) });
    await insertJob({ title: "Stone Mason", companyName: "Elsewhere", datePosted: daysAgo(9) });
    const found = await search("mason");
    expect(titles(found)).toEqual(["Stone Mason"]);
    expect(near(found)).toEqual([["Preservation Worker", "Near to mason"]]);
  });

  test("accepts a fact like a word for a condition, and no other's in a text", async () => {
    await insertJob({ title: "Trail Intern", factWords: ["season:summer"], datePosted: daysAgo(9) });
    const description = "Our summer intern of last year now runs the shop.";
    await insertJob({ title: "Shop Clerk", description, datePosted: daysAgo(0) });
    const found = await search("summer internship");
    expect(titles(found)).toEqual(["Trail Intern"]);
  });

  test("has all of it only where each condition is said, and never shows what denies one", async () => {
    await insertJob({ title: "Raft Guide", factWords: ["housing:provided"] });
    await insertJob({ title: "River Guide" });
    await insertJob({ title: "Rafting Guide", factWords: ["housing:not-provided"] });
    await insertJob({ title: "Kayak Guide", factWords: ["housing:provided"] });
    const found = await search("raft guide with housing");
    expect(titles(found)).toEqual(["Raft Guide"]);
    expect(near(found)).toEqual([
      ["Kayak Guide", "Near to raft guide"],
      ["River Guide", "Doesn’t mention housing"],
    ]);
    await insertJob({ title: "Wildlife Technician" });
    await insertJob({ title: "Wildlife Intern" });
    const interns = await search("wildlife internship");
    expect(titles(interns)).toEqual(["Wildlife Intern"]);
    expect(near(interns)).toContainEqual(["Wildlife Technician", "Doesn’t mention internship"]);
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

  test("rejects a text that says something other than the condition", async () => {
    await insertJob({
      title: "Line Cook",
      description: "You prepare meals. Two years of experience needed.",
    });
    await insertJob({ title: "Camp Aide", factWords: ["meals:provided", "no_experience_needed:yes"] });
    for (const typed of ["free meals", "no experience"]) {
      const found = await search(typed);
      expect([titles(found), found.near]).toEqual([["Camp Aide"], null]);
    }
  });

  test("of remote work ranks fully remote jobs first", async () => {
    const hybrid = { hasRemote: true, workArrangement: "hybrid" } as const;
    await insertJob({ title: "Editor", ...hybrid, datePosted: daysAgo(0) });
    const remote = { hasRemote: true, workArrangement: "remote" } as const;
    await insertJob({ title: "Writer", ...remote, datePosted: daysAgo(9) });
    expect(titles(await search("remote"))).toEqual(["Writer", "Editor"]);
  });

  test("for what facts answer shows a text that only mentions it as near, and no denials", async () => {
    const housed = { factWords: ["housing:provided"], description: "A bunk is free." };
    await insertJob({ title: "Raft Guide", ...housed, datePosted: daysAgo(3) });
    await insertJob({ title: "Ski Guide", description: "Ask about staff housing.", datePosted: daysAgo(1) });
    const denied = { factWords: ["housing:not-provided"], description: "We have no staff housing." };
    await insertJob({ title: "Bike Guide", ...denied, datePosted: daysAgo(0) });
    for (const typed of ["housing", "guide housing"]) {
      const found = await search(typed);
      expect(titles(found)).toEqual(["Raft Guide"]);
      expect(near(found)).toEqual([["Ski Guide", "Only its text mentions housing"]]);
    }
  });

  test("says when no job has all of it, and shows a state's page none that only comes near", async () => {
    const ofIdaho = { places: [boise], usStates: ["ID"] };
    await insertJob({ title: "Raft Guide", ...ofIdaho });
    const none = await search("raft guide housing");
    expect([none.total, none.near?.said]).toEqual([
      0,
      "No job has all of 'raft guide housing'. These have most of it.",
    ]);
    expect(near(none)).toEqual([["Raft Guide", "Doesn’t mention housing"]]);
    const query = parseQuery({ title: "raft guide housing" }, offers.state);
    expect(await listStateJobs(idaho, query)).toMatchObject({ total: 0, cards: [] });
    await insertJob({ title: "Raft Guide", factWords: ["housing:provided"], ...ofIdaho });
    clearJobCaches();
    expect((await search("raft guide housing")).near?.said).toBe("These come close:");
    expect((await listStateJobs(idaho, query)).total).toBe(1);
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

  test("for an age below that of accounts says who can have one", async () => {
    await insertJob({ title: "Camp Helper", factWords: ["min_age:14"] });
    await insertJob({ title: "Camp Helper", companyName: "Elsewhere", factWords: ["min_age:19"] });
    expect((await search("camp helper under 18")).total).toBe(1);
    expect(near(await search("camp helper under 18"))).toEqual([]);
    expect((await search("camp helper under 18")).hints?.titles).toBe(
      "You must be 18 to have an account; a parent can save and apply for you.",
    );
    expect((await search("camp helper")).hints?.titles ?? null).toBeNull();
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

  test("of more jobs than are counted go on by date after the ranked ones", async () => {
    const job = await insertJob({ title: "Park Ranger", datePosted: daysAgo(3) });
    await copyJob(job.id, countLimit);
    const first = await search("park ranger");
    expect(first).toMatchObject({ total: countLimit, isCapped: true, shown: 100 });
    const second = await search("park ranger", { after: first.next });
    expect(second.shownText).toBe("Showing 101–200 of 10,000+ jobs");
    let after = second.next;
    const seen = new Set<string>();
    for (let page = 0; page < 20; page++) {
      const found = await search("park ranger", { after });
      for (const { jobId } of found.cards.flatMap((card) => [card, ...card.others])) {
        expect(seen).not.toContain(jobId);
        seen.add(jobId);
      }
      after = found.next;
    }
    expect(seen.size).toBe(2_000);
    expect((await search("park ranger", { after })).shownText).toMatch(/^Showing 2,2\d\d–/);
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
    const { empty } = await search("blockchain engineer", { order: "newest" });
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

  test("in a place shows what there is elsewhere, and says where", async () => {
    await insertJob({ title: "Ski Patroller" });
    const found = await search("ski patroller florida");
    expect(found.near?.said).toBe("No job has all of 'ski patroller Florida'. These have most of it.");
    expect(near(found)).toEqual([["Ski Patroller", "In Moab, Utah, not Florida"]]);
  });

  test("names the words that no job has", async () => {
    await insertJobs([{ title: "Software Engineer" }, { title: "Field Engineer" }]);
    const found = await search("blockchain engineer");
    expect(found.near?.notes).toEqual(["'blockchain': no job names it."]);
    expect(near(found)).toHaveLength(2);
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
