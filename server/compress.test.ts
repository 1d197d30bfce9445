import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { bestEncoding, compress } from "./compress.ts";

test("bestEncoding prefers brotli, then gzip", () => {
  expect(bestEncoding("gzip, deflate, br, zstd", 5000, "kept")).toBe("br");
  expect(bestEncoding("GZIP;q=0.8", 5000, "kept")).toBe("gzip");
  expect(bestEncoding("deflate", 5000, "kept")).toBe("identity");
  expect(bestEncoding(undefined, 5000, "kept")).toBe("identity");
});

test("bestEncoding prefers zstd for what is sent once", () => {
  expect(bestEncoding("gzip, deflate, br, zstd", 5000, "once")).toBe("zstd");
  expect(bestEncoding("gzip, deflate, br", 5000, "once")).toBe("br");
  expect(bestEncoding("zstd", 5000, "kept")).toBe("zstd");
});

test("compress sends what the reader's program can read", async () => {
  const bytes = new TextEncoder().encode("Guide at the river. ".repeat(200));
  const read = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
  for (const encoding of ["zstd", "br", "gzip"] as const)
    for (const use of ["kept", "once", "rare"] as const) {
      const sent = await compress(bytes, encoding, use);
      expect(sent.length).toBeLessThan(bytes.length / 10);
      expect(new Uint8Array(read[encoding](sent))).toEqual(bytes);
    }
});

test("bestEncoding respects a refused encoding", () => {
  expect(bestEncoding("br;q=0, gzip", 5000, "kept")).toBe("gzip");
  expect(bestEncoding("br; q=0.0, gzip;q=0", 5000, "kept")).toBe("identity");
});

test("bestEncoding leaves a small answer alone", () => {
  expect(bestEncoding("br", 200, "kept")).toBe("identity");
});
