import { afterEach, expect, test, vi } from "vitest";
import { soonOver } from "./call-function.ts";

afterEach(() => vi.useRealTimers());

test.each([
  [500, 2200],
  [2500, 1000],
  [60_000, 2700],
])("soonOver, asked %d ms after the page's arrival, ends after %d ms", (askedMs, lastsMs) => {
  vi.useFakeTimers();
  vi.spyOn(performance, "now").mockReturnValue(askedMs);
  const signal = soonOver();
  vi.advanceTimersByTime(lastsMs - 1);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});
