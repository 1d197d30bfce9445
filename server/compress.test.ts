import { expect, test } from "vitest";
import { bestEncoding } from "./compress.ts";

test("bestEncoding prefers brotli, then gzip", () => {
  expect(bestEncoding("gzip, deflate, br, zstd", 5000)).toBe("br");
  expect(bestEncoding("GZIP;q=0.8", 5000)).toBe("gzip");
  expect(bestEncoding("deflate", 5000)).toBe("identity");
  expect(bestEncoding(undefined, 5000)).toBe("identity");
});

test("bestEncoding respects a refused encoding", () => {
  expect(bestEncoding("br;q=0, gzip", 5000)).toBe("gzip");
  expect(bestEncoding("br; q=0.0, gzip;q=0", 5000)).toBe("identity");
});

test("bestEncoding leaves a small answer alone", () => {
  expect(bestEncoding("br", 200)).toBe("identity");
});
