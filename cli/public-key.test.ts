import { expect, test, vi } from "vitest";
import { isAnonymousKey } from "#core/accounts/access-token.ts";
import { publicKey } from "./public-key.ts";

test("public-key prints one key that says nobody has signed in, the same each time", async () => {
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  expect([await publicKey(), await publicKey()]).toEqual([0, 0]);
  const [[first], [second]] = printed.mock.calls as [[string], [string]];
  expect(first).toBe(second);
  expect(await isAnonymousKey(first)).toBe(true);
  expect(await isAnonymousKey(`${first}x`)).toBe(false);
});
