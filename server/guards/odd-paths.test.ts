import { expect, test } from "vitest";
import { oddPathStatus } from "./odd-paths.ts";

const status = (path: string) => oddPathStatus(new URL(`http://localhost${path}`));

test("refuseOddPaths accepts ordinary addresses in any script", () => {
  for (const path of ["/", "/jobs?title=a%2Fb%00", "/company/caf%C3%A9/jobs/guide-abc123", "/50%25"])
    expect(status(path)).toBeNull();
});

test("refuseOddPaths answers 404 for ambiguous paths", () => {
  for (const path of ["//admin", "/jobs//x", "/jobs%2Fx", "/a%5cb"]) expect(status(path)).toBe(404);
});

test("refuseOddPaths answers 400 for damaged paths", () => {
  for (const path of ["/%", "/%zz", "/%E0%A4", "/a%00b", "/a%0d%0ab", "/%ED%A0%80"])
    expect(status(path)).toBe(400);
});

test("refuseOddPaths answers 414 for endless addresses", () => {
  expect(status(`/${"a".repeat(2048)}`)).toBe(414);
  expect(status(`/jobs?title=${"a".repeat(2048)}`)).toBe(414);
});
