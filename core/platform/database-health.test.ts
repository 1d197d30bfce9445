import { expect, test } from "vitest";
import { isDatabaseUnavailable } from "./database-health.ts";

const failed = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error("no"), { code }) });

test.each(["08006", "25006", "40001", "40P01", "53100", "53200", "53300", "55P03", "57014", "57P01"])(
  "isDatabaseUnavailable: %s may work later",
  (code) => expect(isDatabaseUnavailable(failed(code))).toBe(true),
);

test.each(["23505", "22P02", "42P01", "42501"])("isDatabaseUnavailable: %s never will", (code) =>
  expect(isDatabaseUnavailable(failed(code))).toBe(false),
);
