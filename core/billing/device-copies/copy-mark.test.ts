import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accessLeewayMs } from "#core/billing/subscriptions/subscription.ts";
import { type CopyMark, markOf, readMark, writeMark } from "./copy-mark.ts";

const end = new Date("2026-12-01T12:00:00Z");
const subscriber = { name: "abc", subscription: { subscribed: true, end } };

describe("readMark", () => {
  test("reads what writeMark wrote", () => {
    const account = fc.record({
      of: fc.constant("account" as const),
      name: fc.stringMatching(/^[\w-]{1,64}$/),
      isSubscriber: fc.boolean(),
      until: fc.option(fc.integer({ min: 0, max: 4_000_000_000_000 }).map((at) => new Date(at))),
    });
    const marks = fc.oneof(
      fc.constant<CopyMark>({ of: "anyone" }),
      fc.constant<CopyMark>({ of: "nobody" }),
      account,
    );
    fc.assert(
      fc.property(marks, (mark) => {
        expect(readMark(writeMark(mark))).toEqual(mark);
      }),
    );
  });

  test.each([null, "", "everyone", "account", "account a", "account a b free", "anyone, anyone"])(
    "finds no mark in %j",
    (text) => expect(readMark(text)).toBeNull(),
  );
});

describe("markOf", () => {
  test("ends a subscriber's list with the access", () => {
    expect(markOf(subscriber, false)).toEqual({
      of: "account",
      name: "abc",
      isSubscriber: true,
      until: new Date(end.getTime() + accessLeewayMs),
    });
  });

  test("sets no end for what the person saved, nor without a subscription", () => {
    expect(markOf(subscriber, true)).toMatchObject({ isSubscriber: true, until: null });
    const free = { name: "abc", subscription: { subscribed: false, end } };
    expect(markOf(free, false)).toMatchObject({ isSubscriber: false, until: null });
  });
});
