import { env } from "#core/env.server.ts";
import { migrate } from "./migrate.ts";

/** What the launcher does before the product runs: the schema, and the demonstration jobs where they stand in. */
export async function prepare(): Promise<number> {
  const code = await migrate();
  if (code !== 0 || !env.DEMO_SOURCE) return code;
  return 0;
}
