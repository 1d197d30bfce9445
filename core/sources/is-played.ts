import { env } from "#core/env.server.ts";

/** Whether a local stand-in plays this source: what it brings is of the demonstration. */
export function isPlayed({ name }: { name: string }): boolean {
  return env.DEMO_SOURCES.includes(name);
}
