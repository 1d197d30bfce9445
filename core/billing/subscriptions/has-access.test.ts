import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { hasAccess } from "#core/billing/subscriptions/has-access.ts";
import { readSubscription } from "#core/billing/subscriptions/read-subscription.ts";
import { db } from "#core/platform/db.server.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertProfile, insertSubscription } from "#test/factories.ts";
import { runs } from "#test/runs.ts";

beforeEach(emptyDatabase);

const statuses = ["active", "trialing", "past_due", "canceled", "unpaid", "incomplete", "paused"];

test("hasAccess agrees with readSubscription on many rows", async () => {
  const now = new Date("2026-07-01T12:00:00Z");
  const subscription = fc.record({
    status: fc.constantFrom(...statuses),
    currentPeriodEnd: fc.option(
      fc.integer({ min: -60, max: 60 }).map((hours) => new Date(now.getTime() + hours * hourMs)),
    ),
    livemode: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(subscription, { maxLength: 3 }), async (subscriptions) => {
      const { id: userId } = await insertProfile();
      for (const each of subscriptions) await insertSubscription({ userId, ...each });
      const { rows } = await db.execute<{ yes: boolean }>(
        sql`select ${hasAccess(sql`${userId}::uuid`, now)} as yes`,
      );
      expect(rows[0]?.yes).toBe((await readSubscription(userId, now)).subscribed);
    }),
    { numRuns: runs(60) },
  );
});
