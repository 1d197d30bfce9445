import pino from "pino";
import { env } from "#core/platform/env.server.ts";

export const logger = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
  redact: {
    paths: [
      "password",
      "token",
      "key",
      "email",
      "*.password",
      "*.token",
      "*.key",
      "*.email",
      "headers.authorization",
      "headers.cookie",
    ],
    censor: "[masked]",
  },
});

/** The driver attaches its entire client to an error, with the key that cancels queries. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return error;
  const { client, ...described } = pino.stdSerializers.err(error) as pino.SerializedError & {
    client?: unknown;
  };
  return described;
}
