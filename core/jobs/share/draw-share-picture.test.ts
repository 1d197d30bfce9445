import { expect, test } from "vitest";
import { categories } from "#core/relevance/category.ts";
import { drawSharePicture } from "./draw-share-picture.server.ts";
import { canDraw } from "./fonts.server.ts";
import type { ShareWords } from "./share-words.ts";

const words: ShareWords = {
  title: "River Guide",
  employer: "Canyon Outfitters",
  place: "Salida, Colorado",
  terms: "$105 a day + tips · May 10 – Sep 5, 2027",
  category: "Water & Rafting",
  isDemo: false,
  site: "Waymark",
};

const draw = (changes: Partial<ShareWords>) => drawSharePicture({ ...words, ...changes });

test("drawSharePicture draws every kind of work in less than 100 kB", async () => {
  for (const category of [...categories, "guiding"]) {
    const png = await draw({ category });
    expect(png.subarray(1, 4).toString(), category).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length, category).toBeLessThan(100_000);
  }
});

test.each([
  ["a very long title", "Assistant ".repeat(60)],
  ["a word without an end", "A".repeat(400)],
  ["no title", ""],
  ["markup", '<script>alert(1)</script> & "Guide" {}'],
  ["half of a surrogate pair", "Guide \ud83c"],
  ["Arabic and Hebrew", "مرشد מדריך Guide"],
])("drawSharePicture draws %s", async (_, title) => {
  expect((await draw({ title, employer: title, place: title, terms: title })).length).toBeGreaterThan(5000);
});

test("drawSharePicture leaves out what the fonts cannot draw", async () => {
  const plain = await draw({ title: "Guide (River)" });
  expect((await draw({ title: "🚣 導遊 Guide  (River) (嚮導) 🏔️" })).equals(plain)).toBe(true);
});

test("drawSharePicture names the kind of work where nothing of the title can be drawn", async () => {
  const named = await draw({ title: "Water & Rafting" });
  expect((await draw({ title: "導遊" })).equals(named)).toBe(true);
});

test("canDraw knows the letters of Europe and Vietnam, and no others", () => {
  for (const letter of "Aé–ŁčőşÑß€") expect(canDraw("Fraunces", letter), letter).toBe(true);
  expect(canDraw("Fraunces", "ễ")).toBe(true);
  for (const letter of "導Жع🚣") expect(canDraw("Fraunces", letter), letter).toBe(false);
  for (const letter of "Aé–Łč$·") expect(canDraw("Instrument Sans", letter), letter).toBe(true);
});
