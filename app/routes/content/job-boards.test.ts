import { beforeAll, expect, test } from "vitest";
import { request } from "#test/request.ts";

const path = "/best-job-boards-for-the-outdoor-industry";
let html = "";
let boards: string[] = [];

beforeAll(async () => {
  const answer = await request(path);
  expect(answer.status).toBe(200);
  html = (await answer.text()).replace(/<!--.*?-->/g, "");
  const list = /<h2 id="the-20-boards".*?<ol[^>]*>(.*?)<\/ol>/s.exec(html)?.[1] ?? "";
  boards = list.split(/(?=<li[^>]*>(?:<p[^>]*>Our Top Pick<\/p>)?<h3)/);
}, 60_000);

const textOf = (part: string) =>
  part
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("the ranking has twenty boards, each with name, description and two to four pros", () => {
  expect(boards).toHaveLength(20);
  for (const [index, board] of boards.entries()) {
    expect(textOf(/<h3.*?<\/h3>/s.exec(board)?.[0] ?? "")).toMatch(new RegExp(`^${index + 1}\\. \\S`));
    const paragraphs = [...board.matchAll(/<p[^>]*>(.*?)<\/p>/gs)].map(([, text = ""]) => text.length);
    expect(Math.max(...paragraphs)).toBeGreaterThan(100);
    const pros = /<ul aria-label="Pros of [^"]+"[^>]*>(.*?)<\/ul>/s.exec(board)?.[1]?.match(/<li/g) ?? [];
    expect(pros.length).toBeGreaterThanOrEqual(2);
    expect(pros.length).toBeLessThanOrEqual(4);
  }
});

test("the first board alone is our top pick, and says that it is ours", () => {
  expect(html.match(/>Our Top Pick</g)).toHaveLength(1);
  expect(boards[0]).toContain(">Our Top Pick<");
  expect(boards[0]).toMatch(/<h3.*<a [^>]*href="\/jobs"/s);
  expect(textOf(boards[0] ?? "")).toContain("We make Waymark");
});

test("every other board has one link, to an address of its own", () => {
  const addresses = boards.slice(1).map((board) => /<h3.*?href="(https:\/\/[^"]+)"/s.exec(board)?.[1]);
  expect(new Set(addresses).size).toBe(19);
  expect(addresses).not.toContain(undefined);
});

test("the table of contents leads to headings, and search engines get the breadcrumbs", () => {
  const contents = /<nav aria-labelledby="contents".*?<\/nav>/s.exec(html)?.[0] ?? "";
  const targets = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toHaveLength(4);
  for (const id of targets) expect(html).toContain(`<h2 id="${id}"`);
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`));
});
