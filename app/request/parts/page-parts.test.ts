import fc from "fast-check";
import { expect, test } from "vitest";
import { PageParts } from "./page-parts.server.ts";

const nonce = "q83vEjRWeJ+/AAAAAAAAAA==";

function textOf(pieces: Uint8Array[]): string {
  return Buffer.concat(pieces).toString();
}

test("PageParts puts parts in the places of their marks, in texts and in bytes", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ before: fc.string({ unit: "binary" }), held: fc.array(fc.string()) })),
      fc.array(fc.nat({ max: 60 })),
      (pieces, cuts) => {
        const parts = new PageParts(nonce);
        const texts = pieces.map(
          ({ before, held }) => before + parts.hold(held.map((text) => Buffer.from(text))),
        );
        const bytes = Buffer.from(texts.join(""));
        // React fills one array of bytes after another, and a mark may begin in one and end in the next.
        const written: Uint8Array[] = [];
        let rest = bytes;
        for (const cut of cuts) {
          written.push(rest.subarray(0, cut));
          rest = rest.subarray(cut);
        }
        written.push(rest);
        const whole = pieces.map(({ before, held }) => before + held.join("")).join("");
        expect(textOf(parts.piecesOf(written))).toBe(Buffer.from(whole).toString());
        expect(textOf(parts.piecesOf(texts))).toBe(Buffer.from(whole).toString());
      },
    ),
  );
});

test("PageParts reads pages of any size, and the next leaves them as they are", () => {
  const parts = new PageParts(nonce);
  const long = "é".repeat(300_000);
  const first = parts.piecesOf([long, parts.hold([Buffer.from("part")])]);
  const second = parts.piecesOf(["second"]);
  parts.piecesOf(["third, a longer one"]);
  expect(textOf(first)).toBe(`${long}part`);
  expect(textOf(second)).toBe("second");
});

test("PageParts gives a mark's value, and takes no other text for a mark", () => {
  const parts = new PageParts(nonce);
  const other = new PageParts("another nonce");
  const mark = parts.hold([], ["a"]);
  expect(parts.isMark(mark)).toBe(true);
  expect(parts.valueOf(mark)).toEqual(["a"]);
  for (const text of ["", "part-0;", "part--0;", other.hold([Buffer.from("theirs")])]) {
    expect(parts.isMark(text)).toBe(false);
    expect(textOf(parts.piecesOf([text]))).toBe(text);
  }
});
