import { expect, test } from "vitest";
import { readCookie } from "./cookies.ts";

test("readCookie matches the entire name, and reads all after the first equals sign", () => {
  const headers = new Headers({ cookie: "other=1; ask=no;asked=a=b; asked=second" });
  expect(readCookie(headers, "asked")).toBe("a=b");
  expect(readCookie(headers, "sked")).toBeNull();
  expect(readCookie(new Headers(), "asked")).toBeNull();
});
