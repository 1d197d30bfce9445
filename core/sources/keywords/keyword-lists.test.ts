import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { adminActions } from "#core/audit/tables.ts";
import { db } from "#core/platform/db.server.ts";
import {
  changeKeywordList,
  markAsked,
  nextKeywords,
  readKeywordLists,
} from "#core/sources/keywords/keyword-lists.ts";
import { readKeywords } from "#core/sources/keywords/read-keywords.ts";
import { emptyDatabase } from "#test/factories.ts";
import { runs } from "#test/runs.ts";

const now = new Date("2026-11-16T06:00:00Z");
const by = "admin@example.com";
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeEach(emptyDatabase);

function change(text: string, { name = "roles", seen = "", at = now } = {}) {
  return changeKeywordList({ name, text, seen, by }, at);
}

async function listed(name: string) {
  const list = (await readKeywordLists()).find((each) => each.name === name);
  if (!list) throw new Error("no such list");
  return list;
}

describe("our keyword lists", () => {
  test("have 23, 20, 20 and 15 keywords, none of them twice", async () => {
    const lists = await readKeywordLists();
    expect(lists.map(({ name, keywords }) => [name, keywords.length])).toEqual([
      ["company", 23],
      ["activity", 20],
      ["roles", 20],
      ["industry", 15],
    ]);
    const all = lists.flatMap(({ keywords }) => keywords.map((keyword) => keyword.toLowerCase()));
    expect(new Set(all).size).toBe(78);
    for (const { keywords } of lists)
      expect(readKeywords(keywords.join("\n"))).toEqual({ ok: true, keywords });
  });
});

describe("changeKeywordList", () => {
  test("tidies, applies and logs added and removed keywords", async () => {
    expect(await change("  park   ranger \n\nfire lookout,Park Ranger,\r\n dune guide")).toEqual({
      ok: true,
    });
    expect(await listed("roles")).toEqual({
      name: "roles",
      keywords: ["park ranger", "fire lookout", "dune guide"],
      updatedAt: now,
    });
    const [action] = await db.select().from(adminActions);
    expect(action).toMatchObject({
      by,
      action: "changed a keyword list",
      subject: "roles",
      details: { added: ["fire lookout", "dune guide"], removed: expect.arrayContaining(["naturalist"]) },
    });
    expect(action?.details.removed).toHaveLength(19);
  });

  test("refuses outdated and simultaneous changes", async () => {
    const both = await Promise.all([change("fire lookout"), change("dune guide")]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const { keywords, updatedAt } = await listed("roles");
    expect(await change("snow ranger", { at: later(1) })).toEqual({
      ok: false,
      error: expect.stringContaining("has been changed since you opened it"),
    });
    expect((await listed("roles")).keywords).toEqual(keywords);
    const seen = updatedAt?.toISOString() ?? "";
    expect(await change("snow ranger", { seen, at: later(2) })).toEqual({ ok: true });
  });

  test.each([
    ["nothing", " ,\n", "Name at least one keyword."],
    ["a letter", "park ranger\nx", '"x" has 1'],
    ["a text without end", "x".repeat(101), "has 101"],
    ["signs alone", "park ranger\n!!", "no letter or digit"],
    ["too many", Array.from({ length: 101 }, (_, i) => `keyword ${i}`).join(","), "these are 101"],
    ["one of another list", "park ranger\nCampground", '"campground" is already in the list industry.'],
  ])("refuses %s in words and changes nothing", async (_, text, words) => {
    expect(await change(text)).toEqual({ ok: false, error: expect.stringContaining(words) });
    expect((await listed("roles")).updatedAt).toBeNull();
    expect(await db.select().from(adminActions)).toEqual([]);
  });

  test("refuses an unknown list", async () => {
    expect(await change("kayak", { name: "rivers" })).toMatchObject({ ok: false });
  });
});

test("readKeywords returns at most 100 tidy keywords, or a refusal", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
      const read = readKeywords(text);
      if (!read.ok) {
        expect(read.error).not.toBe("");
        return;
      }
      expect(read.keywords.length).toBeGreaterThan(0);
      for (const keyword of read.keywords) {
        expect(keyword).toBe(keyword.trim());
        expect(keyword).not.toMatch(/[\n\r,\0]| {2}/);
      }
      expect(readKeywords(read.keywords.join("\n"))).toEqual(read);
    }),
    { numRuns: runs(50) },
  );
});

describe("nextKeywords", () => {
  test("takes unasked keywords in list order, then those that waited longest", async () => {
    const [company, activity] = await readKeywordLists();
    const first = await nextKeywords(12);
    expect(first).toEqual(company?.keywords.slice(0, 12));
    for (const [i, keyword] of first.entries()) await markAsked(keyword, 5, later(i));
    const second = await nextKeywords(12);
    expect(second).toEqual([...(company?.keywords.slice(12) ?? []), activity?.keywords[0]]);
    const all = await nextKeywords(1_000);
    expect(all).toHaveLength(78);
    expect(all.slice(-12)).toEqual(first);
    await markAsked(first[0] ?? "", 0, later(60));
    expect((await nextKeywords(78)).at(-1)).toBe(first[0]);
  });

  test("completes in 7 days of 12, and follows changed lists", async () => {
    const seen = new Set<string>();
    for (let day = 0; day < 7; day++)
      for (const keyword of await nextKeywords(12)) {
        seen.add(keyword);
        await markAsked(keyword, 0, later(day * 24 * 60));
      }
    expect(seen.size).toBe(78);
    await change("dune guide");
    expect((await nextKeywords(1))[0]).toBe("dune guide");
    expect(await nextKeywords(100)).toHaveLength(59);
  });

  test("ignores an older run that ends late", async () => {
    await markAsked("REI", 3, later(10));
    await markAsked("REI", 4, now);
    await markAsked("Patagonia", 4, later(5));
    const order = await nextKeywords(78);
    expect(order.indexOf("Patagonia")).toBeLessThan(order.indexOf("REI"));
  });
});
