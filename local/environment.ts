import { type Database, operatorDatabase, ownDatabase, sharedDatabase } from "./database.ts";
import { readOrCreateSecret } from "./secret-file.ts";
import { startLocalServices } from "./services.ts";
import { forgetServices, joinServices, shareServices } from "./shared-services.ts";

export type Environment = {
  env: NodeJS.ProcessEnv;
  database: Database;
  summary: string[];
  close(): Promise<void>;
};

/**
 * Starts whatever the operator has not configured. `owner` tells whether this process has claimed the data folder; others share
 * its services.
 */
export async function startEnvironment(given: NodeJS.ProcessEnv, owner: boolean): Promise<Environment> {
  if (owner) await forgetServices();
  const database = await ensureDatabase(given, owner);
  try {
    const services = mayStandIn(given, database) ? await standIns(given, owner) : null;
    return {
      env: { ...given, ...services?.env, ORIGIN: product(given).origin, DATABASE_URL: database.url },
      database,
      summary: services?.summary ?? [],
      async close() {
        await services?.close();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Only the owner starts services that store emails and payments in the data folder. */
async function standIns(given: NodeJS.ProcessEnv, owner: boolean) {
  const isMissing = (name: string) => !isGiven(given, name);
  const mail = isMissing("SMTP_URL");
  const payments = isMissing("STRIPE_SECRET_KEY");
  const jobs = !hasRealSource(given);
  if (mail && /^(sk|rk)_live_/.test(given.STRIPE_SECRET_KEY ?? ""))
    throw new Error(
      "A live Stripe key needs SMTP_URL: anyone who reads the local mailbox can sign in as anybody.",
    );
  const secret = isMissing("AUTH_SECRET")
    ? { AUTH_SECRET: await readOrCreateSecret(".data/auth-secret") }
    : {};
  const joined = owner ? null : await joinServices({ mail, payments, jobs });
  const services = await startLocalServices({
    jobs: jobs && !joined?.env.ACTIVE_JOBS_DB_URL,
    mail: owner && mail ? { folder: ".data/mailbox" } : undefined,
    payments: owner && payments ? { file: ".data/stripe.json" } : undefined,
    product: product(given),
  });
  const shared = joined ?? (await shareServices(services.env));
  return {
    env: { ...shared.env, ...services.env, ...secret },
    summary: services.summary,
    async close() {
      await shared.close();
      await services.close();
    },
  };
}

function product(given: NodeJS.ProcessEnv) {
  const port = Number(given.PORT?.trim() || 3000);
  const origin = given.ORIGIN?.trim().replace(/\/$/, "") || `http://localhost:${port}`;
  return { port, origin };
}

function isGiven(given: NodeJS.ProcessEnv, name: string): boolean {
  return Boolean(given[name]?.trim());
}

export async function ensureDatabase(given: NodeJS.ProcessEnv, owner: boolean): Promise<Database> {
  checkChoice(given, "NODE_ENV", ["production", "development"]);
  checkChoice(given, "LOCAL_SERVICES", ["on", "off"]);
  if (given.DATABASE_URL) return operatorDatabase(given.DATABASE_URL);
  if (!maySubstitute(given)) {
    throw new Error("DATABASE_URL is missing. With NODE_ENV=production, set it or LOCAL_SERVICES=on.");
  }
  if (owner) return ownDatabase();
  const shared = await sharedDatabase();
  if (shared) return shared;
  throw new Error(
    "Another process of this folder is starting or stopping its database. Try again in a moment.",
  );
}

/** Variables of each real source; another server's address counts too. */
const settingsOfSources = [["ACTIVE_JOBS_DB_KEY"], ["ACTIVE_JOBS_DB_URL"], ["USAJOBS_KEY", "USAJOBS_EMAIL"]];

export function hasRealSource(given: NodeJS.ProcessEnv): boolean {
  return settingsOfSources.some((settings) => settings.every((name) => isGiven(given, name)));
}

/**
 * With the operator's own database, stand-ins need explicit consent: the local mailbox signs in anybody, and local payments
 * unlock everything.
 */
function mayStandIn(given: NodeJS.ProcessEnv, database: Database): boolean {
  return given.LOCAL_SERVICES === "on" || (database.home !== null && maySubstitute(given));
}

function maySubstitute(given: NodeJS.ProcessEnv): boolean {
  return given.LOCAL_SERVICES === "on" || (given.LOCAL_SERVICES !== "off" && given.NODE_ENV !== "production");
}

/** Both decide before the product validates its environment. */
function checkChoice(given: NodeJS.ProcessEnv, name: string, choices: string[]) {
  const value = given[name];
  if (!value || choices.includes(value)) return;
  throw new Error(`${name} must be one of ${choices.join(", ")}. See docs/operate.md.`);
}
