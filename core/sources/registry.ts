import type { Env } from "#core/platform/env.server.ts";
import { activeJobsDb } from "#core/sources/active-jobs-db/source.ts";
import { ashby } from "#core/sources/ashby/source.ts";
import { greenhouse } from "#core/sources/greenhouse/source.ts";
import { lever } from "#core/sources/lever/source.ts";
import { neogov } from "#core/sources/neogov/source.ts";
import { seasonalJobs } from "#core/sources/seasonal-jobs/source.ts";
import type { Source } from "#core/sources/source.ts";
import { usajobs } from "#core/sources/usajobs/source.ts";
import { workday } from "#core/sources/workday/source.ts";

export const sources: readonly Source[] = [
  activeJobsDb,
  usajobs,
  seasonalJobs,
  greenhouse,
  lever,
  ashby,
  workday,
  neogov,
];

export function findSource(name: string): Source | null {
  return sources.find((source) => source.name === name) ?? null;
}

export function missingSettings(source: Source, env: Env): string[] {
  return source.settings.filter((name) => !env[name]);
}
