import { env } from "#core/platform/env.server.ts";

/** Whether a local stand-in plays this source: what it brings is of the demonstration. */
export function isDemoSource({ name }: { name: string }): boolean {
  return env.DEMO_SOURCES.includes(name);
}
