import { expect, test } from "vitest";
import { firstPage, parsePosition, positionFields } from "./list-position.ts";

const parse = (search: string) => parsePosition(new URLSearchParams(search));

test("a list position is read from the address and written to it", () => {
  expect(parse("page=3&page_size=50")).toEqual({ page: 3, pageSize: 50 });
  expect(positionFields(parse("page=3&page_size=50"))).toEqual({ page: "3", page_size: "50" });
});

test.each([
  "",
  "page=&page_size=",
  "page=0&page_size=0",
  "page=-1&page_size=101",
  "page=2.5&page_size=1e1",
  "page=two&page_size=0x10",
  "page[]=2&page=%202&page_size=+20",
])("a list position ignores what it cannot read: %s", (search) => {
  expect(parse(search)).toEqual(firstPage);
  expect(positionFields(parse(search))).toEqual({ page: null, page_size: null });
});

test("a page size from 1 to 100 is accepted, and the usual one is not written", () => {
  expect([1, 20, 100].map((size) => parse(`page_size=${size}`).pageSize)).toEqual([1, 20, 100]);
  expect(positionFields(parse("page_size=20&page=1"))).toEqual({ page: null, page_size: null });
});

test("a page far past any end is still a page", () => {
  expect(parse("page=99999999999999999999").page).toBe(1_000_000);
});
