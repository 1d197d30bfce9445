import { expect, test } from "vitest";
import { joinForNow, joinPieces, sizeOf } from "./join-pieces.ts";

const pieces = ["a list", "", " of ", "jobs"].map((text) => new TextEncoder().encode(text));

test("joinPieces makes bytes of its own", () => {
  const joined = joinPieces(pieces);
  joinPieces([new Uint8Array(20)]);
  expect(new TextDecoder().decode(joined)).toBe("a list of jobs");
  expect(sizeOf(pieces)).toBe(joined.length);
});

test("joinForNow takes the same room again, and another for what is larger", () => {
  const first = joinForNow(pieces);
  expect(new TextDecoder().decode(first)).toBe("a list of jobs");
  expect(joinForNow(pieces).buffer).toBe(first.buffer);
  const large = joinForNow([new Uint8Array(600_000).fill(1)]);
  expect(large).toEqual(new Uint8Array(600_000).fill(1));
});
