import { readFile, rm } from "node:fs/promises";
import { keepFile } from "./keep-file.ts";

const file = ".data/local-services.json";

/** What another process of this folder must be told to use the services that keep something, and run in only one. */
const ofMail = ["SMTP_URL"];
const ofPayments = ["STRIPE_API_URL", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];
/** One provider for all processes: its quota is theirs together. */
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
];

type Shared = { env: Record<string, string>; close(): Promise<void> };

/** Tells the other processes of this folder how to reach the services of this one, until closed. */
export async function shareServices(env: Record<string, string>): Promise<Shared> {
  await keepFile(file, JSON.stringify(pick(env, [...ofMail, ...ofPayments, ...ofJobs])));
  return { env: {}, close: () => rm(file, { force: true }) };
}

/** What the process that has claimed the data folder has told. */
export async function joinServices(wanted: {
  mail: boolean;
  payments: boolean;
  jobs?: boolean;
}): Promise<Shared> {
  const told = parse(await readFile(file, "utf8").catch(() => "{}"));
  const names = [
    ...(wanted.mail ? ofMail : []),
    ...(wanted.payments ? ofPayments : []),
    ...(wanted.jobs ? ofJobs : []),
  ];
  return { env: pick(told, names), close: async () => {} };
}

function parse(told: string): Record<string, string> {
  try {
    const env: unknown = JSON.parse(told);
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
