import { expect, test } from "vitest";
import { madeUpRoutes } from "#test/made-up-routes.ts";
import { addressReader } from "./page-address.ts";

const readAddress = addressReader(
  madeUpRoutes({
    "/": { parameters: ["location"], secrets: ["payment"] },
    "/jobs": { parameters: ["location"] },
    "/account": { personal: true },
  }),
);
const read = (address: string, method = "GET") => readAddress(method, new URL(address, "http://localhost"));

test("addressReader remembers what it read of an address that is stored for everyone", () => {
  const first = read("/jobs?location=Utah&utm_source=x");
  expect(first.storedAs).toBe("/jobs?location=Utah");
  expect(read("/jobs?location=Utah&utm_source=x", "HEAD")).toBe(first);
  expect(read("/jobs?location=Utah")).not.toBe(first);
  expect(read("/jobs?location=utah").storedAs).toBe("/jobs?location=utah");
});

test("addressReader reads a change apart from its page", () => {
  expect(read("/").isPersonal).toBeFalsy();
  expect(read("/", "POST")).toMatchObject({ isPersonal: true, storedAs: null });
  expect(read("/")).toMatchObject({ storedAs: "/" });
  expect(read("/jobs", "POST").storedAs).toBeNull();
});

test("addressReader remembers no address of one person, and no long one", () => {
  for (const address of [
    "/account",
    "/?payment=success",
    "/jobs?payment=x",
    "/jobs?notice=signed-out&said=x",
    `/jobs?location=${"a".repeat(300)}`,
  ])
    expect(read(address)).not.toBe(read(address));
});
