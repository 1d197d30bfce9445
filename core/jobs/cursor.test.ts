import fc from "fast-check";
import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./cursor.ts";

test("readCursor reads what writeCursor wrote", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true }),
      fc.uuid(),
      fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), fc.integer()),
      (datePosted, id, key) => {
        expect(readCursor(writeCursor({ datePosted, id }))).toEqual({ key: 0, datePosted, id });
        const cursor = { key: key || 0, datePosted, id };
        expect(readCursor(writeCursor(cursor, "nearest"), "nearest")).toEqual(cursor);
        expect(readCursor(writeCursor(cursor, "nearest"), "pay")).toBeNull();
      },
    ),
    // The smallest number that is written without an exponent has the most digits.
    { examples: [[new Date(0), "00000000-0000-1000-8000-000000000000", -0.0000010000000000019801]] },
  );
});

test("readCursor rejects anything else", () => {
  fc.assert(fc.property(fc.string(), (text) => readCursor(text) === null));
  expect(readCursor("zzzzzzzzz-00000000000000000000000000000000")).not.toBeUndefined();
});
