import { expect, test } from "vitest";
import { isWinter } from "./words.ts";

test("isWinter is true from November to March", () => {
  const winters = Array.from({ length: 12 }, (_, month) => isWinter(new Date(Date.UTC(2026, month, 1))));
  expect(winters.flatMap((winter, month) => (winter ? month + 1 : []))).toEqual([1, 2, 3, 11, 12]);
});
