import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onReturn } from "./on-return.ts";

const page = new EventTarget();
const look = vi.fn();
const comeBack = () => {
  page.dispatchEvent(new Event("visibilitychange"));
  page.dispatchEvent(new Event("focus"));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", { hidden: false });
  look.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("onReturn calls at once, and again at the end of the pause after a quick second return", () => {
  const stop = onReturn(look);
  expect(look).not.toHaveBeenCalled();
  comeBack();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(500);
  comeBack();
  comeBack();
  vi.advanceTimersByTime(1000);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(look).toHaveBeenCalledTimes(2);
  stop();
});

test("onReturn leaves a hidden page and a stopped one alone", () => {
  const stop = onReturn(look, 4000);
  vi.stubGlobal("document", { hidden: true });
  comeBack();
  vi.advanceTimersByTime(10_000);
  expect(look).not.toHaveBeenCalled();
  vi.stubGlobal("document", { hidden: false });
  comeBack();
  stop();
  vi.advanceTimersByTime(10_000);
  comeBack();
  vi.advanceTimersByTime(10_000);
  expect(look).not.toHaveBeenCalled();
});

test("onReturn calls every so often where it is told to", () => {
  const stop = onReturn(look, 4000);
  vi.advanceTimersByTime(12_100);
  expect(look).toHaveBeenCalledTimes(3);
  stop();
});
