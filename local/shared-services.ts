import { readFile, rm } from "node:fs/promises";
import { writePrivateFile } from "./private-file.ts";

const file = ".data/local-services.json";

/** Services that store something, so one process runs them for all. */
const ofMail = ["SMTP_URL"];
const ofPayments = ["STRIPE_API_URL", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];
/** One provider serves all processes, because they share its quota. */
const ofJobs = [
  "ACTIVE_JOBS_DB_URL",
  "ACTIVE_JOBS_DB_KEY",
  "GREENHOUSE_URL",
  "LEVER_URL",
  "ASHBY_URL",
  "WORKDAY_URL",
  "NEOGOV_URL",
  "DEMO_SOURCES",
  "DEMO_BOARDS",
  "DEMO_LINKS_URL",
];

type Shared = { env: Record<string, string>; close(): Promise<void> };

/** Shares addresses with other processes of this folder until closed. */
export async function shareServices(env: Record<string, string>): Promise<Shared> {
  await writePrivateFile(file, JSON.stringify(pick(env, [...ofMail, ...ofPayments, ...ofJobs])));
  return { env: {}, close: forgetServices };
}

/** A killed owner leaves its addresses behind, and a copied folder has those of another. Only the owner may call this. */
export function forgetServices(): Promise<void> {
  return rm(file, { force: true });
}

export async function joinServices(wanted: {
  mail: boolean;
  payments: boolean;
  jobs?: boolean;
}): Promise<Shared> {
  const shared = parse(await readFile(file, "utf8").catch(() => "{}"));
  const names = [
    ...(wanted.mail ? ofMail : []),
    ...(wanted.payments ? ofPayments : []),
    ...(wanted.jobs ? ofJobs : []),
  ];
  return { env: pick(shared, names), close: async () => {} };
}

function parse(shared: string): Record<string, string> {
  try {
    const env: unknown = JSON.parse(shared);
    if (isEnvironment(env)) return env;
  } catch {}
  throw new Error(
    `${file} is broken. Restart the Waymark that runs from this folder: it writes the file anew.`,
  );
}

function isEnvironment(env: unknown): env is Record<string, string> {
  return (
    typeof env === "object" && env !== null && Object.values(env).every((value) => typeof value === "string")
  );
}

function pick(env: Record<string, string>, names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => names.includes(name)));
}
