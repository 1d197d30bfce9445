import { drizzle } from "drizzle-orm/node-postgres";
import { openPool } from "#core/platform/db.server.ts";

// What programs ask must not keep pages waiting: in each process one connection of their own, which takes one processor, and a second
// a statement.
const kept = globalThis as { waymarkProgramPool?: ReturnType<typeof openPool> };
kept.waymarkProgramPool ??= openPool({
  max: 1,
  statement_timeout: 1_000,
  application_name: "waymark-programs",
  settings: "-c max_parallel_workers_per_gather=0",
});

export const programPool = kept.waymarkProgramPool;
export const programDb = drizzle({ client: programPool });
