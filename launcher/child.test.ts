import { expect, test, vi } from "vitest";
import { type Child, hungCode, serveOn } from "./child.ts";

test("serveOn replaces a process whose worker hung, and ends with any other", async () => {
  const codes = [hungCode, hungCode, 3, 0];
  const start = vi.fn(() => ({ ended: Promise.resolve(codes.shift()) }) as unknown as Child);
  const follow = vi.fn();
  expect(await serveOn(start, follow)).toBe(3);
  expect(follow.mock.calls).toEqual(start.mock.results.map(({ value }) => [value]));
  expect(start).toHaveBeenCalledTimes(3);
});
