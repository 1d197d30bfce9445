import { expect, test } from "vitest";
import { oddPathStatus } from "./odd-paths.ts";

const status = (path: string) => oddPathStatus(new URL(`http://localhost${path}`));

test("ordinary addresses pass, also with other scripts and signs in them", () => {
  for (const path of ["/", "/jobs?title=a%2Fb%00", "/company/caf%C3%A9/jobs/guide-abc123", "/50%25"])
    expect(status(path)).toBeNull();
});

test("paths that two readers might take for different ones are not found", () => {
  for (const path of ["//admin", "/jobs//x", "/jobs%2Fx", "/a%5cb"]) expect(status(path)).toBe(404);
});

test("damaged paths are bad requests", () => {
  for (const path of ["/%", "/%zz", "/%E0%A4", "/a%00b", "/a%0d%0ab", "/%ED%A0%80"])
    expect(status(path)).toBe(400);
});

test("endless addresses are too long", () => {
  expect(status(`/${"a".repeat(2048)}`)).toBe(414);
  expect(status(`/jobs?title=${"a".repeat(2048)}`)).toBe(414);
});
