import { beforeEach, expect, test } from "vitest";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { forgetFigures } from "./forget-figures.ts";
import { relatedJobs, titleKeyword } from "./related-jobs.ts";

beforeEach(async () => {
  await emptyDatabase();
  forgetFigures();
});

const elsewhere = {
  places: [{ text: "Nome, Alaska", city: "Nome", state: "Alaska", countryCode: "US", lat: null, lon: null }],
  usStates: ["AK"],
};

test("related jobs are three each of company, state and title word, six in all, never the job itself", async () => {
  const job = await insertJob({ title: "Trail Crew Lead", companyName: "A" });
  for (let n = 0; n < 4; n++) await insertJob({ title: `Cook ${n}`, companyName: "A", ...elsewhere });
  for (let n = 0; n < 4; n++) await insertJob({ title: `Clerk ${n}`, companyName: `B${n}` });
  for (let n = 0; n < 4; n++)
    await insertJob({ title: `Trail Hand ${n}`, companyName: `C${n}`, ...elsewhere });
  const { cards: related } = await relatedJobs(job);
  expect(related).toHaveLength(6);
  expect(related.filter((card) => card.company === "A")).toHaveLength(3);
  expect(related.some((card) => card.jobId === job.id)).toBe(false);
});

test("a job that is related in two ways is shown once", async () => {
  const job = await insertJob({ title: "Trail Crew Lead" });
  await insertJob({ title: "Trail Crew Hand" });
  expect((await relatedJobs(job)).cards).toHaveLength(1);
});

test("the title's keyword is its first word of more than three characters", () => {
  expect(titleKeyword("Sr. Park Ranger")).toBe("park");
  expect(titleKeyword("VP of HR")).toBeNull();
});
