import { drizzle } from "drizzle-orm/node-postgres";
import { openPool } from "#core/platform/db.server.ts";

// What programs ask must not keep pages waiting: they have two connections of their own, and a second a statement.
const kept = globalThis as { waymarkProgramPool?: ReturnType<typeof openPool> };
kept.waymarkProgramPool ??= openPool({
  max: 2,
  statement_timeout: 1_000,
  application_name: "waymark-programs",
});

export const programPool = kept.waymarkProgramPool;
export const programDb = drizzle({ client: programPool });
