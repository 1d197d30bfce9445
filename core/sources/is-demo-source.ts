import { env } from "#core/platform/env.server.ts";

export function isDemoSource({ name }: { name: string }): boolean {
  return env.DEMO_SOURCES.includes(name);
}
