import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTurns } from "./search-turns.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

/** Enters by this address and tells what came of it. */
function asking(enter: ReturnType<typeof createTurns>) {
  const events: string[] = [];
  const leaves: (() => void)[] = [];
  const ask = (name: string, address = name) =>
    enter(address).then((leave) => {
      events.push(`${name} ${leave ? "in" : "away"}`);
      if (leave) leaves.push(leave);
    });
  const leaveOne = async () => {
    leaves.shift()?.();
    await settled();
  };
  return { ask, leaveOne, events };
}

test("createTurns lets in a few at a time, and the next when one leaves", async () => {
  const { ask, leaveOne, events } = asking(createTurns({ atOnce: 2, mostWaiting: 10 }));
  for (const name of ["a", "b", "c", "d"]) void ask(name);
  await settled();
  expect(events).toEqual(["a in", "b in"]);
  await leaveOne();
  expect(events).toEqual(["a in", "b in", "c in"]);
  await leaveOne();
  await leaveOne();
  await leaveOne();
  void ask("e");
  await settled();
  expect(events).toEqual(["a in", "b in", "c in", "d in", "e in"]);
});

test("createTurns lets addresses take turns", async () => {
  const { ask, leaveOne, events } = asking(createTurns({ atOnce: 1, mostWaiting: 10 }));
  for (const number of [1, 2, 3, 4]) void ask(`crowd ${number}`, "crowd");
  void ask("reader");
  await settled();
  for (let turn = 0; turn < 4; turn++) await leaveOne();
  expect(events).toEqual(["crowd 1 in", "crowd 2 in", "reader in", "crowd 3 in", "crowd 4 in"]);
});

test("createTurns turns away the last of the address with the most when too many wait", async () => {
  const { ask, leaveOne, events } = asking(createTurns({ atOnce: 1, mostWaiting: 2 }));
  for (const number of [1, 2, 3, 4]) void ask(`crowd ${number}`, "crowd");
  await settled();
  expect(events).toEqual(["crowd 1 in", "crowd 4 away"]);
  void ask("reader");
  await settled();
  expect(events.at(-1)).toBe("crowd 3 away");
  await leaveOne();
  await leaveOne();
  expect(events.slice(3)).toEqual(["crowd 2 in", "reader in"]);
});

test("createTurns lets an address rest as long as its turn took, unless another comes", async () => {
  const { ask, leaveOne, events } = asking(createTurns({ atOnce: 1, mostWaiting: 10 }));
  for (const number of [1, 2, 3, 4]) void ask(`crowd ${number}`, "crowd");
  await vi.advanceTimersByTimeAsync(300);
  await leaveOne();
  await vi.advanceTimersByTimeAsync(298);
  expect(events).toEqual(["crowd 1 in"]);
  await vi.advanceTimersByTimeAsync(2);
  expect(events).toEqual(["crowd 1 in", "crowd 2 in"]);
  await vi.advanceTimersByTimeAsync(100);
  await leaveOne();
  void ask("reader");
  await settled();
  expect(events.slice(2)).toEqual(["reader in"]);
  await leaveOne();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(events.slice(3)).toEqual(["crowd 3 in"]);
});
