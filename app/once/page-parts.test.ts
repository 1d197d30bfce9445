import fc from "fast-check";
import { expect, test } from "vitest";
import { PageParts } from "./page-parts.server.ts";

const nonce = "q83vEjRWeJ+/AAAAAAAAAA==";

test("PageParts puts parts in the places of their marks", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ before: fc.string({ unit: "binary" }), held: fc.array(fc.string()) })),
      (pieces) => {
        const parts = new PageParts(nonce);
        const page = pieces.map(
          ({ before, held }) => before + parts.hold(held.map((text) => Buffer.from(text))),
        );
        const whole = pieces.map(({ before, held }) => before + held.join("")).join("");
        expect(Buffer.from(parts.put(page.join(""))).toString()).toBe(Buffer.from(whole).toString());
      },
    ),
  );
});

test("PageParts takes no other text for a mark", () => {
  const parts = new PageParts(nonce);
  const other = new PageParts("another nonce");
  parts.hold([Buffer.from("ours")]);
  for (const text of ["", "part-0;", "part--0;", other.hold([Buffer.from("theirs")])])
    expect(Buffer.from(parts.put(text)).toString()).toBe(text);
});
