import { createPrivateKey } from "node:crypto";
import { z } from "zod";
import { parseAddress, parseRanges } from "#core/platform/address-ranges.ts";
import { readEmail } from "#core/text/read-email.ts";

const webAddress = z.url({ protocol: /^https?$/, error: "must be an http:// or https:// address" });

const email = z.string().refine((text) => readEmail(text) !== null, "must be an email address");

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

const addresses = z.string().transform((list, context) => {
  const given = list.split(",").flatMap((address) => address.trim() || []);
  if (given.join() === "none") return [];
  if (given.every((address) => webAddress.safeParse(address).success)) return given;
  context.addIssue("must be http:// or https:// addresses, comma separated, or none");
  return z.NEVER;
});

const names = (known: readonly string[]) =>
  z.string().transform((list, context) => {
    const given = list.split(",").flatMap((name) => name.trim() || []);
    if (given.every((name) => known.includes(name))) return given;
    context.addIssue(`must be of ${known.join(", ")}, comma separated`);
    return z.NEVER;
  });

const boards = z.string().transform((text, context) => {
  const parsed = DemoBoards.safeParse(fromJson(text));
  if (!parsed.success) context.addIssue("must be a JSON list of boards: source, employer and token of each");
  return parsed.data ?? z.NEVER;
});

const DemoBoards = z.array(
  z.object({ source: z.string().min(1), employer: z.string().min(1), token: z.string().min(1) }),
);

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const secret = z
  .string()
  .refine((text) => text.length >= 32 && !isGuessable(text), "must be at least 32 random characters");

/** True for few characters, or a piece that is repeated. */
function isGuessable(text: string): boolean {
  return new Set(text).size < 8 || isRepeated(text);
}

const longestPiece = 12;

function isRepeated(text: string): boolean {
  const pieces = Array.from({ length: longestPiece }, (_, index) => index + 1);
  return pieces.some((size) => text.length >= 2 * size && text.slice(size) === text.slice(0, -size));
}

const secrets = z
  .string()
  .transform((list) => list.split(",").flatMap((given) => given.trim() || []))
  .refine((given) => given.every((each) => secret.safeParse(each).success), {
    error: "must be secrets of at least 32 random characters, comma separated",
  });

/** Environment files may write line breaks as \\n. */
const rsaKey = z
  .string()
  .transform((text) => text.replaceAll("\\n", "\n"))
  .refine(isStrongRsaKey, { error: "must be a private RSA key (PEM) of at least 1024 bits" });

function isStrongRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === "rsa" && (asymmetricKeyDetails?.modulusLength ?? 0) >= 1024;
  } catch {
    return false;
  }
}

/** Example: 5/30m allows 5 in 30 minutes. Units are s, m and h. */
const limit = (byDefault: string) =>
  z
    .string()
    .regex(/^\d{1,6}\/\d{1,4}[smh]$/, "must be like 5/30m: how often in how many seconds, minutes or hours")
    .default(byDefault)
    .transform((text) => {
      const [count, window = ""] = text.split("/");
      const unit = { s: 1, m: 60, h: 3600 }[window.at(-1) as "s" | "m" | "h"];
      return { count: Number(count), seconds: Number.parseInt(window, 10) * unit };
    });

const dkim = ["DKIM_DOMAIN", "DKIM_SELECTOR", "DKIM_PRIVATE_KEY"] as const;

