import { z } from "zod";
import { parseRanges } from "#core/address-ranges.ts";

const webAddress = z.url({ protocol: /^https?$/, error: "must be an http:// or https:// address" });

const switchedOn = (byDefault: boolean) =>
  z
    .enum(["on", "off"])
    .default(byDefault ? "on" : "off")
    .transform((value) => value === "on");

const ranges = z.string().transform((list, context) => {
  const parsed = parseRanges(list);
  if (!parsed) context.addIssue("must be addresses or ranges like 10.0.0.0/8, comma separated");
  return parsed ?? z.NEVER;
});

const Env = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where people reach the product; absolute links are built from it, never from a request's Host. */
  ORIGIN: webAddress.default("http://localhost:3000"),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must be a postgres:// address"),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  /** Proxies in front of us, comma separated addresses or ranges; only they may name the client. */
  TRUSTED_PROXIES: ranges.default([]),
  /** Page views a minute and client address before we answer 429. 0 switches the limit off. */
  PAGES_PER_MINUTE: z.coerce.number().int().min(0).default(300),
  /** Seconds a shared cache (CDN) may keep anonymous pages; 0 = none is in front of us. */
  CDN_SECONDS: z.coerce.number().int().min(0).max(3600).default(0),
  /** The launcher's address, to which /local/* is passed on while stand-ins run. */
  LOCAL_SERVICES_URL: webAddress.optional(),
  /** The source that a local stand-in plays; its listings are demonstration data. */
  DEMO_SOURCE: z.enum(["active-jobs-db"]).optional(),
  DAILY_SYNC: switchedOn(true),
  ACTIVE_JOBS_DB_KEY: z.string().optional(),
  ACTIVE_JOBS_DB_URL: webAddress.default("https://active-jobs-db.p.rapidapi.com"),
  USAJOBS_KEY: z.string().optional(),
  /** The e-mail address with which the USAJOBS key was asked for; sent as User-Agent. */
  USAJOBS_EMAIL: z.email().optional(),
  USAJOBS_URL: webAddress.default("https://data.usajobs.gov"),
  SEASONAL_JOBS_URL: webAddress.default("https://api.seasonaljobs.dol.gov"),
  SITE_NAME: z.string().min(1).default("Waymark"),
  SITE_EMAIL: z.email().default("hello@waymark.example"),
  SITE_ADDRESS: z.string().default("Waymark, 12 Trailhead Road, Boulder, CO 80302, USA"),
  FOUNDER_NAME: z.string().default("Robin Hale"),
  FOUNDER_SLUG: z
    .string()
    .regex(/^[a-z0-9-]+$/, "must be lower-case letters, digits and hyphens")
    .default("robin-hale"),
  GOVERNING_STATE: z.string().default("Colorado"),
});

export type Env = z.infer<typeof Env>;

/**
 * Reads the configuration; throws an error that names every wrong or missing value and what it must be. An empty value,
 * as environment files leave them, counts as not given. Values are never printed: some are secrets.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = Env.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return given[name] === undefined ? `  ${name} is missing` : `  ${name}: ${issue.message}`;
  });
  throw new Error(`The configuration is not usable:\n${lines.join("\n")}\nSee docs/operate.md.`);
}

export const env = readEnv(process.env);
