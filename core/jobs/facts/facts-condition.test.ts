import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { factsCondition } from "#core/jobs/facts/facts-condition.ts";
import { db } from "#core/platform/db.server.ts";

test("factsCondition asks for housing in the words of its own index", async () => {
  const { rows } = await db.execute<{ only: string }>(
    sql`select pg_get_expr(indpred, indrelid) as only from pg_index where indexrelid = 'jobs_housed'::regclass`,
  );
  const words = /'\{([^}]*)\}'/.exec(rows[0]?.only ?? "")?.[1]?.split(",");
  expect(factsCondition(["housing"])?.key).toContain(words?.join("|"));
  expect(factsCondition(["housing"])?.isHoused).toBe(true);
});