const Variables = z.object({
  NODE_ENV: z.enum(["development", "production"]).default("production"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  LISTEN_ON: z
    .string()
    .trim()
    .refine((text) => parseAddress(text), "must be an IP address of this machine, like 0.0.0.0")
    .optional(),
  /** The launcher decides by it before any of us runs, and by the machine where it is missing. */
  WEB_PROCESSES: z
    .string()
    .trim()
    .regex(/^[1-9]\d?$/, "must be a whole number from 1 to 99")
    .optional(),
  ORIGIN: webAddress.default("http://localhost:3000"),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must be a postgres:// address"),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  TRUSTED_PROXIES: ranges.default([]),
  PAGES_PER_MINUTE: z.coerce.number().int().min(0).default(300),
  CDN_SECONDS: z.coerce.number().int().min(0).max(3600).default(0),
  LOCAL_SERVICES_URL: webAddress.optional(),
  DEMO_SOURCES: names([
    "active-jobs-db",
    "usajobs",
    "seasonal-jobs",
    "greenhouse",
    "lever",
    "ashby",
    "workday",
    "neogov",
  ]).default([]),
  DEMO_BOARDS: boards.default([]),
  AUTH_SECRET: secret,
  /** Former secrets, comma-separated. Alert links signed with them still work. */
  AUTH_SECRETS_OLD: secrets.default([]),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, "must be an smtp:// or smtps:// address"),
  MAIL_FROM: email.optional(),
  DKIM_DOMAIN: z
    .string()
    .regex(/^([a-z0-9-]+\.)+[a-z0-9-]+$/i, "must be a domain like example.com")
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, "must be a selector like mail2026")
    .optional(),
  DKIM_PRIVATE_KEY: rsaKey.optional(),
  ALERT_MAILS_AT_ONCE: z.coerce.number().int().min(1).max(20).default(1),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_./, "must be a secret or restricted key of Stripe"),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=-]+$/, "must be a webhook's signing secret (whsec_…)")
    .refine((text) => !isRepeated(text.slice("whsec_".length)), "must be random"),
  STRIPE_API_URL: webAddress.optional(),
  STRIPE_RETRIES: z.coerce.number().int().min(0).max(5).default(2),
  DATAFAST_WEBSITE_ID: z
    .string()
    .regex(/^[\w-]+$/, "must be an id of letters and digits")
    .optional(),
  /** Counts per email address. The other limits count per client address. */
  LIMIT_SIGN_IN_EMAIL: limit("5/30m"),
  LIMIT_SIGN_IN: limit("20/1h"),
  LIMIT_CONFIRM: limit("30/5m"),
  LIMIT_CHECKOUT: limit("10/1h"),
  LIMIT_PAYMENT_LOOKUP: limit("10/1m"),
  LIMIT_ALERTS: limit("10/1h"),
  LIMIT_UNSUBSCRIBE: limit("30/1m"),
  LIMIT_CONTACT: limit("5/1h"),
  LIMIT_REPORTS: limit("10/1h"),
  LIMIT_TAKEN_LISTS: limit("30/1h"),
  SERVICE_WORKER: switchedOn(true),
  DAILY_SYNC: switchedOn(true),
  /** How many milliseconds a second lasts when we pace requests to sources. */
  PACE_SECOND_MS: z.coerce.number().int().min(1).max(60_000).default(1_000),
  JOB_LINKS: switchedOn(true),
  LINK_GAP_SECONDS: z.coerce.number().min(10).max(86_400).default(10),
  LINKS_PER_HOST_A_DAY: z.coerce.number().int().min(1).max(200).default(200),
  /** A stand-in that answers for the pages of demonstration jobs. Without it, they are never asked. */
  DEMO_LINKS_URL: webAddress.optional(),
  ACTIVE_JOBS_DB_KEY: z.string().optional(),
  ACTIVE_JOBS_DB_URL: webAddress.default("https://active-jobs-db.p.rapidapi.com"),
  USAJOBS_KEY: z.string().optional(),
  /** The address that requested the USAJOBS key, sent as User-Agent. */
  USAJOBS_EMAIL: email.optional(),
  USAJOBS_URL: webAddress.default("https://data.usajobs.gov"),
  SEASONAL_JOBS_URL: webAddress.default("https://api.seasonaljobs.dol.gov"),
  GREENHOUSE_URL: webAddress.default("https://boards-api.greenhouse.io"),
  LEVER_URL: webAddress.default("https://api.lever.co"),
  ASHBY_URL: webAddress.default("https://api.ashbyhq.com"),
  /** {tenant} and {cluster} are replaced by parts of a board's token. */
  WORKDAY_URL: z
    .string()
    .regex(/^https?:\/\/[^/]/, "must be an http:// or https:// address")
    .default("https://{tenant}.{cluster}.myworkdayjobs.com"),
  NEOGOV_URL: webAddress.default("https://www.governmentjobs.com"),
  SITE_NAME: z.string().min(1).default("Waymark"),
  SITE_EMAIL: email.default("hello@waymark.example"),
  SITE_ADDRESS: z.string().default("Waymark, 12 Trailhead Road, Boulder, CO 80302, USA"),
  FOUNDER_NAME: z.string().optional(),
  FOUNDER_SLUG: z
    .string()
    .regex(/^[a-z0-9-]+$/, "must be lower-case letters, digits and hyphens")
    .default("robin-hale"),
  FOUNDER_LINKS: addresses.optional(),
  GOVERNING_STATE: z.string().default("Colorado"),
  INTRO_VIDEO_URL: z.url({ protocol: /^https$/, error: "must be an https:// address" }).optional(),
});

const Env = Variables.superRefine((given, context) => {
  const missing = dkim.filter((name) => given[name] === undefined);
  if (missing.length === dkim.length) return;
  for (const name of missing) context.addIssue({ code: "custom", path: [name], message: "" });
});

export type Env = z.infer<typeof Env>;
export type Limit = Env["LIMIT_SIGN_IN"];

/** The error names every wrong or missing value but never prints one. An empty value counts as missing. */
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
