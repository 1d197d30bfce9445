import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { bearer } from "better-auth/plugins/bearer";
import { sessionDays } from "#core/accounts/lifetimes.ts";
import { profiles, sessions, verifications } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { site } from "#core/platform/site.ts";
import { dayMs } from "#core/text/time.ts";
import { startSession } from "./start-session.ts";

const day = dayMs / 1000;
const ours = { type: "string", required: false, input: false } as const;

export const clientAddressHeader = "x-waymark-client";

/**
 * Call this through `auth.api` only. Never call `signOut` or `deleteUser`, which read a table that we don't
 * have.
 */
export const auth = betterAuth({
  baseURL: site.origin,
  trustedOrigins: [site.origin],
  secret: env.AUTH_SECRET,
  telemetry: { enabled: false },
  logger: {
    level: "warn",
    log: (level, message, ...details) =>
      logger.warn({ level, details: details.filter((detail) => detail instanceof Error) }, message),
  },
  // Our own limits count per address and client, over all processes.
  rateLimit: { enabled: false },
  database: drizzleAdapter(db, { provider: "pg", schema: { profiles, sessions, verifications } }),
  user: {
    modelName: "profiles",
    additionalFields: { role: ours, visitedOn: ours, visitedBefore: ours },
  },
  session: {
    modelName: "sessions",
    expiresIn: sessionDays * day,
    updateAge: day,
    // A cache would keep a revoked session alive for a while.
    cookieCache: { enabled: false },
  },
  verification: { modelName: "verifications" },
  advanced: {
    cookiePrefix: "waymark",
    // Validation would miss a table that we do without.
    database: { generateId: false, validateSchema: false },
    ipAddress: { ipAddressHeaders: [clientAddressHeader] },
  },
  plugins: [{ id: "start-session", endpoints: { startSession } }, bearer({ requireSignature: true })],
});
