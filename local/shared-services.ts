import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

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
  await mkdir(path.dirname(file), { recursive: true });
  // It holds the webhook's secret.
  await writeFile(file, JSON.stringify(pick(env, [...ofMail, ...ofPayments, ...ofJobs])), { mode: 0o600 });
  return { env: {}, close: () => rm(file, { force: true }) };
}

/** What the process that has claimed the data folder has told. */
export async function joinServices(wanted: {
  mail: boolean;
  payments: boolean;
  jobs?: boolean;
}): Promise<Shared> {
  const told = JSON.parse(await readFile(file, "utf8").catch(() => "{}"));
  const names = [
    ...(wanted.mail ? ofMail : []),
    ...(wanted.payments ? ofPayments : []),
    ...(wanted.jobs ? ofJobs : []),
  ];
  return { env: pick(told, names), close: async () => {} };
}

function pick(env: Record<string, string>, names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => names.includes(name)));
}
