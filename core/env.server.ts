import { z } from "zod";

/** Empty strings in an environment file mean "not given". */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const switchedOn = (byDefault: boolean) =>
  z
    .enum(["on", "off"])
    .default(byDefault ? "on" : "off")
    .transform((value) => value === "on");

const Env = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where people reach the product; absolute links are built from it, never from a request's Host. */
  ORIGIN: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must be a postgres:// address"),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  /** Proxies in front of us, comma separated addresses or ranges; only they may name the client. */
  TRUSTED_PROXIES: z.string().default(""),
  /** Page views a minute and client address before we answer 429. 0 switches the limit off. */
  PAGES_PER_MINUTE: z.coerce.number().int().min(0).default(300),
  /** Seconds a shared cache (CDN) may keep anonymous pages; 0 = none is in front of us. */
  CDN_SECONDS: z.coerce.number().int().min(0).max(3600).default(0),
  /** The launcher's address, to which /local/* is passed on while stand-ins run. */
  LOCAL_SERVICES_URL: optional(z.url()),
  /** The source that a local stand-in plays; its listings are demonstration data. */
  DEMO_SOURCE: optional(z.enum(["active-jobs-db"])),
  DAILY_SYNC: switchedOn(true),
  ACTIVE_JOBS_DB_KEY: optional(z.string()),
  ACTIVE_JOBS_DB_URL: z.url().default("https://active-jobs-db.p.rapidapi.com"),
  USAJOBS_KEY: optional(z.string()),
  /** The e-mail address with which the USAJOBS key was asked for; sent as User-Agent. */
  USAJOBS_EMAIL: optional(z.email()),
  USAJOBS_URL: z.url().default("https://data.usajobs.gov"),
  SEASONAL_JOBS_URL: z.url().default("https://api.seasonaljobs.dol.gov"),
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
 * Reads the configuration; throws an error that names every wrong or missing value and what it must be.
 * Values are never printed: some are secrets.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = Env.safeParse(source);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return source[name] === undefined ? `  ${name} is missing` : `  ${name}: ${issue.message}`;
  });
  throw new Error(`The configuration is not usable:\n${lines.join("\n")}\nSee docs/operate.md.`);
}

export const env = readEnv(process.env);
