import { beforeAll, expect, test } from "vitest";
import { furtherSections } from "#core/content/link-faults.ts";
import { emptyDatabase } from "#test/factories.ts";
import { request } from "#test/request.ts";

beforeAll(emptyDatabase);

const examples: Record<string, string> = { searches: "search/park-ranger-jobs", states: "outdoor-jobs-utah" };

test.each(Object.entries(furtherSections))("the page %s has the anchor %j", async (file, ids) => {
  const answer = await request(`/${examples[file] ?? file.replace("pages/", "")}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  for (const id of ids) expect(html.split(` id="${id}"`)).toHaveLength(2);
});
