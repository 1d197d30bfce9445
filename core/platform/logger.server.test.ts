import { expect, test } from "vitest";
import { describeError } from "./logger.server.ts";

test("the logger writes an error's trace and code without its connection", () => {
  const error = Object.assign(new Error("gone"), { code: "57P01", client: { secretKey: 4711 } });
  const described = describeError(error);
  expect(described).toMatchObject({ type: "Error", message: "gone", code: "57P01" });
  expect(described).toHaveProperty("stack");
  expect(JSON.stringify(described)).not.toContain("4711");
});

test("the logger writes thrown values that are no errors", () => {
  expect(describeError("gone")).toBe("gone");
});
