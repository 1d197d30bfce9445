import { beforeAll, expect, test } from "vitest";
import { saysWord, silencesNoted } from "#core/facts/silence.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { emptyDatabase, insertJob, insertMany } from "#test/factories.ts";
import { request } from "#test/request.ts";

const old = { datePosted: new Date(Date.now() - 1_000_000_000) };
const says = [silencesNoted, saysWord("housing")];
const hidden = "Cabin Keeper Zqhidden";

beforeAll(async () => {
  await emptyDatabase();
  await insertMany(freeJobs - 1, { factWords: [silencesNoted] });
  const guide = ["couples:welcome", "housing:at-a-cost", ...says];
  await insertJob({ title: "Raft Guide", factWords: guide });
  await insertMany(3, { ...old, title: hidden, factWords: ["housing:provided", "couples:welcome", ...says] });
  await insertJob({
    ...{ ...old, title: hidden },
    factWords: ["housing:provided", "certifications:wfr-required", ...says],
  });
  const course = { kind: "course", aside: "course" } as const;
  await insertJob({ ...course, title: "Field Course: Owls", datePosted: new Date() });
  await request("/healthz");
}, 60_000);

async function read(address: string) {
  const html = await (await request(address)).text();
  const main = (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "").replace(/<!--.*?-->/g, "");
  const choices = [...main.matchAll(/<label class="choice">(.*?)<\/label>/gs)].map(([, label = ""]) =>
    label
      .replace(/<[^>]*>/g, " ")
      .trim()
      .replace(/\s+/g, " "),
  );
  return { html, main, choices, text: main.replace(/<[^>]*>/g, "\n").replaceAll("&#x27;", "'") };
}

test("a list has its sheet behind a link, and at an address of its own", async () => {
  for (const path of ["/", "/jobs", "/remote-jobs"]) {
    const closed = await read(path);
    expect(closed.choices).toEqual([]);
    expect(closed.main).toContain(`href="${path}?sheet=open#sheet"`);
  }
  const { choices, main } = await read("/jobs?sheet=open");
  expect(choices).toEqual([
    "Housing provided 4",
    "Any help with housing 5",
    "Couples welcome 4",
    "I have no certificates 13",
    "I have no WFR 13",
    "Show assistantships and courses 1",
  ]);
  expect(main).not.toContain('href="/jobs?sheet=open');
});

test("courses come back by a tick, marked", async () => {
  expect((await read("/jobs")).text).not.toContain("Field Course");
  const { main, text } = await read("/jobs?facts=with-courses");
  expect(main).toMatch(/Field Course: Owls<\/a>.*<span class="badge">Course<\/span>/s);
  expect(text).toContain("Showing 1–10 of 15 jobs");
});

test("the sheet counts all open jobs for a visitor, but shows no locked title", async () => {
  const { html, text } = await read("/jobs?facts=housing&sheet=open");
  expect(text).toContain("Housing provided: 4 say yes, 9 don’t say.");
  expect(text).toContain(`None of the ${freeJobs} newest match; 4 jobs do`);
  expect(html).not.toContain("Zqhidden");
});

test("jobs that state nothing are added by a link, marked on their cards, and removed by another", async () => {
  const asked = await read("/jobs?facts=housing&sheet=open");
  const link = /<a [^>]*href="([^"]*)"[^>]*>Add the 9 that don’t say<\/a>/.exec(asked.main)?.[1];
  expect(link).toBe("/jobs?facts=housing%2Cunsaid-housing&amp;sheet=open");
  const added = await read("/jobs?facts=housing%2Cunsaid-housing&sheet=open");
  expect(added.text).toContain("13 jobs");
  expect(added.text).not.toContain("Raft Guide");
  expect(added.html).not.toContain("Zqhidden");
  expect(added.text.match(/Housing: not stated/g)).toHaveLength(freeJobs - 1);
  expect(added.main).toMatch(
    /href="\/jobs\?facts=housing&amp;sheet=open"[^>]*>Leave out the 9 that don’t say</,
  );
  expect(added.main).toContain('<input type="hidden" name="facts" value="unsaid-housing"/>');
  const closed = await read("/jobs?facts=unsaid-housing&facts=housing");
  expect(closed.main).toContain('aria-label="Remove filter Or housing not stated"');
  expect(closed.main).toMatch(
    /href="\/jobs"[^>]*aria-label="Remove filter Housing provided"|aria-label="Remove filter Housing provided"[^>]*href="\/jobs"/,
  );
  expect(closed.main).toContain("facts=housing%2Cunsaid-housing");
});

test("jobs that state nothing are not offered without a choice", async () => {
  const { text, main } = await read("/jobs?facts=unsaid-housing&facts=couples");
  expect(text).toContain("4 jobs");
  expect(text).not.toContain("not stated");
  expect(main).not.toContain("unsaid");
});

test("an empty list says that it included jobs that state nothing", async () => {
  const { text } = await read("/jobs?facts=pets%2Cunsaid-pets&company=Nobody");
  expect(text).toContain("pets welcome or not stated");
});

test("a search adds jobs that state nothing of the reader's choices, but not of its own", async () => {
  const path = "/search/jobs-with-housing";
  const { text } = await read(`${path}?facts=couples%2Cunsaid-couples`);
  expect(text).toContain("4 open jobs");
  const own = await read(`${path}?facts=housing%2Cunsaid-housing`);
  expect(own.text).toContain("4 open jobs");
  expect(own.text).not.toContain("Housing: not stated");
  expect(own.main).not.toContain("Remove filter Or housing");
  expect(own.main).toMatch(/job-alerts\/new\?[^"]*facts=housing(?!%2Cunsaid)/);
});

test("choices arrive as a form without script sends them, and each can be removed", async () => {
  const { html, main, text } = await read("/jobs?facts=couples&facts=housing-help&facts=");
  expect(text).toContain("Raft Guide");
  expect(html).not.toContain("Zqhidden");
  expect(main).toContain('aria-label="Remove filter Couples welcome"');
  expect(main).toContain('href="/jobs?facts=housing-help"');
});

test("a search filters its free jobs by a reader's choices, and adds no others", async () => {
  const path = "/search/jobs-with-housing";
  const open = await read(`${path}?sheet=open`);
  expect(open.choices).toContain("Couples welcome 3");
  const { text, main } = await read(`${path}?facts=couples`);
  expect(text).toContain("3 open jobs");
  expect(main).toContain('aria-label="Remove filter Couples welcome"');
  expect((await read("/search/outdoor-jobs-united-states?facts=housing")).text).toContain(
    `None of the ${freeJobs} newest match; 4 jobs do`,
  );
});

test("a search filtered to nothing leads back to all of it", async () => {
  const { main, text } = await read("/search/jobs-with-housing?facts=pets");
  expect(text).toContain("No jobs found matching this search.");
  expect(main).toMatch(/href="\/search\/jobs-with-housing"[^>]*>Any season, housing or pay: 4 jobs/);
});

test("a filtered search is not indexed, and names the unfiltered one as canonical", async () => {
  for (const asked of ["?facts=couples", "?facts=couples%2Cunsaid-couples", "?sheet=open"]) {
    const { html } = await read(`/search/jobs-with-housing${asked}`);
    expect(html).toContain('content="noindex"');
    expect(html).toMatch(/rel="canonical" href="[^"?]*\/search\/jobs-with-housing"/);
  }
});

test("a state's page links to the list of its jobs with the sheet open", async () => {
  const { main } = await read("/outdoor-jobs-utah");
  expect(main).toContain('href="/jobs?location=Utah&amp;sheet=open#sheet"');
});
