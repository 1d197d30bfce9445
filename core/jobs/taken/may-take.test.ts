import { beforeEach, expect, test } from "vitest";
import { env } from "#core/platform/env.server.ts";
import { emptyDatabase } from "#test/factories.ts";
import { mayTake } from "./may-take.ts";

beforeEach(emptyDatabase);

test("mayTake counts a member by account and a visitor by address", async () => {
  const now = new Date();
  const { count } = env.LIMIT_TAKEN_LISTS;
  for (let times = 0; times < count; times++)
    expect((await mayTake({ kind: "anonymous" }, "192.0.2.1", now)).ok).toBe(true);
  expect(await mayTake({ kind: "anonymous" }, "192.0.2.1", now)).toMatchObject({ ok: false });
  expect((await mayTake({ kind: "anonymous" }, "192.0.2.2", now)).ok).toBe(true);
  expect((await mayTake({ kind: "free", userId: "one" }, "192.0.2.1", now)).ok).toBe(true);
});
