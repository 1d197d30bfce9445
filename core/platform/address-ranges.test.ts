import { expect, test } from "vitest";
import { isWithin, parseAddress, parseRanges } from "./address-ranges.ts";

function within(text: string, list: string) {
  const address = parseAddress(text);
  const ranges = parseRanges(list);
  return address !== null && ranges !== null && isWithin(address, ranges);
}

test("parseRanges accepts addresses and ranges of both kinds", () => {
  const list = "10.0.0.0/8, 192.0.2.7,2001:db8::/32,";
  for (const address of ["10.1.2.3", "192.0.2.7", "[2001:db8::1]:443", "::ffff:10.0.0.1"])
    expect(within(address, list)).toBe(true);
  for (const address of ["11.0.0.1", "192.0.2.8", "2001:db9::1"]) expect(within(address, list)).toBe(false);
});

test("an empty list contains nothing", () => {
  expect(parseRanges(" ")).toEqual([]);
});

test.each([
  "proxy.example",
  "10.0.0.0/33",
  "10.0.0.0/8/8",
  "10.0.0.0/",
  "10.1",
  "::1/129",
  "1.2.3.4; 5.6.7.8",
])("parseRanges rejects %s", (list) => expect(parseRanges(`10.0.0.0/8, ${list}`)).toBeNull());
