import { type Database, givenDatabase, ownDatabase, sharedDatabase } from "./database.ts";
import { startLocalServices } from "./services.ts";

export type Environment = {
  /** The operator's variables, completed by what runs beside the product. */
  env: NodeJS.ProcessEnv;
  database: Database;
  /** One line each: what stands in for what. */
  summary: string[];
  close(): Promise<void>;
};

/**
 * Brings up what the product needs and the operator has not given. `owner` is whether this process has
 * claimed the data folder; else it shares the PostgreSQL of the process that has.
 */
export async function startEnvironment(given: NodeJS.ProcessEnv, owner: boolean): Promise<Environment> {
  const database = await ensureDatabase(given, owner);
  // Demonstration jobs stay out of a database that the operator brought, unless he says so.
  const mayInvent = given.LOCAL_SERVICES === "on" || (database.home !== null && maySubstitute(given));
  const jobs = mayInvent && !hasRealSource(given);
  try {
    const services = maySubstitute(given) ? await startLocalServices({ jobs }) : null;
    return {
      env: { ...given, ...services?.env, DATABASE_URL: database.url },
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

/** The database that the operator gave, else our own PostgreSQL, started or shared. */
export async function ensureDatabase(given: NodeJS.ProcessEnv, owner: boolean): Promise<Database> {
  checkChoice(given, "NODE_ENV", ["production", "development", "test"]);
  checkChoice(given, "LOCAL_SERVICES", ["on", "off"]);
  if (given.DATABASE_URL) return givenDatabase(given.DATABASE_URL);
  if (!maySubstitute(given)) {
    throw new Error(
      "DATABASE_URL is missing. With NODE_ENV=production nothing stands in for it, unless LOCAL_SERVICES=on.",
    );
  }
  if (owner) return ownDatabase();
  const shared = await sharedDatabase();
  if (shared) return shared;
  throw new Error(
    "Another process of this folder is starting or stopping its database. Try again in a moment.",
  );
}

/** What each real source asks of the operator; the address of another server counts as one. */
const settingsOfSources = [["ACTIVE_JOBS_DB_KEY"], ["ACTIVE_JOBS_DB_URL"], ["USAJOBS_KEY", "USAJOBS_EMAIL"]];

/** Whether the operator has given all that any one real source needs. */
export function hasRealSource(given: NodeJS.ProcessEnv): boolean {
  return settingsOfSources.some((settings) => settings.every((name) => given[name]?.trim()));
}

/** Whether local stand-ins are allowed: not where the operator says that this is production. */
function maySubstitute(given: NodeJS.ProcessEnv): boolean {
  return given.LOCAL_SERVICES === "on" || (given.LOCAL_SERVICES !== "off" && given.NODE_ENV !== "production");
}

/** These two decide before the product runs, which checks all the others. */
function checkChoice(given: NodeJS.ProcessEnv, name: string, choices: string[]) {
  const value = given[name];
  if (!value || choices.includes(value)) return;
  throw new Error(`${name} must be one of ${choices.join(", ")}. See docs/operate.md.`);
}
