import fc from "fast-check";
import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./cursor.ts";

test("readCursor reads what writeCursor wrote", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true }),
      fc.uuid(),
      (datePosted, id) => {
        expect(readCursor(writeCursor({ datePosted, id }))).toEqual({ datePosted, id });
      },
    ),
  );
});

test("readCursor rejects anything else", () => {
  fc.assert(fc.property(fc.string(), (text) => readCursor(text) === null));
  expect(readCursor("zzzzzzzzz-00000000000000000000000000000000")).not.toBeUndefined();
});
