import { expect, test } from "vitest";
import { describeError } from "./logger.server.ts";

test("an error is written with its trace and code, but without the connection it came from", () => {
  const error = Object.assign(new Error("gone"), { code: "57P01", client: { secretKey: 4711 } });
  const described = describeError(error);
  expect(described).toMatchObject({ type: "Error", message: "gone", code: "57P01" });
  expect(described).toHaveProperty("stack");
  expect(JSON.stringify(described)).not.toContain("4711");
});

test("what was thrown without being an error is written as it is", () => {
  expect(describeError("gone")).toBe("gone");
});
