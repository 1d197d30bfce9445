import { expect, test } from "vitest";
import { readPages } from "#core/sources/requests/read-pages.ts";

async function read(size: number, readPage: (offset: number) => unknown[]) {
  const pages: unknown[][] = [];
  for await (const { rows } of readPages("The source", { size }, async (at) => readPage(at)))
    pages.push(rows);
  return pages;
}

test("readPages reads until a page is not full", async () => {
  const rows = ["a", "b", "c", "d"];
  const page = (size: number) => (offset: number) => rows.slice(offset, offset + size);
  expect(await read(3, page(3))).toEqual([["a", "b", "c"], ["d"]]);
  expect(await read(2, page(2))).toEqual([["a", "b"], ["c", "d"], []]);
});

test("readPages throws for repeated pages and endless lists", async () => {
  await expect(read(1, () => ["a"])).rejects.toThrow("The source sent the same page twice");
  await expect(read(1, (offset) => [offset])).rejects.toThrow("more than 1000 pages");
});

test("readPages accepts changing sizes, any start and an early stop", async () => {
  const rows = ["a", "b", "c", "d", "e", "f"];
  const sizes = new Map([
    [1, 2],
    [3, 1],
    [4, 0],
  ]);
  const pages = [];
  const paging = { from: 1, size: async (offset: number) => sizes.get(offset) ?? 9 };
  const read = readPages("The source", paging, async (at, size) => rows.slice(at, at + size));
  for await (const page of read) pages.push(page);
  expect(pages).toEqual([
    { rows: ["b", "c"], next: 3, isLast: false },
    { rows: ["d"], next: 4, isLast: false },
  ]);
});
